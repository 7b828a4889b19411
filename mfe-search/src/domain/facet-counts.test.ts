import fc from 'fast-check';

import {
  lookUpsOf,
  plainlyFiltered,
  plainPrices,
  plainResort,
  type World,
} from '../../testing/reference-results';
import { aBoard, aChoice, aDeal, someChoice } from '../../testing/deal-arbitraries';
import { someWorld } from '../../testing/scenario-arbitrary';

import { indexDeals } from './deal-index';
import { FILTER_GROUPS, isApplied, withoutGroup } from './filter-groups';
import { NOTHING_LOOKED_UP, viewOf } from './build-results-view';
import { BOARDS, type ViewChoice } from './view-choice';

function view(world: World, choice: ViewChoice) {
  const party = { guests: world.guests, highlighted: null };
  return viewOf(indexDeals(world.deals), choice, lookUpsOf(world, choice), party);
}

const totalOf = (world: World, choice: ViewChoice) => plainlyFiltered(world, choice).length;

describe('the counts beside the filters', () => {
  it('each say how many hotels there are once that value alone is chosen in its group', () => {
    fc.assert(
      fc.property(someWorld(40), someChoice, (world, choice) => {
        const { starCounts, boardCounts, resortCounts } = view(world, choice);
        for (const stars of [0, 1, 2, 3, 4, 5])
          expect(starCounts[stars] ?? 0).toBe(totalOf(world, { ...choice, stars: [stars] }));
        for (const board of BOARDS)
          expect(boardCounts[board] ?? 0).toBe(totalOf(world, { ...choice, boards: [board] }));
        for (const resort of new Set(world.deals.map(plainResort)))
          if (resort !== '')
            expect(resortCounts[resort] ?? 0).toBe(totalOf(world, { ...choice, resorts: [resort] }));
      }),
      { numRuns: 300 },
    );
  });

  it('give no number for resorts until it is known', () => {
    const choice = aChoice({ resorts: ['Side'] });
    const lookedUp = { ...NOTHING_LOOKED_UP, passing: new Set([1]) };
    const index = indexDeals([aDeal({ giataId: 1 }), aDeal({ giataId: 2 })]);
    expect(viewOf(index, choice, lookedUp, { guests: 2, highlighted: null }).resortCounts).toEqual({});
  });
});

describe('the ways out of an emptied list', () => {
  it('are there only then, each with the number of hotels after it, most first, three at most', () => {
    let emptied = 0;
    fc.assert(
      fc.property(someWorld(12), someChoice, (world, choice) => {
        const { total, waysOut } = view(world, choice);
        const wanted = FILTER_GROUPS.filter((group) => isApplied(choice, group))
          .map((group) => ({ group, count: totalOf(world, { ...choice, ...withoutGroup(group) }) }))
          .filter(({ count }) => count > 0);
        if (total > 0) return expect(waysOut).toEqual([]);
        emptied += waysOut.length > 0 ? 1 : 0;
        for (const way of waysOut) expect(wanted).toContainEqual(way);
        expect(waysOut.map(({ count }) => count)).toEqual(
          wanted
            .map(({ count }) => count)
            .toSorted((one, other) => other - one)
            .slice(0, 3),
        );
      }),
      { numRuns: 500 },
    );
    // Otherwise nothing was held against anything.
    expect(emptied).toBeGreaterThan(30);
  });
});

describe('the price range', () => {
  it('holds every price that can be had with the chosen boards, and reaches no further', () => {
    fc.assert(
      fc.property(someWorld(20), someChoice, (world, choice) => {
        const times = choice.priceMode === 'total' ? world.guests : 1;
        const amounts = world.deals
          .map((deal) => plainPrices(deal, choice))
          .filter((prices) => prices.length > 0)
          .map((prices) => Math.min(...prices) * times);
        const wanted =
          amounts.length === 0
            ? { from: 0, to: 0 }
            : { from: Math.min(...amounts), to: Math.max(...amounts) };
        expect(view(world, choice).prices).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });

  it('does not shrink with the other filters', () => {
    const deals = [300, 500].map((pounds, n) => aDeal({ giataId: n + 1, boards: [aBoard('HB', pounds)] }));
    const world: World = { deals, guests: 3, wellRated: new Set(), byReviews: null };
    expect(view(world, aChoice({ priceTo: 310, stars: [1], hotelName: 'x' })).prices).toEqual({
      from: 300,
      to: 500,
    });
    expect(view(world, aChoice({ priceMode: 'total' })).prices).toEqual({ from: 900, to: 1_500 });
  });
});
