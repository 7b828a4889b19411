import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { BOARDS, NO_FILTERS, RATING_BANDS, type ViewChoice } from '../src/domain/view-choice';

export const DEAL_DATE = '2027-06-12';
const RESORTS = ['Side', 'Playa Blanca', 'Belek', ''];

/** A hotel with half board for £412. */
export function aDeal(overrides: Partial<GroupedDeal> = {}): GroupedDeal {
  const boards = overrides.boards ?? [aBoard('HB', 412)];
  return {
    giataId: 101,
    departureDate: DEAL_DATE,
    title: 'Sol Bay Resort',
    location: 'Side, Antalya',
    starClass: 4,
    nights: 7,
    airports: ['LGW'],
    reviewScore: 4.1,
    reviewCount: 2204,
    boards,
    cheapestPrice: boards[0]?.pricePerPerson ?? pence(0),
    cheapestBoardBasis: boards[0]?.boardBasis ?? '',
    ...overrides,
  };
}

/** A board option with a price per person in pounds. */
export function aBoard(boardBasis: string, pounds: number): BoardOption {
  return {
    boardBasis,
    pricePerPerson: pence(pounds * 100),
    dealId: `${boardBasis}-${pounds}`,
    hotelKey: 'H1',
    flightId: 'f1',
    departureAirportCode: 'LGW',
    rooms: ['Double room'],
  };
}

/** No filters, recommended order, prices per person, page 1. */
export function aChoice(overrides: Partial<ViewChoice> = {}): ViewChoice {
  return {
    ...NO_FILTERS,
    departureDate: DEAL_DATE,
    sort: 'recommended',
    priceMode: 'person',
    page: 1,
    compared: [],
    showsMap: false,
    ...overrides,
  };
}

const someBoards = fc
  .uniqueArray(
    fc.record({
      board: fc.constantFrom('AI', 'AI+', 'UAI', 'HB', 'BB', 'CB', 'RO', 'SC', 'FB', 'XX'),
      pounds: fc.integer({ min: 300, max: 312 }),
    }),
    { selector: ({ board }) => board, minLength: 1, maxLength: 4 },
  )
  .map((boards) =>
    boards
      .map(({ board, pounds }) => aBoard(board, pounds))
      .toSorted((one, other) => one.pricePerPerson - other.pricePerPerson),
  );

const someDeal = fc.record({
  title: fc.constantFrom('Sol Bay', 'Sol-Bay  Résort', 'O’Sol, Bay!', 'Mar Azul', 'SOL & MAR'),
  location: fc.constantFrom(...RESORTS).map((resort) => (resort === '' ? '' : `${resort}, Region`)),
  starClass: fc.constantFrom(0, 2.5, 3, 3.9, 4, 4.5, 5),
  boards: someBoards,
});

/** Unordered hotels, similar enough that prices coincide and filters leave some of them. */
export function someDeals(most: number): fc.Arbitrary<readonly GroupedDeal[]> {
  return fc
    .array(someDeal, { maxLength: most })
    .map((deals) => deals.map((deal, index) => aDeal({ ...deal, giataId: ((index * 37) % 101) + 1 })));
}

/** A limit within the prices per person, or within the totals of a party. */
const someLimit = fc.oneof(fc.integer({ min: 301, max: 311 }), fc.integer({ min: 290, max: 1_300 }));

/** Any choice of filters, order and page. */
export const someChoice: fc.Arbitrary<ViewChoice> = fc
  .record({
    sort: fc.constantFrom('recommended' as const, 'price-asc' as const, 'price-desc' as const),
    priceMode: fc.constantFrom('person' as const, 'total' as const),
    page: fc.integer({ min: 1, max: 5 }),
    compared: fc.uniqueArray(fc.integer({ min: 1, max: 101 }), { maxLength: 4 }),
    stars: fc.subarray([1, 2, 3, 4, 5], { maxLength: 2 }),
    boards: fc.subarray([...BOARDS], { maxLength: 2 }),
    priceFrom: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, someLimit),
    priceTo: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, someLimit),
    hotelName: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.constantFrom('sol', 'BAY ', '!?', 'azul', 'nowhere'),
    ),
    ratingBand: fc.constantFrom(null, null, RATING_BANDS[1]),
    resorts: fc.subarray(['Side', 'Belek'], { maxLength: 2 }),
    area: fc.constantFrom(null, null, { south: 36, west: 30, north: 37, east: 31 }),
    showsMap: fc.boolean(),
  })
  .map((choice) => aChoice(choice));
