import { resultRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { httpSupplier } from '../../src/supplier/http-supplier';
import { groupKey, type GroupField, type PackageQuery, type Supplier } from '../../src/supplier/supplier';
import { createMarket, directSupplier, type MarketQuery } from '../support/demo-services';
import { startSimulator, type RunningSimulator } from '../support/running-simulator';

// Generous for a busy machine.
jest.setTimeout(60_000);

const TODAY = '2026-11-21';
const ANTALYA = 101;
const ANY_LONDON = -1;
const today = () => TODAY;
const market = createMarket({ seed: 7, today, mediaBase: 'http://localhost:3001' });

const WEEK_IN_ANTALYA: PackageQuery = {
  destinationId: ANTALYA,
  departureId: ANY_LONDON,
  dateMin: '2027-06-01',
  dateMax: '2027-06-20',
  durationMin: 7,
  durationMax: 7,
  boardType: '',
  rating: '345',
  rooms: DEFAULT_OCCUPANCY,
};

let simulator: RunningSimulator;
let suppliers: Readonly<Record<'direct' | 'http', Supplier>>;
beforeAll(async () => {
  simulator = await startSimulator(market, today);
  suppliers = {
    direct: directSupplier(market, today),
    http: httpSupplier({ url: simulator.url, today }),
  };
});
afterAll(() => simulator.close());

const search = (query: PackageQuery): readonly HotelResult[] => {
  const marketQuery: MarketQuery = { ...query, maxResults: 100_000 };
  return market.search(marketQuery).results.map((row) => resultRowSchema.parse(row));
};
const firstResult = (): HotelResult => {
  const [first] = search(WEEK_IN_ANTALYA);
  if (!first) throw new Error('the simulated market sells nothing in Antalya');
  return first;
};
/** A reference with one of its segments replaced. */
const changedReference = (segment: number, value: string) =>
  firstResult()
    .quoteReference.split('.')
    .map((own, index) => (index === segment ? value : own))
    .join('.');

describe.each(['direct', 'http'] as const)('supplier contract: %s', (name) => {
  const supplier = () => suppliers[name];

  it.each<readonly [title: string, query: PackageQuery, groupBy: readonly GroupField[]]>([
    ['a destination by month and star class', WEEK_IN_ANTALYA, ['departureMonth', 'starClass']],
    ['a destination by month and hotel', WEEK_IN_ANTALYA, ['departureMonth', 'hotelKey']],
    ['a destination as a whole', WEEK_IN_ANTALYA, []],
    [
      'a hotel by date, nights and board',
      { ...WEEK_IN_ANTALYA, hotelKey: 'H2A1', durationMax: 8 },
      ['departureDate', 'nights', 'boardBasis'],
    ],
  ])('returns the cheapest packages of %s [DEC-108]', async (_title, query, groupBy) => {
    const hotelKey = query.hotelKey === undefined ? {} : { hotelKey: firstResult().hotelKey };
    const requested = { ...query, ...hotelKey };
    const lowest = new Map<string, number>();
    for (const result of search(requested)) {
      const key = groupKey(groupBy, result);
      lowest.set(key, Math.min(lowest.get(key) ?? Number.POSITIVE_INFINITY, result.pricePerPerson));
    }
    const found = await supplier().cheapestPackages(requested, groupBy);
    const prices = found.map((one) => [groupKey(groupBy, one), Number(one.pricePerPerson)] as const);
    expect([found.length, new Map(prices)]).toEqual([lowest.size, lowest]);
    expect(lowest.size).toBeGreaterThan(0);
  });

  it('sells a package at the price of the cheapest list, with the flight of the list [DEC-108]', async () => {
    const [found] = await supplier().cheapestPackages(WEEK_IN_ANTALYA, []);
    const priced = await supplier().pricePackage({
      reference: found?.reference ?? '',
      rooms: DEFAULT_OCCUPANCY,
    });
    expect(priced).toMatchObject({
      ok: true,
      value: {
        pricePerPerson: found?.pricePerPerson,
        hotelKey: found?.hotelKey,
        flightId: found?.flight.flightId,
        flightPricePerPerson: found?.flight.pricePerPerson,
        outbound: { departsAt: found?.flight.outboundDepartsAt },
      },
    });
  });

  it('prices a package with another flight', async () => {
    const { hotelKey, departureDate, boardBasis, flightId, quoteReference } = firstResult();
    const query = { ...WEEK_IN_ANTALYA, hotelKey, dateMin: departureDate, dateMax: departureDate };
    const other = search(query).find((one) => one.flightId !== flightId && one.boardBasis === boardBasis);
    const priced = await supplier().pricePackage({
      reference: quoteReference,
      rooms: DEFAULT_OCCUPANCY,
      flightId: other?.flightId,
    });
    expect(priced).toMatchObject({
      ok: true,
      value: { flightId: other?.flightId, pricePerPerson: other?.pricePerPerson },
    });
  });

  it.each([
    ['unknown-reference', () => 'none'],
    ['unknown-reference', () => changedReference(0, 'H0')],
    ['expired', () => changedReference(5, (Date.parse('2026-11-18') / 86_400_000).toString(36))],
    ['departed', () => changedReference(1, '20261121')],
  ])('refuses a reference as %s', async (reason, reference) => {
    const priced = await supplier().pricePackage({ reference: reference(), rooms: DEFAULT_OCCUPANCY });
    expect(priced).toEqual({ ok: false, error: reason });
  });

  it('finds a hotel by its key', async () => {
    const { hotelKey, hotelName, giataId, starClass, reviewScore, reviewCount } = firstResult();
    const boards = [...(market.hotelByKey(hotelKey)?.boards ?? [])];
    const hotel = await supplier().findHotel(hotelKey);
    expect(hotel).toEqual({
      hotelKey,
      name: hotelName,
      giataId,
      starClass,
      reviewScore,
      reviewCount,
      boards,
    });
    expect(await supplier().findHotel('H0')).toBeNull();
  });

  it('returns the record of a hotel, and null for a hotel without one', async () => {
    const { giataId, hotelName } = firstResult();
    const record = await supplier().hotelRecord(giataId);
    expect(record).toMatchObject({ hotelName, images: expect.arrayContaining([expect.any(String)]) });
    expect(await supplier().hotelRecord(1)).toBeNull();
  });

  it('returns rooms and boards relative to a reference, and null for an unknown hotel', async () => {
    const { hotelKey, departureDate, nights, quoteReference: reference, boardBasis } = firstResult();
    const query = { hotelKey, departureDate, nights, rooms: DEFAULT_OCCUPANCY, reference };
    const found = await supplier().alternatives(query);
    expect(found?.boards.find(({ boardCode }) => boardCode === boardBasis)?.priceDifference).toBe(0);
    expect(found?.rooms[0]?.priceDifference).toBe(0);
    expect(await supplier().alternatives({ ...query, hotelKey: 'H0' })).toBeNull();
  });

  it('finds nothing for a hotel that does not exist and for dates beyond the season', async () => {
    expect(await supplier().cheapestPackages({ ...WEEK_IN_ANTALYA, hotelKey: 'H0' }, [])).toEqual([]);
    const dateMin = addDays(TODAY, 600);
    const late = { ...WEEK_IN_ANTALYA, dateMin, dateMax: addDays(dateMin, 3) };
    expect(await supplier().cheapestPackages(late, [])).toEqual([]);
  });
});
