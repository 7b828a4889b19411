import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { lookupResultsOf, referenceResults, type Scenario } from '../../testing/reference-results';
import { aBoard, aChoice, aDeal, someChoice } from '../../testing/deal-arbitraries';
import { someScenario } from '../../testing/scenario-arbitrary';

import { onlyDeals } from '../../testing/only-deals';
import { PAGE_SIZE } from './results-view';
import { NO_LOOKUP_RESULTS, buildResultsView } from './build-results-view';
import type { ViewChoice } from './view-choice';

const NOBODY = { guests: 2, highlighted: null };

function seen({ deals, guests }: Scenario, choice: ViewChoice, lookups = NO_LOOKUP_RESULTS) {
  return buildResultsView(onlyDeals(deals), choice, lookups, { guests, highlighted: null });
}

/** Names of the hotels that pass, in order. */
function titles(deals: readonly ReturnType<typeof aDeal>[], choice: Partial<ViewChoice>, guests = 2) {
  const index = onlyDeals(deals.map((deal, position) => ({ ...deal, giataId: position + 1 })));
  return buildResultsView(index, aChoice(choice), NO_LOOKUP_RESULTS, { guests, highlighted: null }).cards.map(
    ({ title }) => title,
  );
}

describe('buildResultsView', () => {
  it('returns page by page exactly the deals that pass, each once, in the selected order [DEC-91, SRCH-12, SRCH-ST-06]', () => {
    fc.assert(
      fc.property(
        someScenario(70),
        someChoice,
        fc.option(fc.integer({ min: 1, max: 101 })),
        (world, choice, first) => {
          const index = onlyDeals(world.deals);
          const lookups = lookupResultsOf(world, choice);
          const page = (number: number) =>
            buildResultsView(index, { ...choice, page: number }, lookups, {
              guests: world.guests,
              highlighted: first,
            });
          const expected = referenceResults(world, choice, first).map(({ giataId }) => giataId);

          const view = page(choice.page);
          const placed = expected.filter((giataId) => world.coordinates.has(giataId));
          expect(view.mapped.map(({ giataId }) => giataId)).toEqual(choice.showsMap ? placed : []);
          expect([view.total, view.unfiltered]).toEqual([expected.length, world.deals.length]);
          expect(view.pageCount).toBe(Math.max(1, Math.ceil(expected.length / PAGE_SIZE)));
          expect(view.page).toBe(Math.min(choice.page, view.pageCount));

          const pages = Array.from({ length: view.pageCount }, (_, number) => page(number + 1));
          expect(pages.flatMap(({ cards }) => cards.map(({ giataId }) => giataId))).toEqual(expected);
          pages.forEach(({ cards, nextGiataIds }, number) => {
            expect(cards.length).toBeLessThanOrEqual(20);
            expect(nextGiataIds).toEqual((pages[number + 1]?.cards ?? []).map(({ giataId }) => giataId));
          });
          expect(view.giataIds).toEqual(world.deals.map(({ giataId }) => giataId));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('puts the price of the listed package on the map', () => {
    const deals = [
      aDeal({ giataId: 7, boards: [aBoard('SC', 300), aBoard('AI', 420)] }),
      aDeal({ giataId: 8 }),
    ];
    const coordinates = new Map([[7, { latitude: 36.8, longitude: 31.4 }]]);
    const choice = aChoice({ boards: ['AI'], showsMap: true });
    const { mapped } = buildResultsView(
      onlyDeals(deals),
      choice,
      { ...NO_LOOKUP_RESULTS, coordinates },
      NOBODY,
    );
    expect(mapped).toEqual([
      expect.objectContaining({
        giataId: 7,
        boardBasis: 'AI',
        pricePerPerson: 42_000,
        latitude: 36.8,
        longitude: 31.4,
      }),
    ]);
  });

  it('does not limit the list to an area before the places are known', () => {
    const area = { south: 36, west: 30, north: 37, east: 31 };
    expect(titles([aDeal({ title: 'Sol' })], { area })).toEqual(['Sol']);
  });

  it('returns the last page when the requested page no longer exists [SRCH-ST-06]', () => {
    const world: Scenario = {
      deals: Array.from({ length: 41 }, (_, n) => aDeal({ giataId: n + 1, starClass: n < 21 ? 3 : 5 })),
      guests: 2,
      wellRated: new Set(),
      byReviews: null,
      coordinates: new Map(),
    };
    expect(seen(world, aChoice({ page: 3 }))).toMatchObject({ page: 3, pageCount: 3 });
    expect(seen(world, aChoice({ page: 3, stars: [3] }))).toMatchObject({ page: 2, pageCount: 2 });
    expect(seen(world, aChoice({ page: 3, stars: [1] }))).toMatchObject({ page: 1, pageCount: 1, total: 0 });
  });

  it('returns the available compared hotels in the order of the choice, whatever is filtered', () => {
    const deals = [aDeal({ giataId: 1 }), aDeal({ giataId: 2 }), aDeal({ giataId: 3 })];
    const choice = aChoice({ compared: [3, 9, 1], stars: [1] });
    const { compared } = buildResultsView(onlyDeals(deals), choice, NO_LOOKUP_RESULTS, NOBODY);
    expect(compared.map(({ giataId }) => giataId)).toEqual([3, 1]);
  });
});

describe('filters', () => {
  const stars = [1, 2.5, 3, 3.9, 4, 4.9, 5].map((starClass) =>
    aDeal({ title: String(starClass), starClass }),
  );

  it('keep a deal whose stars, rounded down, are selected [SRCH-FLT-02, DEC-07, DEC-91]', () => {
    expect(titles(stars, { stars: [1] })).toEqual(['1']);
    expect(titles(stars, { stars: [3] })).toEqual(['3', '3.9']);
    expect(titles(stars, { stars: [2, 4] })).toEqual(['2.5', '4', '4.9']);
    expect(titles(stars, { stars: [] })).toHaveLength(7);
  });

  it('keep a hotel with at least one selected board, including its plus and ultra variants [SRCH-FLT-14]', () => {
    const deals = ['AI', 'AI+', 'UAI', 'HB', 'BB', 'XX'].map((board) =>
      aDeal({ title: board, boards: [aBoard('RO', 300), aBoard(board, 400)] }),
    );
    expect(titles(deals, { boards: ['AI'] })).toEqual(['AI', 'AI+', 'UAI']);
    expect(titles(deals, { boards: ['HB', 'BB'] })).toEqual(['HB', 'BB']);
    expect(titles(deals, { boards: ['RO'] })).toHaveLength(6);
    expect(titles(deals, { boards: ['SC'] })).toEqual([]);
  });

  it('compare the price per person or in total; empty limits are 0 and unlimited [SRCH-FLT-05, SRCH-FLT-06, SRCH-FLT-07]', () => {
    const deals = [300, 400, 500].map((pounds) =>
      aDeal({ title: String(pounds), boards: [aBoard('HB', pounds)] }),
    );
    expect(titles(deals, { priceTo: 400 })).toEqual(['300', '400']);
    expect(titles(deals, { priceFrom: 400 })).toEqual(['400', '500']);
    expect(titles(deals, { priceFrom: 400, priceTo: 400 })).toEqual(['400']);
    expect(titles(deals, { priceFrom: 901, priceTo: 1200, priceMode: 'total' }, 3)).toEqual(['400']);
    expect(titles(deals, { priceTo: 1199, priceMode: 'total' }, 3)).toEqual(['300']);
  });

  it('filter and sort a hotel by its cheapest price with a selected board', () => {
    const deals = [
      aDeal({ title: 'cheap room', boards: [aBoard('RO', 200), aBoard('AI', 600)] }),
      aDeal({ title: 'cheap inclusive', boards: [aBoard('AI', 500)] }),
    ];
    expect(titles(deals, { sort: 'price-asc' })).toEqual(['cheap room', 'cheap inclusive']);
    expect(titles(deals, { sort: 'price-asc', boards: ['AI'] })).toEqual(['cheap inclusive', 'cheap room']);
    expect(titles(deals, { boards: ['AI'], priceTo: 550 })).toEqual(['cheap inclusive']);
  });

  it('use the prices of the current boards when the selection changes', () => {
    const index = onlyDeals([
      aDeal({ giataId: 1, boards: [aBoard('HB', 300), aBoard('AI', 500)] }),
      aDeal({ giataId: 2, boards: [aBoard('AI', 400), aBoard('HB', 450)] }),
    ]);
    const cheapest = (boards: readonly string[]) =>
      buildResultsView(index, aChoice({ boards, sort: 'price-asc' }), NO_LOOKUP_RESULTS, NOBODY).cards[0]
        ?.giataId;
    expect([cheapest(['AI']), cheapest(['HB']), cheapest([]), cheapest(['AI'])]).toEqual([2, 1, 1, 2]);
  });

  it.each([
    ['sol bay', true],
    ['  SOL   bay ', true],
    ['sol-bay', false],
    ['solbay', false],
    ['l ba', true],
    ['o’bay', true],
    ['bay obay', true],
    ['cafe', true],
    ['é!', true],
    ['???', true],
    ['moon', false],
  ])('match %j with “Hôtel Sol Bay & O’Bay Café”: %p [SRCH-VAL-05]', (hotelName, found) => {
    expect(titles([aDeal({ title: 'Hôtel  Sol Bay & O’Bay Café' })], { hotelName })).toHaveLength(
      found ? 1 : 0,
    );
  });
});

describe('sorting', () => {
  const priced = (title: string, pounds: number) => aDeal({ title, boards: [aBoard('HB', pounds)] });
  const deals = [priced('a', 500), priced('b', 400), priced('c', 500), priced('d', 400)];

  it('orders from low to high, equal prices in the order of arrival [SRCH-SRT-02]', () => {
    expect(titles(deals, { sort: 'price-asc' })).toEqual(['b', 'd', 'a', 'c']);
  });

  it('orders from high to low, equal prices in the order of arrival [SRCH-SRT-03]', () => {
    expect(titles(deals, { sort: 'price-desc' })).toEqual(['a', 'c', 'b', 'd']);
  });

  it.each(['recommended', 'price-asc', 'price-desc'] as const)(
    'puts the hotel of the link first in the order %s, unless a filter removes it [SRCH-Q-12, DEC-86]',
    (sort) => {
      const index = onlyDeals(
        Array.from({ length: 50 }, (_, n) =>
          aDeal({
            giataId: n + 1,
            starClass: n === 25 ? 3 : 5,
            boards: [aBoard('HB', 300 + ((n * 7) % 50))],
          }),
        ),
      );
      const viewOf = (choice: Partial<ViewChoice>, highlighted = 26) =>
        buildResultsView(index, aChoice({ sort, ...choice }), NO_LOOKUP_RESULTS, { guests: 2, highlighted });
      const first = (choice: Partial<ViewChoice>) => viewOf(choice).cards[0];
      expect(first({})?.giataId).toBe(26);
      expect(first({ stars: [5] })?.giataId).not.toBe(26);
      expect(first({ page: 2 })?.giataId).not.toBe(26);
      // A hotel that does not depart on the date is not added, and nothing else comes first.
      expect(viewOf({}, 77)).toMatchObject({ total: 50, cards: { length: 20 } });
      expect(viewOf({}, 77).cards.map(({ giataId }) => giataId)).not.toContain(77);
    },
  );

  it('orders by reviews when the lookup result is available, hotels without a rank last [SRCH-SRT-01]', () => {
    const lookups = {
      ...NO_LOOKUP_RESULTS,
      places: new Map([3, 1].map((giataId, place) => [giataId, place])),
    };
    const index = onlyDeals([1, 2, 3, 4].map((giataId) => aDeal({ giataId })));
    const { cards } = buildResultsView(index, aChoice(), lookups, NOBODY);
    expect(cards.map(({ giataId }) => giataId)).toEqual([3, 1, 2, 4]);
  });

  it('works with 7,000 hotels', () => {
    const index = onlyDeals(
      Array.from({ length: 7_000 }, (_, n) =>
        aDeal({ giataId: n + 1, boards: [aBoard('HB', 300 + (n % 900)), aBoard('AI', 1300)] }),
      ),
    );
    const { total, cards } = buildResultsView(
      index,
      aChoice({ sort: 'price-desc', priceTo: 999 }),
      NO_LOOKUP_RESULTS,
      NOBODY,
    );
    expect([total, cards[0]?.cheapestPrice]).toEqual([5_600, pence(99_900)]);
  });
});
