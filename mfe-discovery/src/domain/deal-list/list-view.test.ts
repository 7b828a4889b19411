import { RecordedParams } from '@storefront/shared/testing/recorded-params';
import fc from 'fast-check';

import {
  BOARDS,
  DEAL_TYPES,
  filterBoardOf,
  LIST_PARAMS,
  NO_FILTERS,
  readListView,
  SORTS,
  STARS,
  writeListView,
  type DealListView,
} from './list-view';

const read = (query: string, kind: 'all' | 'cruise' = 'all') =>
  readListView(new URLSearchParams(query), kind);

const DEFAULT: DealListView = { ...NO_FILTERS, sort: 'newest', page: 1 };

describe('the view of a list in the URL', () => {
  it('reads exactly the parameters that servers keep', () => {
    const params = new RecordedParams('board=HB&stars=4');
    readListView(params, 'all');
    expect(params.names).toEqual(new Set(LIST_PARAMS));
  });

  it('reads every filter, the sort order and the page [LIST-01]', () => {
    expect(
      read('sort=price-low&type=cruise&board=HB,AI&stars=4,5&upto=800&month=2027-06&q=side&page=2'),
    ).toEqual({
      type: 'cruise',
      boards: ['AI', 'HB'],
      stars: [5, 4],
      upTo: 800,
      month: '2027-06',
      text: 'side',
      sort: 'price-low',
      page: 2,
    });
  });

  it('reads what a form without scripts sends [LIST-01]', () => {
    expect(read('q=&type=&board=AI&board=HB&stars=5&upto=&month=&sort=newest')).toEqual({
      ...DEFAULT,
      boards: ['AI', 'HB'],
      stars: [5],
    });
  });

  it.each([
    'sort=cheap',
    'type=boat',
    'board=XX',
    'stars=9',
    'upto=-1',
    'upto=2e3',
    'month=2027-13',
    'page=0',
  ])('%s is invalid and counts as absent: newest first, page 1, no filters [LIST-02]', (query) =>
    expect(read(query)).toEqual(DEFAULT),
  );

  it('ignores the type on the cruise list [LIST-06]', () => {
    expect(read('type=hotel', 'cruise').type).toBeNull();
  });

  it('writes what it reads, and keeps unrelated parameters', () => {
    const views = fc.record({
      type: fc.constantFrom(null, ...DEAL_TYPES),
      boards: fc.subarray([...BOARDS]),
      stars: fc.subarray([...STARS]),
      upTo: fc.option(fc.integer({ min: 1, max: 999_999 })),
      month: fc.constantFrom(null, '2027-06', '2028-12'),
      text: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const written = writeListView(new URLSearchParams('utm_source=letter&board=SC'), view);
        expect(written.get('utm_source')).toBe('letter');
        expect(read(String(written))).toEqual(view);
      }),
    );
    expect(String(writeListView(new URLSearchParams('sort=rating&page=3'), DEFAULT))).toBe('');
  });

  it.each([
    ['UAI', 'AI'],
    ['hb +', 'HB'],
    ['Fancy', null],
  ])('the board %s counts as %s', (code, board) => expect(filterBoardOf(code)).toBe(board));
});
