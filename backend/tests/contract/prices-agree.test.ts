import { resultRowSchema, type ResultRow } from '@storefront/shared/api/supplier-rows.schema';
import {
  AIRPORT_GROUPS,
  DEAL_AIRPORT_CODES,
  departureIdOf,
} from '@storefront/shared/domain/catalogue/airports';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { dealPrice as displayedPrice } from '@storefront/shared/domain/deals/deal-price';
import { DEFAULT_OCCUPANCY, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { dealPrice, dealWindows, roomsOf, startingPriceOf } from '../../src/content/prices/deal-price';
import { priceRows } from '../../src/content/prices/price-file';
import { createMarket, directSupplier, seedDocuments, type MarketQuery } from '../support/demo-services';

// Generous for a busy machine.
jest.setTimeout(60_000);

const TODAY = '2026-11-21';
const SEED = 184;
const market = createMarket({ seed: 7, today: () => TODAY, mediaBase: 'http://localhost:3001' });
const supplier = directSupplier(market, () => TODAY);
const { deals } = seedDocuments({ today: TODAY, publicUrl: 'http://localhost:3001' });

const someRooms: fc.Arbitrary<Occupancy> = fc.constantFrom<Occupancy[]>(
  DEFAULT_OCCUPANCY,
  [{ adults: 1, children: 0, childAges: [] }],
  [{ adults: 2, children: 2, childAges: [1, 11] }],
  [{ adults: 6, children: 4, childAges: [0, 2, 12, 17] }],
  [
    { adults: 3, children: 0, childAges: [] },
    { adults: 2, children: 1, childAges: [5] },
  ],
);

/** A search of a few days in one destination, which is never truncated. */
const someQuestion: fc.Arbitrary<MarketQuery> = fc
  .record({
    destinationId: fc.constantFrom(...uniqueDestinations().map(({ id }) => id)),
    departureId: fc.constantFrom(...AIRPORT_GROUPS.map(({ id }) => id), 1, 7, 26, 30),
    day: fc.integer({ min: 1, max: 544 }),
    days: fc.integer({ min: 0, max: 4 }),
    nights: fc.constantFrom(2, 3, 4, 7, 10, 14, 21, 28),
    more: fc.integer({ min: 0, max: 1 }),
    boardType: fc.constantFrom('', '5', '3', '8', '9'),
    rating: fc.constantFrom('12345', '345', '4', '5'),
    rooms: someRooms,
  })
  .map(({ day, days, nights, more, ...rest }) => ({
    ...rest,
    dateMin: addDays(TODAY, day),
    dateMax: addDays(TODAY, day + days),
    durationMin: nights,
    durationMax: Math.min(28, nights + more),
    maxResults: 7000,
  }));

const check = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, predicate: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, predicate), { seed: SEED, numRuns });

/** Returns the price of a row in pence. */
const priceOf = ({ price }: ResultRow) => poundsToPence(Number(price));

function lowestBy(rows: readonly ResultRow[], keyOf: (row: ResultRow) => string): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    lowest.set(key, Math.min(lowest.get(key) ?? Number.POSITIVE_INFINITY, priceOf(row)));
  }
  return lowest;
}

const stayOf = (row: ResultRow) => `${row.rm1HTLKEY} ${row.departureDate} ${String(row.nts)} ${row.brd}`;

describe('prices agree', () => {
  it('the cheapest of each hotel, date, stay and board is the lowest row of the search [DEC-108]', () => {
    let compared = 0;
    check(someQuestion, 120, (question) => {
      const { results, truncated } = market.search(question);
      expect(truncated).toBe(false);
      const cheapest = market.cheapest(
        question,
        ({ hotel, date, nights, board }) => `${hotel.hotelKey} ${date} ${nights} ${board}`,
      );
      const lowest = lowestBy(results, stayOf);
      const prices = [...cheapest].map(([key, one]) => [key, Number(one.pricePerPerson)] as const);
      expect(new Map(prices)).toEqual(lowest);
      const [best] = market.cheapest(question, () => 'all').values();
      expect(best?.pricePerPerson ?? Number.POSITIVE_INFINITY).toBe(Math.min(...lowest.values()));
      compared += lowest.size;
    });
    expect(compared).toBeGreaterThan(2_000);
  });

  it('a search for one hotel has every package of the search for its destination [API-DETAILS-06, DEC-108]', () => {
    check(someQuestion, 40, (question) => {
      const rows = market.search(question).results;
      const row = rows[rows.length >> 1];
      if (!row) return;
      const alone = market.search({ ...question, destinationId: 1, hotelKey: row.rm1HTLKEY });
      const existing = new Map(alone.results.map((own) => [own.reference, own]));
      const displayed = rows.filter(({ rm1HTLKEY }) => rm1HTLKEY === row.rm1HTLKEY);
      for (const own of displayed) expect(existing.get(own.reference)).toEqual(own);
      // It has no cheaper package.
      expect(lowestBy(alone.results, stayOf)).toEqual(lowestBy(displayed, stayOf));
    });
  });

  it('a reference has the price and the rooms of its row for its own party [API-DPSEARCH-05, DEC-108, DEC-120]', () => {
    check(someQuestion, 60, (question) => {
      const { results, flights } = market.search(question);
      const existing = new Map(flights.map((flight) => [flight.fltId, flight]));
      for (const row of results.filter((_, index) => index % 7 === 0).slice(0, 12)) {
        const priced = market.price(row.reference, question.rooms);
        if (typeof priced === 'string') throw new Error(`${row.reference} is ${priced}`);
        expect(priced).toMatchObject({
          pricePerPerson: priceOf(row),
          hotelName: row.rm1HTL,
          departureDate: row.departureDate,
          nights: Number(row.nts),
          boardBasis: row.brd,
          flightId: row.fltId,
          flightPricePerPerson: poundsToPence(Number(existing.get(String(row.fltId))?.fltCOST)),
        });
        expect(priced.rooms).toEqual(resultRowSchema.parse(row).rooms);
        expect(priced.rooms).toHaveLength(question.rooms.length);
        for (const { name } of priced.rooms) expect(name).not.toBe('');
      }
    });
  });

  it('the standard room and the quoted board have no surcharge, and other boards cost the difference in the search [API-DETAILS-06, DEC-12]', () => {
    check(someQuestion, 80, (question) => {
      const { results } = market.search({ ...question, boardType: '' });
      const row = results[results.length >> 1];
      const hotel = row && market.hotelByKey(row.rm1HTLKEY);
      if (!row || !hotel) return;
      const { rooms, boards } = market.alternatives(hotel, {
        date: row.departureDate,
        nights: Number(row.nts),
        rooms: question.rooms,
        board: row.brd,
      });
      expect(rooms[0]).toMatchObject({ roomCode: row.rm1TYP, priceDifference: 0 });
      expect(boards.find(({ boardCode }) => boardCode === row.brd)?.priceDifference).toBe(0);
      for (const { priceDifference } of rooms.slice(1)) expect(priceDifference).toBeGreaterThan(0);
      for (const { boardCode, priceDifference } of boards) {
        const other = results.find(
          (one) => stayOf(one) === stayOf({ ...row, brd: boardCode }) && one.fltId === row.fltId,
        );
        if (other)
          expect([boardCode, priceDifference * 100]).toEqual([boardCode, priceOf(other) - priceOf(row)]);
      }
    });
  });

  it('the starting price of a deal plus its mark-up equals the price of the search for its party [API-DEALS-04, DEC-108, DEC-482]', async () => {
    let marked = 0;
    for (const deal of deals) {
      const price = await dealPrice(supplier, deal, TODAY);
      if (!price) throw new Error(`deal ${deal.id} is sold out`);
      const isInWindow = dealWindows(deal, TODAY).some(
        ([first, last]) => first <= price.date && price.date <= last,
      );
      expect([deal.id, isInWindow]).toEqual([deal.id, true]);
      expect(DEAL_AIRPORT_CODES).toContain(price.airport);
      if (deal.startingPrice !== null) continue;
      const { results } = market.search({
        destinationId: 1,
        departureId: departureIdOf(price.airport) ?? 0,
        hotelKey: deal.hotelKey,
        dateMin: price.date,
        dateMax: price.date,
        durationMin: deal.nights,
        durationMax: deal.nights,
        boardType: boardSearchId(price.board),
        rating: '12345',
        rooms: roomsOf(deal),
        maxResults: 7000,
      });
      const markups = deal.markupPrices.map((period) => ({
        ...period,
        markup: poundsToPence(period.markup),
      }));
      const displayed = displayedPrice({
        dealId: deal.id,
        startingPrice: poundsToPence(startingPriceOf(deal, price)),
        markups,
        cheapestDate: price.date,
      });
      expect([deal.id, displayed]).toEqual([deal.id, pence(Math.min(...results.map(priceOf)))]);
      if (markups.length > 0) marked += 1;
    }
    expect(marked).toBeGreaterThan(3);
  });

  it('every row of a price file is sold at its price and in its room, and no cheaper from that airport [API-PRICES-02, DEC-108, DEC-120]', async () => {
    const files = fc.record({
      deal: fc.constantFrom(...deals),
      month: fc.constantFrom('2026-11', '2027-02', '2027-05', '2027-10'),
    });
    const property = fc.asyncProperty(files, async ({ deal, month }) => {
      const rows = await priceRows(supplier, deal, month, TODAY);
      for (const row of rows.filter((_, index) => index % 37 === 0)) {
        const priced = market.price(row.reference, DEFAULT_OCCUPANCY);
        if (typeof priced === 'string') throw new Error(`${row.reference} is ${priced}`);
        expect(priced).toMatchObject({
          pricePerPerson: poundsToPence(Number(row.totalPrice)),
          departureDate: row.date,
          boardBasis: row.brd,
          nights: row.nts,
          outbound: { departureAirportCode: row.depAPC },
          rooms: [{ code: row.rm1TYP, name: row.rm1TYPDESC }],
        });
        expect(row.price).toBe(row.totalPrice);
      }
      const sample = rows[rows.length >> 1];
      if (!sample) return;
      const { results } = market.search({
        destinationId: 1,
        departureId: Number(sample.departureId),
        hotelKey: deal.hotelKey,
        dateMin: sample.date,
        dateMax: sample.date,
        durationMin: deal.minNights,
        durationMax: deal.maxNights,
        boardType: '',
        rating: '12345',
        rooms: DEFAULT_OCCUPANCY,
        maxResults: 7000,
      });
      const day = rows.filter(({ date, depAPC }) => date === sample.date && depAPC === sample.depAPC);
      expect(
        day
          .map(({ nts, brd, totalPrice }) => `${String(nts)} ${brd} ${poundsToPence(Number(totalPrice))}`)
          .toSorted(),
      ).toEqual(
        [...lowestBy(results, ({ nts, brd }) => `${String(nts)} ${brd}`)]
          .map(([key, lowest]) => `${key} ${lowest}`)
          .toSorted(),
      );
    });
    await fc.assert(property, { seed: SEED, numRuns: 6 });
  });
});

describe('packages that the shop does not sell', () => {
  const [row] = market.search({
    destinationId: 601,
    departureId: -1,
    dateMin: '2027-06-05',
    dateMax: '2027-06-12',
    durationMin: 7,
    durationMax: 7,
    boardType: '',
    rating: '12345',
    rooms: DEFAULT_OCCUPANCY,
    maxResults: 1,
  }).results;
  const [hotelKey = '', , , board = '', flightId = '', quoted = ''] = row?.reference.split('.') ?? [];
  const [departure = '', arrival = ''] = flightId.split('-');

  /** References that could be derived from a real one of this hotel. */
  const forged = (date: string, nights: number) =>
    Array.from({ length: 20 }, (_, carrier) => {
      const compact = date.replaceAll('-', '');
      const flight = `${departure}-${arrival}-${carrier}-${compact}-${nights}`;
      return [hotelKey, compact, nights, board, flight, quoted].join('.');
    });

  it('have no price beyond the booking horizon [DEC-108]', () => {
    const days = Array.from({ length: 14 }, (_, day) => addDays(TODAY, 549 + day));
    const sold = days
      .flatMap((date) => forged(date, 7))
      .filter((reference) => typeof market.price(reference, DEFAULT_OCCUPANCY) !== 'string');
    expect(sold).toEqual([]);
  });

  it('have no price for stays longer than a search allows [DEC-108]', () => {
    const sold = [29, 61, 99]
      .flatMap((nights) => ['2027-06-05', '2027-06-06', '2027-06-07'].flatMap((date) => forged(date, nights)))
      .filter((reference) => typeof market.price(reference, DEFAULT_OCCUPANCY) !== 'string');
    expect(sold).toEqual([]);
  });
});
