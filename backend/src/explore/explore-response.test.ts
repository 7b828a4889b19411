import { setImmediate as nextTurn } from 'node:timers/promises';

import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { openTestShop, TODAY, type TestShop } from '../../tests/support/test-shop';
import type { DestinationOffer, PackageQuery, Supplier } from '../supplier/supplier';

import { exploreResponses } from './explore-response';

// Generous for a busy machine.
jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const QUERY = { departureId: -1, nights: 7, month: '2027-06', rooms: DEFAULT_OCCUPANCY };

/** Returns responses from a supplier with these destinations, and the first dates of the requested months. */
function responsesOf(destinations: Supplier['destinations']) {
  const requested: string[] = [];
  const list =
    destinations &&
    ((query: PackageQuery) => {
      requested.push(query.dateMin);
      return destinations(query);
    });
  const supplier = { ...shop.supplier, destinations: list };
  return { requested, respond: exploreResponses({ db: shop.db, clock: shop.clock, supplier }) };
}

const market = (query: PackageQuery): Promise<readonly DestinationOffer[]> => {
  if (!shop.supplier.destinations) throw new Error('the simulated supplier has destinations');
  return shop.supplier.destinations(query);
};

describe('exploreResponses', () => {
  it('responds with the chosen month before the others are computed, each of all star classes [EXPLORE-02, CONST-05, DEC-07]', async () => {
    const responses: Promise<unknown>[] = [];
    const ratings = new Set<string>();
    const { requested, respond } = responsesOf((query) => {
      ratings.add(query.rating);
      const response = market(query);
      responses.push(response);
      return response;
    });
    const first = await respond(QUERY);
    expect(requested[0]).toBe('2027-06-01');
    expect(first.isComplete).toBe(false);
    expect(first.months.filter(({ price }) => price !== null).map(({ month }) => month)).toEqual(['2027-06']);
    let last = first;
    // The months are requested one after another.
    for (let month = 1; month <= 12 && !last.isComplete; month += 1) {
      await Promise.all(responses);
      await nextTurn();
      last = await respond(QUERY);
    }
    expect(last.isComplete).toBe(true);
    expect(last.months.every(({ price }) => price !== null)).toBe(true);
    expect(last.destinations).toEqual(first.destinations);
    // Every month was requested once.
    expect(requested.toSorted()).toEqual([...new Set(requested)].toSorted());
    expect(requested).toHaveLength(12);
    expect([...ratings]).toEqual(['12345']);
  });

  it('has the prices that a search of the destination on that day has [EXPLORE-01]', async () => {
    const { respond } = responsesOf(market);
    const { destinations } = await respond(QUERY);
    for (const { destinationId, departureDate, price } of [0, 10, 40].flatMap(
      (at) => destinations[at] ?? [],
    )) {
      const found = await shop.supplier.cheapestPackages(
        {
          destinationId,
          departureId: -1,
          dateMin: departureDate,
          dateMax: departureDate,
          durationMin: 7,
          durationMax: 7,
          boardType: '',
          rating: '12345',
          rooms: DEFAULT_OCCUPANCY,
        },
        ['departureDate'],
      );
      expect(found.map(({ pricePerPerson }) => pricePerPerson)).toEqual([price]);
    }
  });

  it('computes a chosen month although its request in the background is pending', async () => {
    const supplier = {
      ...shop.supplier,
      destinations: (query: PackageQuery, options?: { readonly isBackground?: boolean }) =>
        options?.isBackground ? new Promise<never>(() => {}) : market(query),
    };
    const respond = exploreResponses({ db: shop.db, clock: shop.clock, supplier });
    const [first] = (await respond(QUERY)).months;
    const later = await respond({ ...QUERY, month: first?.month ?? '' });
    expect(later.destinations.length).toBeGreaterThan(50);
  });

  it('requests a month again after a failure of the supplier', async () => {
    let fails = true;
    const { respond } = responsesOf((query) =>
      fails ? Promise.reject(new Error('no supplier')) : market(query),
    );
    await expect(respond(QUERY)).rejects.toThrow('no supplier');
    fails = false;
    expect((await respond(QUERY)).destinations.length).toBeGreaterThan(50);
  });

  it('has nothing in a month that is not on sale, and does not query the supplier', async () => {
    const { requested, respond } = responsesOf(market);
    const past = await respond({ ...QUERY, month: '2020-01' });
    expect(past.destinations).toEqual([]);
    expect(past.months[0]?.month).toBe(TODAY.slice(0, 7));
    expect(requested).not.toContain('2020-01-01');
  });

  it('moves the months to a chosen one that is later than the twelfth', async () => {
    const { respond } = responsesOf(async () => []);
    const { months } = await respond({ ...QUERY, month: '2028-02' });
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2027-03', '2028-02']);
  });

  it('uses the stored prices of the destination pages where the supplier has none by destination [EXPLORE-03]', async () => {
    await shop.app.inject({ method: 'GET', url: '/api/getPage/d00000000000000000000101' });
    const { basis, destinations, isComplete } = await responsesOf(null).respond(QUERY);
    expect([basis, isComplete]).toEqual(['pages', true]);
    const antalya = destinations.find(({ destinationId }) => destinationId === 101);
    expect(antalya).toMatchObject({ nights: 7, hotels: null, flightMinutes: null, temperature: 31 });
    expect(antalya?.departureDate).toMatch(/^2027-06-/);
  });
});
