import { addDays, daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { resultRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import { airportCodes, AIRPORT_GROUPS } from '@storefront/shared/domain/catalogue/airports';
import { AMENITIES } from '@storefront/shared/domain/catalogue/amenities';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import fc from 'fast-check';

import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import { createMarket } from './create-market';
import { allHotels } from './hotels';
import type { MarketQuery, PricedPackage } from './market';
import { RESORTS } from './resorts';

const TODAY = '2026-11-21';
const options = { seed: 7, today: () => TODAY, mediaBase: 'http://localhost:3001' };
const market = createMarket(options);

const antalya: MarketQuery = {
  destinationId: 101,
  departureId: -1,
  dateMin: '2027-06-10',
  dateMax: '2027-06-14',
  durationMin: 7,
  durationMax: 7,
  boardType: '',
  rating: '12345',
  rooms: DEFAULT_OCCUPANCY,
  maxResults: 7000,
};

const someQuery: fc.Arbitrary<MarketQuery> = fc
  .record({
    destinationId: fc.constantFrom(...uniqueDestinations().map(({ id }) => id)),
    departureId: fc.constantFrom(...AIRPORT_GROUPS.map(({ id }) => id), 1, 7, 26),
    day: fc.integer({ min: 1, max: 540 }),
    nights: fc.constantFrom(2, 3, 4, 7, 10, 14, 21),
    maxResults: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ day, nights, ...rest }) => ({
    ...antalya,
    ...rest,
    dateMin: addDays(TODAY, day),
    dateMax: addDays(TODAY, day + 2),
    durationMin: nights,
    durationMax: nights,
  }));

describe('the market', () => {
  it('has at least 1,500 hotels, and no two of one name with any seed [DEC-172]', () => {
    expect(allHotels(7).length).toBeGreaterThanOrEqual(1500);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const names = allHotels(seed).map(({ name }) => name);
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('names hotels without their destination, and none by the sea where there is no sea [DEC-172]', () => {
    for (const { name, destination, resort, isShip } of allHotels(7)) {
      if (isShip) continue;
      const plainName = name.replace(new RegExp(` ${resort}$`), '');
      expect([name, plainName.includes(destination.name)]).toEqual([name, false]);
      if (!hasTag(illustratedPlace(destination.name), 'sea'))
        expect([name, /\b(Beach|Bay|Sands|Sea)\b/.test(plainName)]).toEqual([name, false]);
    }
  });

  it('has hotels only in resorts of its list, which are different places [DEC-172]', () => {
    const destinations = uniqueDestinations();
    expect(new Set(Object.keys(RESORTS))).toEqual(new Set(destinations.map(({ name }) => name)));
    for (const resorts of Object.values(RESORTS)) {
      expect(resorts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(resorts).size).toBe(resorts.length);
      expect(
        resorts.filter((resort) => /^(Beach|Bay|Harbour|.*(Station Quarter|North Shore))$/.test(resort)),
      ).toEqual([]);
    }
  });

  it('returns the same result for the same query in every process [DEC-108]', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        expect(createMarket(options).search(query)).toEqual(market.search(query));
      }),
      { numRuns: 10 },
    );
  });

  it('sells dates after today only, at prices that depend on the seed [DEC-108]', () => {
    const untilTomorrow = { ...antalya, dateMin: addDays(TODAY, -3), dateMax: addDays(TODAY, 1) };
    const dates = market.search(untilTomorrow).results.map(({ departureDate }) => departureDate);
    expect([...new Set(dates)]).toEqual([addDays(TODAY, 1)]);
    const pricesOf = (seed: number) =>
      createMarket({ ...options, seed })
        .search(antalya)
        .results.map(({ price }) => price);
    expect(pricesOf(8)).not.toEqual(pricesOf(7));
  });

  it('respects dates, nights, airports and the limit, and returns inbound flights after outbound ones [API-DPSEARCH-05]', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        const { results, flights } = market.search(query);
        const codes = airportCodes(query.departureId);

        expect(results.length).toBeLessThanOrEqual(query.maxResults);
        for (const row of results) {
          expect(row.departureDate >= query.dateMin && row.departureDate <= query.dateMax).toBe(true);
          expect(Number(row.nts)).toBe(query.durationMin);
          expect(codes).toContain(row.depAPC);
          expect(Number.isInteger(Number(row.price)) && Number(row.price) > 0).toBe(true);
        }
        for (const flight of flights) {
          expect(flight.ibdepDate > flight.obarrDate).toBe(true);
          expect(daysBetween(flight.obdepDate.slice(0, 10), flight.ibdepDate.slice(0, 10))).toBe(
            query.durationMin,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('prices a reference exactly as the search did', () => {
    const { results } = market.search(antalya);
    for (const row of results.slice(0, 200)) {
      const { pricePerPerson, quoteReference } = resultRowSchema.parse(row);
      expect(market.price(quoteReference, DEFAULT_OCCUPANCY)).toMatchObject({
        pricePerPerson,
        hotelName: row.rm1HTL,
      });
    }
  });

  it('changes the price by the fare difference when another flight is selected [PRICE-03]', () => {
    const hotel = market.search({ ...antalya, hotelKey: market.search(antalya).results[0]?.rm1HTLKEY ?? '' });
    const [first, other] = hotel.flights.filter(({ obdepDate }) => obdepDate.startsWith('2027-06-12'));
    const row = hotel.results.find(({ fltId }) => fltId === first?.fltId);
    if (!first || !other || !row) throw new Error('the market has too few flights');

    const same = market.price(row.reference, DEFAULT_OCCUPANCY);
    const changed = market.price(row.reference, DEFAULT_OCCUPANCY, other.fltId);

    if (typeof same === 'string' || typeof changed === 'string') throw new Error('no price');
    expect(changed.pricePerPerson - same.pricePerPerson).toBe(
      (Number(other.fltCOST) - Number(first.fltCOST)) * 100,
    );
  });

  it('rejects references that no search has returned', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(market.price(text, DEFAULT_OCCUPANCY)).toBe('unknown-reference');
      }),
    );
    const { reference } = market.search(antalya).results[0] ?? { reference: '' };
    expect(market.price(reference.replace(/\.[^.]+$/, '.zzz'), DEFAULT_OCCUPANCY)).toBe('unknown-reference');
    expect(createMarket({ ...options, today: () => '2026-11-24' }).price(reference, DEFAULT_OCCUPANCY)).toBe(
      'expired',
    );
  });

  it('returns the cheapest hotels whole at the limit of 7,000 results, with the totals of all', () => {
    const anywhere = { ...antalya, destinationId: 1 };
    const { count, truncated, totals, packages } = market.plan(anywhere);
    const whole = market.plan({ ...anywhere, maxResults: 1_000_000 });
    const keyOf = ({ hotel, date, board, flight }: PricedPackage) =>
      [hotel.hotelKey, date, board, flight.flightId].join();
    const found = [...packages()];
    const all = [...whole.packages()];
    expect([truncated, whole.truncated, whole.totals]).toEqual([true, false, []]);
    expect(found).toHaveLength(count);
    expect(count).toBeGreaterThan(6_900);
    expect(count).toBeLessThanOrEqual(7_000);

    const hotels = new Set(found.map(({ hotel }) => hotel));
    expect(new Set(found.map(keyOf))).toEqual(
      new Set(all.filter(({ hotel }) => hotels.has(hotel)).map(keyOf)),
    );
    const lowestOf = (some: readonly PricedPackage[]) =>
      some.reduce((least, { pricePerPerson }) => Math.min(least, pricePerPerson), Infinity);
    const lowest = [...hotels].map((hotel) => lowestOf(found.filter((one) => one.hotel === hotel)));
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
    expect(lowestOf(all.filter(({ hotel }) => !hotels.has(hotel)))).toBeGreaterThanOrEqual(
      lowest.at(-1) ?? 0,
    );

    const sellable = all.filter(({ hotel }) => hotel.hasGiata);
    expect(totals).toEqual(
      [...new Set(all.map(({ date }) => date))].toSorted().map((departureDate) => {
        const onDate = sellable.filter(({ date }) => date === departureDate);
        return {
          departureDate,
          hotels: new Set(onDate.map(({ hotel }) => hotel)).size,
          lowestPrice: lowestOf(onDate),
        };
      }),
    );
  });

  it('cuts within a hotel only when it has more packages than the limit itself', () => {
    const { count, packages } = market.plan({ ...antalya, maxResults: 7 });
    expect(count).toBe(7);
    expect(new Set([...packages()].map(({ hotel }) => hotel)).size).toBe(1);
  });

  it.each([
    [601, 1, 8, 600, 1400],
    [601, 1, 2, 250, 700],
    [703, 1, 3, 130, 420],
    [801, 1, 1, 700, 2100],
    [101, 1, 6, 380, 900],
  ])(
    'sells destination %i from airport group %i in month %i at a median price between £%i and £%i',
    (destinationId, _group, month, low, high) => {
      const date = `2027-${String(month).padStart(2, '0')}-10`;
      const { results } = market.search({
        ...antalya,
        destinationId,
        dateMin: date,
        dateMax: addDays(date, 4),
        durationMin: destinationId === 703 ? 3 : 7,
        durationMax: destinationId === 703 ? 3 : 7,
      });
      const prices = results.map(({ price }) => Number(price)).sort((one, other) => one - other);
      const median = prices[Math.floor(prices.length / 2)] ?? 0;
      expect(median).toBeGreaterThan(low);
      expect(median).toBeLessThan(high);
    },
  );

  it('flags every amenity of the filter at some hotel and no other name, so that every option can match a hotel [SRCH-FLT-22, DEC-90]', () => {
    const flagged = new Set<string>();
    for (const { giataId } of allHotels(7)) {
      const { facilities = {}, room_facilities: rooms = {} } = market.hotel(giataId)?.facility ?? {};
      for (const [flag, has] of Object.entries({ ...facilities, ...rooms }))
        if (has) flagged.add(flag.replace(/^(facility|room)_/, '').replaceAll('_', ' '));
    }
    expect([...flagged].toSorted()).toEqual(AMENITIES.toSorted());
  });

  it('has no content for a few hotels and for unknown ids [API-HOTEL-04]', () => {
    const hotels = allHotels(7);
    const without = hotels.filter(({ giataId }) => market.hotel(giataId) === undefined);

    expect(without.length).toBeGreaterThan(0);
    expect(without.length / hotels.length).toBeLessThan(0.05);
    expect(market.hotel(1)).toBeUndefined();
  });
});
