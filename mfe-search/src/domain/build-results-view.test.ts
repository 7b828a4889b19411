import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { lookUpsOf, plainResults, type World } from '../../testing/reference-results';
import { aBoard, aChoice, aDeal, someChoice } from '../../testing/deal-arbitraries';
import { someWorld } from '../../testing/scenario-arbitrary';

import { indexDeals } from './deal-index';
import { PAGE_SIZE } from './results-view';
import { NOTHING_LOOKED_UP, viewOf } from './build-results-view';
import type { ViewChoice } from './view-choice';

const NOBODY = { guests: 2, highlighted: null };

function seen({ deals, guests }: World, choice: ViewChoice, lookedUp = NOTHING_LOOKED_UP) {
  return viewOf(indexDeals(deals), choice, lookedUp, { guests, highlighted: null });
}

/** Names of what is left of these hotels, in order. */
function titles(deals: readonly ReturnType<typeof aDeal>[], choice: Partial<ViewChoice>, guests = 2) {
  const index = indexDeals(deals.map((deal, position) => ({ ...deal, giataId: position + 1 })));
  return viewOf(index, aChoice(choice), NOTHING_LOOKED_UP, { guests, highlighted: null }).cards.map(
    ({ title }) => title,
  );
}

describe('the view of an answer', () => {
  it('shows page by page exactly the deals that pass, each once, in the chosen order [DEC-91, SRCH-12, SRCH-ST-06]', () => {
    fc.assert(
      fc.property(
        someWorld(70),
        someChoice,
        fc.option(fc.integer({ min: 1, max: 101 })),
        (world, choice, first) => {
          const index = indexDeals(world.deals);
          const lookedUp = lookUpsOf(world, choice);
          const page = (number: number) =>
            viewOf(index, { ...choice, page: number }, lookedUp, {
              guests: world.guests,
              highlighted: first,
            });
          const wanted = plainResults(world, choice, first).map(({ giataId }) => giataId);

          const view = page(choice.page);
          expect([view.total, view.unfiltered]).toEqual([wanted.length, world.deals.length]);
          expect(view.pageCount).toBe(Math.max(1, Math.ceil(wanted.length / PAGE_SIZE)));
          expect(view.page).toBe(Math.min(choice.page, view.pageCount));

          const pages = Array.from({ length: view.pageCount }, (_, number) => page(number + 1));
          expect(pages.flatMap(({ cards }) => cards.map(({ giataId }) => giataId))).toEqual(wanted);
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

  it('holds a page that is not there any more to the last one [SRCH-ST-06]', () => {
    const world: World = {
      deals: Array.from({ length: 41 }, (_, n) => aDeal({ giataId: n + 1, starClass: n < 21 ? 3 : 5 })),
      guests: 2,
      wellRated: new Set(),
      byReviews: null,
    };
    expect(seen(world, aChoice({ page: 3 }))).toMatchObject({ page: 3, pageCount: 3 });
    expect(seen(world, aChoice({ page: 3, stars: [3] }))).toMatchObject({ page: 2, pageCount: 2 });
    expect(seen(world, aChoice({ page: 3, stars: [1] }))).toMatchObject({ page: 1, pageCount: 1, total: 0 });
  });

  it('shows the compared hotels that there are, in the order asked for, whatever is filtered', () => {
    const deals = [aDeal({ giataId: 1 }), aDeal({ giataId: 2 }), aDeal({ giataId: 3 })];
    const choice = aChoice({ compared: [3, 9, 1], stars: [1] });
    const { compared } = viewOf(indexDeals(deals), choice, NOTHING_LOOKED_UP, NOBODY);
    expect(compared.map(({ giataId }) => giataId)).toEqual([3, 1]);
  });
});

describe('filters', () => {
  const stars = [1, 2.5, 3, 3.9, 4, 4.9, 5].map((starClass) =>
    aDeal({ title: String(starClass), starClass }),
  );

  it('keep a deal whose stars, rounded down, are among the selected [SRCH-FLT-02, DEC-91]', () => {
    expect(titles(stars, { stars: [3] })).toEqual(['3', '3.9']);
    expect(titles(stars, { stars: [2, 4] })).toEqual(['2.5', '4', '4.9']);
    expect(titles(stars, { stars: [] })).toHaveLength(7);
  });

  it('keep a hotel that has at least one selected board, plus and ultra among them [SRCH-FLT-14]', () => {
    const deals = ['AI', 'AI+', 'UAI', 'HB', 'BB', 'XX'].map((board) =>
      aDeal({ title: board, boards: [aBoard('RO', 300), aBoard(board, 400)] }),
    );
    expect(titles(deals, { boards: ['AI'] })).toEqual(['AI', 'AI+', 'UAI']);
    expect(titles(deals, { boards: ['HB', 'BB'] })).toEqual(['HB', 'BB']);
    expect(titles(deals, { boards: ['RO'] })).toHaveLength(6);
    expect(titles(deals, { boards: ['SC'] })).toEqual([]);
  });

  it('compare the price per person or in total; empty limits are 0 and none [SRCH-FLT-05, SRCH-FLT-06, SRCH-FLT-07]', () => {
    const deals = [300, 400, 500].map((pounds) =>
      aDeal({ title: String(pounds), boards: [aBoard('HB', pounds)] }),
    );
    expect(titles(deals, { priceTo: 400 })).toEqual(['300', '400']);
    expect(titles(deals, { priceFrom: 400 })).toEqual(['400', '500']);
    expect(titles(deals, { priceFrom: 400, priceTo: 400 })).toEqual(['400']);
    expect(titles(deals, { priceFrom: 901, priceTo: 1200, priceMode: 'total' }, 3)).toEqual(['400']);
    expect(titles(deals, { priceTo: 1199, priceMode: 'total' }, 3)).toEqual(['300']);
  });

  it('judge and sort a hotel by its cheapest price with a chosen board', () => {
    const deals = [
      aDeal({ title: 'cheap room', boards: [aBoard('RO', 200), aBoard('AI', 600)] }),
      aDeal({ title: 'cheap inclusive', boards: [aBoard('AI', 500)] }),
    ];
    expect(titles(deals, { sort: 'price-asc' })).toEqual(['cheap room', 'cheap inclusive']);
    expect(titles(deals, { sort: 'price-asc', boards: ['AI'] })).toEqual(['cheap inclusive', 'cheap room']);
    expect(titles(deals, { boards: ['AI'], priceTo: 550 })).toEqual(['cheap inclusive']);
  });

  it('know the prices of every choice of boards, one after the other', () => {
    const index = indexDeals([
      aDeal({ giataId: 1, boards: [aBoard('HB', 300), aBoard('AI', 500)] }),
      aDeal({ giataId: 2, boards: [aBoard('AI', 400), aBoard('HB', 450)] }),
    ]);
    const cheapest = (boards: readonly string[]) =>
      viewOf(index, aChoice({ boards, sort: 'price-asc' }), NOTHING_LOOKED_UP, NOBODY).cards[0]?.giataId;
    expect([cheapest(['AI']), cheapest(['HB']), cheapest([]), cheapest(['AI'])]).toEqual([2, 1, 1, 2]);
  });

  it.each([
    ['sol bay', true],
    ['  SOL   bay ', true],
    ['sol-bay', false],
    ['solbay', false],
    ['l ba', true],
    ['o’bay', true],
    ['cafe', true],
    ['é!', true],
    ['???', true],
    ['moon', false],
  ])('find %j in “Hôtel Sol Bay & O’Bay Café”: %p [SRCH-VAL-05]', (hotelName, found) => {
    expect(titles([aDeal({ title: 'Hôtel  Sol Bay & O’Bay Café' })], { hotelName })).toHaveLength(
      found ? 1 : 0,
    );
  });
});

describe('sorting', () => {
  const priced = (title: string, pounds: number) => aDeal({ title, boards: [aBoard('HB', pounds)] });
  const deals = [priced('a', 500), priced('b', 400), priced('c', 500), priced('d', 400)];

  it('goes from low to high, equal prices as they came [SRCH-SRT-02]', () => {
    expect(titles(deals, { sort: 'price-asc' })).toEqual(['b', 'd', 'a', 'c']);
  });

  it('goes from high to low, equal prices as they came [SRCH-SRT-03]', () => {
    expect(titles(deals, { sort: 'price-desc' })).toEqual(['a', 'c', 'b', 'd']);
  });

  it.each(['recommended', 'price-asc', 'price-desc'] as const)(
    'puts the hotel of the link first in the order %s, unless a filter takes it away [SRCH-Q-12, DEC-86]',
    (sort) => {
      const index = indexDeals(
        Array.from({ length: 50 }, (_, n) =>
          aDeal({
            giataId: n + 1,
            starClass: n === 25 ? 3 : 5,
            boards: [aBoard('HB', 300 + ((n * 7) % 50))],
          }),
        ),
      );
      const first = (choice: Partial<ViewChoice>) =>
        viewOf(index, aChoice({ sort, ...choice }), NOTHING_LOOKED_UP, { guests: 2, highlighted: 26 })
          .cards[0];
      expect(first({})?.giataId).toBe(26);
      expect(first({ stars: [5] })?.giataId).not.toBe(26);
      expect(first({ page: 2 })?.giataId).not.toBe(26);
    },
  );

  it('goes by reviews where they are known, hotels without a place at the end as they came [SRCH-SRT-01]', () => {
    const lookedUp = {
      ...NOTHING_LOOKED_UP,
      places: new Map([3, 1].map((giataId, place) => [giataId, place])),
    };
    const index = indexDeals([1, 2, 3, 4].map((giataId) => aDeal({ giataId })));
    const { cards } = viewOf(index, aChoice(), lookedUp, NOBODY);
    expect(cards.map(({ giataId }) => giataId)).toEqual([3, 1, 2, 4]);
  });

  it('holds for 7,000 hotels', () => {
    const index = indexDeals(
      Array.from({ length: 7_000 }, (_, n) =>
        aDeal({ giataId: n + 1, boards: [aBoard('HB', 300 + (n % 900)), aBoard('AI', 1300)] }),
      ),
    );
    const { total, cards } = viewOf(
      index,
      aChoice({ sort: 'price-desc', priceTo: 999 }),
      NOTHING_LOOKED_UP,
      NOBODY,
    );
    expect([total, cards[0]?.cheapestPrice]).toEqual([5_600, pence(99_900)]);
  });
});
