import { createDealGrouper } from '@storefront/shared/domain/hotels/group-deals';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { aChoice, DEAL_DATE } from '../../testing/deal-arbitraries';
import { createDatePackages } from '../features/results/create-date-packages';

import { NO_LOOKUP_RESULTS, buildResultsView } from './build-results-view';
import { FLIGHT_GROUPS, OUTBOUND_TIMES, outboundTimeOf, type FlightGroup } from './flight-filters';
import type { OfferFlight } from './offer-flight';
import type { ViewChoice } from './view-choice';

/** A package as a row of the supplier and its flight. */
interface Row {
  readonly giataId: number;
  readonly board: string;
  readonly pounds: number;
  readonly airport: string;
  readonly departsAt: string;
  readonly bagPounds: number;
  readonly stars: number;
}

const AIRPORTS = ['LGW', 'LTN', 'STN'];

const someRows = fc
  .array(
    fc.record({
      giataId: fc.integer({ min: 1, max: 9 }),
      board: fc.constantFrom('AI', 'FB', 'HB', 'XX'),
      pounds: fc.integer({ min: 300, max: 320 }),
      airport: fc.constantFrom(...AIRPORTS),
      departsAt: fc.constantFrom('00:05', '04:59', '05:00', '11:59', '12:00', '17:59', '18:00', '23:59', ''),
      bagPounds: fc.constantFrom(0, 28),
    }),
    { maxLength: 40 },
  )
  // The class belongs to the hotel.
  .map((rows): readonly Row[] => rows.map((row) => ({ ...row, stars: 3 + (row.giataId % 3) })));

const someFlightChoice = fc
  .record({
    airports: fc.subarray(AIRPORTS, { maxLength: 2 }),
    outboundTimes: fc.subarray([...OUTBOUND_TIMES], { maxLength: 2 }),
    bags: fc.constantFrom([], [], ['included']),
    boards: fc.subarray(['AI', 'FB', 'HB'], { maxLength: 1 }),
    stars: fc.subarray([3, 4, 5], { maxLength: 2 }),
    priceFrom: fc.constantFrom(null, 305),
    priceTo: fc.constantFrom(null, 312),
    sort: fc.constantFrom('recommended' as const, 'price-asc' as const, 'price-desc' as const),
  })
  .map(aChoice);

function viewOf(rows: readonly Row[], choice: ViewChoice) {
  const grouper = createDealGrouper();
  grouper.add(rows.map(resultOf));
  const flights = new Map(rows.map((row, position) => [`f${position}`, flightOf(row)]));
  const packages = createDatePackages(grouper, DEAL_DATE, flights);
  return buildResultsView(packages, choice, NO_LOOKUP_RESULTS, { guests: 2, highlighted: null });
}

function resultOf(row: Row, position: number): HotelResult {
  return {
    quoteReference: `q${position}`,
    hotelName: `Hotel ${row.giataId}`,
    pricePerPerson: pence(row.pounds * 100),
    location: 'Side, Antalya',
    nights: 7,
    departureDate: DEAL_DATE,
    boardBasis: row.board,
    starClass: row.stars,
    departureAirportCode: row.airport,
    arrivalAirportCode: 'AYT',
    flightId: `f${position}`,
    rooms: [{ code: 'DBL', name: 'Double room' }],
    hotelKey: `H${row.giataId}`,
    giataId: row.giataId,
    reviewScore: null,
    reviewCount: null,
  };
}

function flightOf({ departsAt, bagPounds }: Row): OfferFlight {
  return { departsAt, bagKilograms: 20, bagPrice: pence(bagPounds * 100) };
}

/** Cheapest passing package of each hotel, found by looking at every package. */
function recount(rows: readonly Row[], choice: ViewChoice): ReadonlyMap<number, number> {
  const passing = rows.filter(
    (row) =>
      (choice.airports.length === 0 || choice.airports.includes(row.airport)) &&
      (choice.outboundTimes.length === 0 || choice.outboundTimes.some((time) => isAt(row.departsAt, time))) &&
      (choice.bags.length === 0 || row.bagPounds === 0) &&
      (choice.boards.length === 0 || choice.boards.includes(row.board)) &&
      (choice.stars.length === 0 || choice.stars.includes(row.stars)),
  );
  const cheapest = new Map<number, number>();
  for (const { giataId, pounds } of passing)
    cheapest.set(giataId, Math.min(pounds, cheapest.get(giataId) ?? pounds));
  return new Map(
    [...cheapest].filter(
      ([, pounds]) => pounds >= (choice.priceFrom ?? 0) && pounds <= (choice.priceTo ?? Infinity),
    ),
  );
}

function isAt(departsAt: string, time: string): boolean {
  const ranges: Readonly<Record<string, readonly [string, string]>> = {
    night: ['00:00', '04:59'],
    morning: ['05:00', '11:59'],
    afternoon: ['12:00', '17:59'],
    evening: ['18:00', '23:59'],
  };
  const [first, last] = ranges[time] ?? ['', ''];
  return departsAt !== '' && departsAt >= first && departsAt <= last;
}

/** The values of a group that occur on the date. */
function valuesOf(rows: readonly Row[], group: FlightGroup): readonly string[] {
  const values = {
    airports: rows.map(({ airport }) => airport),
    outboundTimes: rows.map(({ departsAt }) => OUTBOUND_TIMES.find((time) => isAt(departsAt, time)) ?? ''),
    bags: rows.map(({ bagPounds }) => (bagPounds === 0 ? 'included' : '')),
  };
  return [...new Set(values[group])].filter((value) => value !== '');
}

describe('the flight filters', () => {
  it('leave the hotels, prices and flights that a recount of every package finds [DEC-116]', () => {
    fc.assert(
      fc.property(someRows, someFlightChoice, (rows, choice) => {
        const view = viewOf(rows, choice);
        const expected = recount(rows, choice);
        expect(view.total).toBe(expected.size);
        expect(view.unfiltered).toBe(new Set(rows.map(({ giataId }) => giataId)).size);
        for (const { giataId, boards } of view.cards) {
          const prices = boards
            .filter(({ boardBasis }) => choice.boards.length === 0 || choice.boards.includes(boardBasis))
            .map(({ pricePerPerson }) => pricePerPerson / 100);
          expect(Math.min(...prices)).toBe(expected.get(giataId));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are counted as the list is when that value alone is selected in its group [DEC-116]', () => {
    fc.assert(
      fc.property(someRows, someFlightChoice, (rows, choice) => {
        const { flightCounts } = viewOf(rows, choice);
        for (const group of FLIGHT_GROUPS) {
          const values = valuesOf(rows, group);
          expect(Object.keys(flightCounts[group]).toSorted()).toEqual(values.toSorted());
          for (const value of values)
            expect(flightCounts[group][value]).toBe(recount(rows, { ...choice, [group]: [value] }).size);
        }
      }),
      { numRuns: 400 },
    );
  });
});

it('knows the part of the day of a local time', () => {
  expect(
    ['00:00', '04:59', '05:00', '12:00', '18:00', '23:59', '', '24:00', 'noon'].map(outboundTimeOf),
  ).toEqual(['night', 'night', 'morning', 'afternoon', 'evening', 'evening', null, null, null]);
});
