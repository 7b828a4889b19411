import fc from 'fast-check';

import {
  lookupResultsOf,
  referenceFilter,
  referencePrices,
  referenceResort,
  type Scenario,
} from '../../testing/reference-results';
import { aBoard, aChoice, aDeal, someChoice } from '../../testing/deal-arbitraries';
import { someScenario } from '../../testing/scenario-arbitrary';

import { onlyDeals } from '../../testing/only-deals';
import { FILTER_GROUPS, isApplied, withoutGroup } from './filter-groups';
import { NO_LOOKUP_RESULTS, buildResultsView } from './build-results-view';
import { BOARDS, type ViewChoice } from './view-choice';

function view(world: Scenario, choice: ViewChoice) {
  const party = { guests: world.guests, highlighted: null };
  return buildResultsView(onlyDeals(world.deals), choice, lookupResultsOf(world, choice), party);
}

const totalOf = (world: Scenario, choice: ViewChoice) => referenceFilter(world, choice).length;

describe('facet counts', () => {
  it('equal the number of hotels when that value alone is selected in its group', () => {
    fc.assert(
      fc.property(someScenario(40), someChoice, (world, choice) => {
        const { starCounts, boardCounts, resortCounts } = view(world, choice);
        for (const stars of [0, 1, 2, 3, 4, 5])
          expect(starCounts[stars] ?? 0).toBe(totalOf(world, { ...choice, stars: [stars] }));
        for (const board of BOARDS)
          expect(boardCounts[board] ?? 0).toBe(totalOf(world, { ...choice, boards: [board] }));
        for (const resort of new Set(world.deals.map(referenceResort)))
          if (resort !== '')
            expect(resortCounts[resort] ?? 0).toBe(totalOf(world, { ...choice, resorts: [resort] }));
      }),
      { numRuns: 300 },
    );
  });

  it('have exactly the boards of the date, also those that the other filters leave no hotel of [SRCH-FLT-13, DEC-116]', () => {
    const countsOf = (deals: readonly ReturnType<typeof aDeal>[]) =>
      buildResultsView(onlyDeals(deals), aChoice({ hotelName: 'x' }), NO_LOOKUP_RESULTS, {
        guests: 2,
        highlighted: null,
      }).boardCounts;
    const halfBoard = aDeal({ giataId: 1, boards: [aBoard('HB', 300)] });
    expect(countsOf([halfBoard])).toEqual({ HB: 0 });
    expect(countsOf([halfBoard, aDeal({ giataId: 2, boards: [aBoard('FB', 400)] })])).toEqual({
      HB: 0,
      FB: 0,
    });
  });

  it('are empty for resorts until the lookup result is available', () => {
    const choice = aChoice({ resorts: ['Side'] });
    const lookups = { ...NO_LOOKUP_RESULTS, passing: new Set([1]) };
    const index = onlyDeals([aDeal({ giataId: 1 }), aDeal({ giataId: 2 })]);
    expect(buildResultsView(index, choice, lookups, { guests: 2, highlighted: null }).resortCounts).toEqual(
      {},
    );
  });
});

describe('removable filters', () => {
  it('are returned only for an empty list: at most three, sorted by the hotels that each would bring', () => {
    let emptied = 0;
    fc.assert(
      fc.property(someScenario(12), someChoice, (world, choice) => {
        const { total, removableFilters } = view(world, choice);
        const expected = FILTER_GROUPS.filter((group) => isApplied(choice, group))
          .map((group) => ({ group, count: totalOf(world, { ...choice, ...withoutGroup(group) }) }))
          .filter(({ count }) => count > 0);
        if (total > 0) return expect(removableFilters).toEqual([]);
        emptied += removableFilters.length > 0 ? 1 : 0;
        for (const filter of removableFilters) expect(expected).toContainEqual(filter);
        expect(removableFilters.map(({ count }) => count)).toEqual(
          expected
            .map(({ count }) => count)
            .toSorted((one, other) => other - one)
            .slice(0, 3),
        );
      }),
      { numRuns: 500 },
    );
    // Ensures that the property covered empty lists.
    expect(emptied).toBeGreaterThan(30);
  });
});

describe('the price range', () => {
  it('spans exactly the prices available with the selected boards', () => {
    fc.assert(
      fc.property(someScenario(20), someChoice, (world, choice) => {
        const times = choice.priceMode === 'total' ? world.guests : 1;
        const amounts = world.deals
          .map((deal) => referencePrices(deal, choice))
          .filter((prices) => prices.length > 0)
          .map((prices) => Math.min(...prices) * times);
        const expected =
          amounts.length === 0
            ? { from: 0, to: 0 }
            : { from: Math.min(...amounts), to: Math.max(...amounts) };
        expect(view(world, choice).prices).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the other filters', () => {
    const deals = [300, 500].map((pounds, n) => aDeal({ giataId: n + 1, boards: [aBoard('HB', pounds)] }));
    const world: Scenario = {
      deals,
      guests: 3,
      wellRated: new Set(),
      byReviews: null,
      coordinates: new Map(),
    };
    expect(view(world, aChoice({ priceTo: 310, stars: [1], hotelName: 'x' })).prices).toEqual({
      from: 300,
      to: 500,
    });
    expect(view(world, aChoice({ priceMode: 'total' })).prices).toEqual({ from: 900, to: 1_500 });
  });
});
