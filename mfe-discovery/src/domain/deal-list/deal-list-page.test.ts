import fc from 'fast-check';

import { aDeal, buildDealWires } from '../../../testing/deal-builders';

import { selectDealPage } from './deal-list-page';
import { indexOfDeals } from './deal-index';
import { BOARDS, DEAL_TYPES, NO_FILTERS, STARS, type DealListView } from './list-view';

const view = (part: Partial<DealListView> = {}): DealListView => ({
  ...NO_FILTERS,
  sort: 'newest',
  page: 1,
  ...part,
});

const SHIP = { ship: { shipName: 'Aegean Star' } };
const DEALS = [
  aDeal(1, { createdAt: '2026-11-03T09:00:00Z', startingPrice: 500, taRating: 4, taRatingCount: 10 }),
  aDeal(2, { createdAt: '2026-11-05T09:00:00Z', startingPrice: 300, taRating: 4.5, ...SHIP }),
  aDeal(3, { createdAt: 'yesterday', startingPrice: 400, taRating: null, hotelRating: 5 }),
  aDeal(4, { createdAt: '2026-11-05T08:30:00-02:00', taRating: 4, taRatingCount: 90, ...SHIP }),
];
const idsOf = (part: Partial<DealListView> = {}, kind: 'all' | 'cruise' = 'all') =>
  selectDealPage(DEALS, kind, view(part)).deals.map(({ dealId }) => Number(dealId));

describe('a page of a list of deals', () => {
  it('is newest first by instant, unreadable dates last [LIST-02, DEC-34]', () => {
    expect(idsOf()).toEqual([4, 2, 1, 3]);
  });

  it('has only deals with a ship on the cruise list, newest first [LIST-06, LIST-07, API-DEALS-03, DEC-34]', () => {
    expect(idsOf({}, 'cruise')).toEqual([4, 2]);
    expect(selectDealPage(DEALS, 'cruise', view()).unfilteredTotal).toBe(2);
  });

  it.each([
    ['price-low', [2, 3, 4, 1]],
    ['price-high', [1, 4, 3, 2]],
    ['rating', [2, 4, 1, 3]],
  ] as const)('sorts by %s [LIST-01]', (sort, ids) => expect(idsOf({ sort })).toEqual(ids));

  it.each<[string, Partial<DealListView>, number[]]>([
    ['a kind', { type: 'cruise' }, [4, 2]],
    ['stars', { stars: [5] }, [3]],
    ['a price, itself included', { upTo: 400 }, [2, 3]],
    ['text in any order and case', { text: 'ANTALYA hôtel' }, [4, 2, 1, 3]],
    ['text of one name', { text: 'hotel 3' }, [3]],
    ['a month', { month: '2027-07' }, []],
  ])('is filtered by %s [LIST-01]', (_, part, ids) => expect(idsOf(part)).toEqual(ids));

  it.each<[string, Partial<DealListView>, number[]]>([
    ['a country that no address names', { text: 'turkey' }, [1]],
    ['a region', { text: 'canary islands' }, [2]],
    ['the kind beach', { type: 'beach' }, [2, 1]],
    ['the kind city, without cruises from a city', { type: 'city' }, [3]],
    ['the package of flight and hotel', { type: 'hotel' }, [3, 2, 1]],
  ])('is filtered by %s of the destination [LIST-01, DEC-180]', (_, part, ids) => {
    const deals = [
      aDeal(1, { individualDestinationIds: ['101'], createdAt: '2026-11-01T09:00:00Z' }),
      aDeal(2, { individualDestinationIds: [501], createdAt: '2026-11-02T09:00:00Z' }),
      aDeal(3, { individualDestinationIds: [709], createdAt: '2026-11-03T09:00:00Z' }),
      aDeal(4, { individualDestinationIds: [609], createdAt: '2026-11-04T09:00:00Z', ...SHIP }),
    ];
    expect(selectDealPage(deals, 'all', view(part)).deals.map(({ dealId }) => Number(dealId))).toEqual(ids);
  });

  it('counts for each value what selecting it would show, for any other selection [LIST-01]', () => {
    const deals = buildDealWires(200).map(({ dealId, data }, index) =>
      aDeal(Number(dealId), { ...data, individualDestinationIds: [index % 2 === 0 ? 101 : 709] }),
    );
    const filters = fc.record({
      type: fc.constantFrom(null, ...DEAL_TYPES),
      boards: fc.subarray([...BOARDS]),
      stars: fc.subarray([...STARS]),
      upTo: fc.constantFrom(null, 500, 1_000),
      month: fc.constantFrom(null, '2027-06'),
      text: fc.constantFrom('', 'kemer', 'spa'),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const totalWith = (part: Partial<DealListView>) =>
          selectDealPage(deals, 'all', view({ ...chosen, ...part })).total;
        const { counts } = selectDealPage(deals, 'all', view(chosen));
        for (const board of BOARDS) expect(counts.boards[board]).toBe(totalWith({ boards: [board] }));
        for (const star of STARS) expect(counts.stars[star]).toBe(totalWith({ stars: [star] }));
        for (const type of DEAL_TYPES) expect(counts.types[type]).toBe(totalWith({ type }));
        expect(counts.months['2027-06']).toBe(totalWith({ month: '2027-06' }));
        expect(counts.upTo['500']).toBe(totalWith({ upTo: 500 }));
      }),
      { numRuns: 25 },
    );
  });

  it('names the filters that alone empty it, the one with most deals first [LIST-01]', () => {
    const { emptyingFilters: waysOut, total } = selectDealPage(
      DEALS,
      'all',
      view({ stars: [5], type: 'cruise' }),
    );
    expect(total).toBe(0);
    expect(waysOut).toEqual([
      { group: 'stars', count: 2 },
      { group: 'type', count: 1 },
    ]);
  });

  it('shows the last page when a later one is requested [LIST-01]', () => {
    expect(selectDealPage(DEALS, 'all', view({ page: 9 }))).toMatchObject({ page: 1, pageCount: 1 });
  });

  it('computes order, prices and search text once for a list', () => {
    expect(indexOfDeals(DEALS)).toBe(indexOfDeals(DEALS));
  });
});
