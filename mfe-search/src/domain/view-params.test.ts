import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';
import { AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';
import { parseSearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { RecordedParams } from '@storefront/shared/testing/recorded-params';
import fc from 'fast-check';

import { OUTBOUND_TIMES } from './flight-filters';
import { BOARDS, NO_FILTERS, RATING_BANDS, type ViewChoice } from './view-choice';
import { CLEAR_FILTERS, readView, VIEW_PARAMS, writeView } from './view-params';

const TODAY = '2026-11-21';
const SEARCH = 'dateMin=2027-06-09&dateMax=2027-06-15';
const AMENITIES = Object.values(AMENITY_GROUPS).flat();

function read(view: string, search = SEARCH): ViewChoice {
  const params = new URLSearchParams(`${search}&${view}`);
  return readView(params, parseSearchQuery(params, TODAY));
}

/** Writes a change to the URL and reads it again. */
function after(view: string, change: Partial<ViewChoice>, search = SEARCH): ViewChoice {
  const params = writeView(new URLSearchParams(`${search}&${view}`), change);
  return readView(params, parseSearchQuery(params, TODAY));
}

const someDate = fc.constantFrom('2027-06-10', '2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14');
const somePounds = fc.option(fc.integer({ min: 0, max: 30_000_000 }), { nil: null });
const someOf = <T>(values: readonly T[]) =>
  fc.subarray([...values], { maxLength: Math.min(4, values.length) });

const someChoice: fc.Arbitrary<ViewChoice> = fc.record({
  departureDate: someDate,
  sort: fc.constantFrom('recommended', 'price-asc', 'price-desc'),
  priceMode: fc.constantFrom('person', 'total'),
  page: fc.integer({ min: 1, max: 400 }),
  compared: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 4 }),
  stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  boards: someOf(BOARDS),
  priceFrom: somePounds,
  priceTo: somePounds,
  hotelName: fc.string({ maxLength: 50 }),
  ratingBand: fc.constantFrom(null, ...RATING_BANDS),
  awards: someOf(AWARDS),
  styles: someOf(STYLES),
  resorts: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 8 }),
  amenities: someOf(AMENITIES),
  airports: fc.uniqueArray(fc.constantFrom('LGW', 'LTN', 'STN', 'MAN'), { maxLength: 4 }),
  outboundTimes: someOf(OUTBOUND_TIMES),
  bags: fc.constantFrom([], ['included']),
  area: fc.constantFrom(null, { south: 36.5, west: 30.1, north: 37, east: 31.25 }),
  showsMap: fc.constant(false),
});

describe('the view of the results in the URL', () => {
  it('reads exactly the parameters that servers keep', () => {
    const query = parseSearchQuery(new URLSearchParams(SEARCH), TODAY);
    const params = new RecordedParams('stars=4');
    readView(params, query);
    expect(params.names).toEqual(new Set(VIEW_PARAMS));
  });
});

describe('the view in the URL', () => {
  it('defaults to three days after dateMin, per person and recommended, without filters [SRCH-ST-07, DEC-87]', () => {
    expect(read('')).toEqual({
      ...NO_FILTERS,
      departureDate: '2027-06-12',
      sort: 'recommended',
      priceMode: 'person',
      page: 1,
      compared: [],
      showsMap: false,
    });
  });

  it.each<[string, Partial<ViewChoice>]>([
    ['date=2027-06-10', { departureDate: '2027-06-10' }],
    ['date=2027-06-14', { departureDate: '2027-06-14' }],
    ['sort=price-desc', { sort: 'price-desc' }],
    ['price=total', { priceMode: 'total' }],
    ['stars=5,3', { stars: [5, 3] }],
    ['board=HB,AI', { boards: ['AI', 'HB'] }],
    ['area=36.5,30.1,37,31.25', { area: { south: 36.5, west: 30.1, north: 37, east: 31.25 } }],
    ['area=37,30.1,36.5,31.25', { area: null }],
    ['view=map', { showsMap: true }],
    ['priceMin=0&priceMax=500', { priceFrom: 0, priceTo: 500 }],
    ['hotel=Sol+Mar', { hotelName: 'Sol Mar' }],
    ['review=4.5-5', { ratingBand: '4.5-5' }],
    ['review=4%2B', { ratingBand: '4+' }],
    ['award=Best+of+the+Best', { awards: ['Best of the Best'] }],
    ['style=Luxury&style=Budget', { styles: ['Budget', 'Luxury'] }],
    ['resort=Playa+Blanca&resort=Side', { resorts: ['Playa Blanca', 'Side'] }],
    ['amenity=Sauna', { amenities: ['Sauna'] }],
    ['page=7', { page: 7 }],
    ['compare=101,102', { compared: [101, 102] }],
  ])('reads %s', (view, expected) => {
    expect(read(view)).toEqual({ ...read(''), ...expected });
  });

  it.each([
    'date=2027-02-30',
    'date=2027-06-09',
    'date=2027-06-15',
    'date=tomorrow',
    'sort=cheapest',
    'price=each',
    'board=XX,,hb',
    'priceMin=-5&priceMax=5.50',
    'priceMin=1e3&priceMax=free',
    'priceMin=&priceMax=%20500',
    'review=1%2B',
    'award=Best',
    'style=luxury',
    'resort=',
    `resort=${'x'.repeat(101)}`,
    'amenity=Helipads',
    'page=0',
    'page=-3',
    'page=2.5',
    'page=3abc',
    'page=1e3',
    'compare=abc,-1,1.5,,1e3',
    'unknown=1&__proto__=2&constructor=3',
  ])('ignores the invalid value %s [DEC-107]', (view) => {
    expect(read(view)).toEqual(read(''));
  });

  it('keeps valid values beside invalid ones, each once, up to the limit [SRCH-FLT-01]', () => {
    expect(read('stars=5,9,5,x,1')).toMatchObject({ stars: [5, 1] });
    expect(read('stars=0,1,2,3,4,5,6')).toMatchObject({ stars: [1, 2, 3, 4, 5] });
    expect(read('compare=5,6,5,7,x,8,9')).toMatchObject({ compared: [5, 6, 7, 8] });
    expect(read(`hotel=${'x'.repeat(500)}`).hotelName).toHaveLength(100);
  });

  it('has no more resorts than the filter lists [SRCH-FLT-15]', () => {
    const names = Array.from({ length: 30 }, (_, n) => `Resort ${n + 1}`);
    const params = new URLSearchParams(names.map((name) => ['resort', name]));
    expect(read(String(params)).resorts).toEqual(names.slice(0, 12));
  });

  it('reads back every choice that was written', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        expect(after('', choice)).toEqual(choice);
      }),
    );
  });

  it('reads a valid view from any text', () => {
    fc.assert(
      fc.property(fc.string({ size: 'medium' }), (text) => {
        const { page, compared, priceTo } = read(text);
        expect(Number.isSafeInteger(page) && page >= 1 && compared.length <= 4).toBe(true);
        expect(priceTo === null || priceTo >= 0).toBe(true);
      }),
    );
  });

  it('returns to page 1 with every change of filter, sort or date, and with no other change [SRCH-ST-05, DEC-88]', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        for (const group of Object.keys(NO_FILTERS))
          expect([group, after('page=7', { [group]: choice[group as keyof ViewChoice] }).page]).toEqual([
            group,
            1,
          ]);
        expect(after('page=7', { departureDate: choice.departureDate }).page).toBe(1);
        expect(after('page=7', { sort: choice.sort }).page).toBe(1);
        expect(after('page=7', { page: choice.page }).page).toBe(choice.page);
      }),
      { numRuns: 50 },
    );
    expect(after('page=7', { compared: [5] })).toMatchObject({ page: 7, compared: [5] });
  });

  it('keeps the search and other parameters of the URL', () => {
    const params = writeView(new URLSearchParams(`${SEARCH}&view=map&page=2`), { stars: [4] });
    expect([...params]).toEqual([
      ['dateMin', '2027-06-09'],
      ['dateMax', '2027-06-15'],
      ['view', 'map'],
      ['stars', '4'],
    ]);
  });
});

describe('stars of the search', () => {
  const withStars = (stars: string) => `${SEARCH}&selectedStars=${stars}`;

  it.each(['1', '2', '3', '4', '5'])('preselects %s [SRCH-Q-09, SRCH-VAL-01]', (stars) => {
    expect(read('', withStars(stars)).stars).toEqual([Number(stars)]);
  });

  it.each(['0', '6', '4.5', '-1', '', 'four', '4,5', '1e0'])(
    'does not preselect %j [SRCH-Q-09, SRCH-VAL-01]',
    (stars) => {
      expect(read('', withStars(stars)).stars).toEqual([]);
    },
  );

  it('are not preselected again after a change of the stars [SRCH-Q-09]', () => {
    expect(after('', { stars: [] }, withStars('4')).stars).toEqual([]);
    expect(after('', { stars: [3] }, withStars('4')).stars).toEqual([3]);
  });

  it('are cleared with all other filters; sort, price mode and date stay [SRCH-ST-03, DEC-92]', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        const params = writeView(new URLSearchParams(withStars('4')), choice);
        const cleared = after(String(params), CLEAR_FILTERS, withStars('4'));
        const { departureDate, sort, priceMode, compared } = choice;
        expect(cleared).toEqual({
          ...NO_FILTERS,
          departureDate,
          sort,
          priceMode,
          compared,
          page: 1,
          showsMap: false,
        });
      }),
      { numRuns: 50 },
    );
  });
});
