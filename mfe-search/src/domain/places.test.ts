import { aPlace, anExplore } from '../../testing/places';

import type { ExploreChoice } from './explore-params';
import { basisText, placesHeading, placesView, shortDeparture } from './places';

const CHOICE: ExploreChoice = {
  budget: null,
  order: 'price',
  flightHours: null,
  warm: null,
  place: null,
  showsAllRows: false,
  showsMap: false,
};
const EXPLORE = anExplore([
  aPlace(301, 204, { flightMinutes: 205, temperature: 29 }),
  aPlace(601, 239, { flightMinutes: 135, temperature: null }),
  aPlace(101, 314, { flightMinutes: null, temperature: 31 }),
]);
const idsOf = (change: Partial<ExploreChoice>) =>
  placesView(EXPLORE, { ...CHOICE, ...change }).places.map(({ destinationId }) => destinationId);

describe('placesView', () => {
  it.each([
    ['price', [301, 601, 101]],
    ['flight', [601, 301, 101]],
    ['warmest', [101, 301, 601]],
    ['name', [101, 601, 301]],
  ] as const)('orders by %s, places without the value last [EXPLORE-05]', (order, expected) => {
    expect(idsOf({ order })).toEqual(expected);
  });

  it('has the places up to the budget, the limit included [EXPLORE-05]', () => {
    expect(idsOf({ budget: 239 })).toEqual([301, 601]);
    expect(idsOf({ budget: 238 })).toEqual([301]);
    expect(idsOf({ budget: 100 })).toEqual([]);
  });

  it('has the places within the flight time and the temperature, never one without the value [EXPLORE-11]', () => {
    expect(idsOf({ flightHours: 3 })).toEqual([601]);
    expect(idsOf({ flightHours: 4 })).toEqual([301, 601]);
    expect(idsOf({ warm: 25 })).toEqual([301, 101]);
    expect(idsOf({ warm: 30, flightHours: 6 })).toEqual([]);
  });

  it('counts the places of each step of the price, also over the budget [EXPLORE-11]', () => {
    const bars = (change: Partial<ExploreChoice>) => placesView(EXPLORE, { ...CHOICE, ...change }).histogram;
    expect(bars({})).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(bars({ budget: 210 })).toEqual(bars({}));
    expect(bars({ warm: 30 })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('has limits in tens around all prices, also those over the budget', () => {
    expect(placesView(EXPLORE, { ...CHOICE, budget: 210 }).limits).toEqual({
      lowest: 200,
      highest: 320,
      dearest: 320,
    });
    expect(placesView(anExplore([]), CHOICE).limits).toBeNull();
  });

  it('ends the budget before a few much dearer places, which are in the last bar [EXPLORE-11]', () => {
    const prices = [...Array.from({ length: 29 }, (_, index) => 200 + 10 * index), 3_655];
    const { limits, histogram } = placesView(
      anExplore(prices.map((price, index) => aPlace(401 + index, price))),
      CHOICE,
    );
    expect(limits).toEqual({ lowest: 200, highest: 480, dearest: 3_660 });
    expect(histogram).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4]);
  });

  it.each([
    [{ place: 101 }, 101],
    [{ place: 101, budget: 250 }, 101],
    [{ place: 999 }, 301],
    [{ order: 'warmest' }, 101],
    [{ budget: 100 }, null],
  ] as const)('selects for %o the place %s: that of the URL, else the first [EXPLORE-05]', (change, id) => {
    expect(placesView(EXPLORE, { ...CHOICE, ...change }).selected?.destinationId ?? null).toBe(id);
  });

  it('has twelve rows at first, and all on request', () => {
    const many = anExplore(Array.from({ length: 30 }, (_, index) => aPlace(401 + index, 300 + index)));
    expect(placesView(many, CHOICE).rows).toHaveLength(12);
    expect(placesView(many, { ...CHOICE, showsAllRows: true }).rows).toHaveLength(30);
  });
});

describe('texts of the destinations', () => {
  it.each([
    [16, 300, '16 places up to £300 in May'],
    [1, 1_300, '1 place up to £1,300 in May'],
    [91, null, '91 places in May'],
  ])('states %d places within %s pounds', (count, budget, text) => {
    expect(placesHeading(count, budget, '2027-05')).toBe(text);
  });

  it('states what the prices are for [EXPLORE-07]', () => {
    const couple = { rooms: [{ adults: 2, children: 0, childAges: [] }], nights: 7, departureId: -1 };
    expect(basisText('request', couple)).toBe(
      'Prices per person, 2 adults sharing, 7 nights, flights from any London airport',
    );
    const family = [
      { adults: 2, children: 1, childAges: [4] },
      { adults: 1, children: 0, childAges: [] },
    ];
    expect(basisText('request', { rooms: family, nights: 1, departureId: 26 })).toBe(
      'Prices per person, 3 adults and 1 child in 2 rooms, 1 night, flights from Manchester',
    );
    expect(basisText('pages', { rooms: family, nights: 1, departureId: 26 })).toBe(
      'Prices per person, 2 adults sharing. The nights and the airport are beside each price.',
    );
  });

  it('shortens the names of London airports', () => {
    expect([1, 5, 26].map(shortDeparture)).toEqual(['Gatwick', 'London City', 'Manchester']);
  });
});
