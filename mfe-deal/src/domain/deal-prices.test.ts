import { LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { aFlight } from '../../testing/availability-arbitraries';

import {
  dealOffers,
  defaultAirport,
  withDate,
  withFilters,
  type DealPriceRow,
  type DealWish,
} from './deal-prices';

const DAYS = ['2027-06-11', '2027-06-12', '2027-06-13'] as const;
const AIRPORTS = ['STN', 'LHR', 'MAN', 'BHX'] as const;
const BOARDS = ['HB', 'AI'] as const;
const NIGHTS = [7, 10] as const;
const DEFAULTS = { airportCode: 'MAN', boardBasis: 'HB', nights: 7 };
const NOTHING_CHOSEN: DealWish = {
  airportCode: null,
  boardBasis: null,
  nights: null,
  date: null,
  keptDate: null,
};

function aRow(part: Partial<DealPriceRow> & { readonly pounds: number }): DealPriceRow {
  const { pounds, ...rest } = part;
  const date = rest.date ?? DAYS[0];
  return {
    date,
    boardBasis: 'HB',
    nights: 7,
    departureAirportCode: 'STN',
    quoteReference: `${date}-${pounds}`,
    flight: aFlight('STN', date, 100),
    ...rest,
    pricePerPerson: pence(pounds * 100),
  };
}

const someRows: fc.Arbitrary<readonly DealPriceRow[]> = fc.array(
  fc
    .record({
      pounds: fc.integer({ min: 100, max: 140 }),
      date: fc.constantFrom(...DAYS),
      boardBasis: fc.constantFrom(...BOARDS),
      nights: fc.constantFrom(...NIGHTS),
      departureAirportCode: fc.constantFrom(...AIRPORTS),
    })
    .map(aRow),
  { maxLength: 30 },
);

type Step = (rows: readonly DealPriceRow[], wish: DealWish) => DealWish;
const filtersChanged =
  (change: Parameters<typeof withFilters>[1]): Step =>
  (rows, wish) =>
    withFilters(wish, change, dealOffers(rows, DEFAULTS, wish).date);
const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...AIRPORTS).map((airportCode) => filtersChanged({ airportCode })),
  fc.constantFrom(...BOARDS).map((boardBasis) => filtersChanged({ boardBasis })),
  fc.constantFrom(...NIGHTS).map((nights) => filtersChanged({ nights })),
  fc
    .constantFrom(...DAYS)
    .map<Step>((day) => (rows, wish) => withDate(rows, wish, dealOffers(rows, DEFAULTS, wish).filters, day)),
);

const lowest = (rows: readonly DealPriceRow[]) => Math.min(...rows.map((row) => row.pricePerPerson));
const fitting = (rows: readonly DealPriceRow[], filters: ReturnType<typeof dealOffers>['filters']) =>
  rows.filter(
    (row) =>
      row.departureAirportCode === filters.airportCode &&
      row.boardBasis === filters.boardBasis &&
      row.nights === filters.nights,
  );

describe('the prices of a deal', () => {
  it('show the price of the selected result, whatever the order of changes to board, nights, departure and date [DEAL-12]', () => {
    fc.assert(
      fc.property(someRows, fc.array(someStep, { maxLength: 10 }), (rows, steps) => {
        const wish = steps.reduce((before, step) => step(rows, before), NOTHING_CHOSEN);
        const { filters, prices, otherPrices, date, row } = dealOffers(rows, DEFAULTS, wish);
        const own = fitting(rows, filters);
        for (const [day, price] of prices) expect(price).toBe(lowest(own.filter((one) => one.date === day)));
        for (const [day, price] of otherPrices) {
          expect(own.some((one) => one.date === day)).toBe(false);
          expect(price).toBe(lowest(rows.filter((one) => one.date === day)));
        }
        if (row) {
          expect(own).toContain(row);
          expect(row.date).toBe(date);
          expect(row.pricePerPerson).toBe(prices.get(row.date));
        } else if (date !== null) expect(prices.has(date)).toBe(false);
      }),
    );
  });

  it('keep the selected date while it is sold, else take the cheapest match and name the lost date [DEAL-ST-05]', () => {
    fc.assert(
      fc.property(someRows, someStep, fc.constantFrom(...DAYS), (rows, step, day) => {
        const before = withDate(
          rows,
          NOTHING_CHOSEN,
          dealOffers(rows, DEFAULTS, NOTHING_CHOSEN).filters,
          day,
        );
        const wish = step(rows, before);
        if (wish.keptDate === null) return;
        const { filters, date, lostDate, prices } = dealOffers(rows, DEFAULTS, wish);
        const own = fitting(rows, filters);
        const isKept = own.some((one) => one.date === wish.keptDate);
        if (isKept) expect([date, lostDate]).toEqual([wish.keptDate, null]);
        else {
          expect(lostDate).toBe(wish.keptDate);
          expect(date === null ? Infinity : prices.get(date)).toBe(lowest(own));
        }
      }),
    );
  });

  it('take a clicked day for the present filters, else its cheapest price, else without a price [DEAL-ST-08, DEAL-ST-09]', () => {
    fc.assert(
      fc.property(someRows, fc.constantFrom(...DAYS), (rows, day) => {
        const { filters } = dealOffers(rows, DEFAULTS, NOTHING_CHOSEN);
        const { date, row } = dealOffers(rows, DEFAULTS, withDate(rows, NOTHING_CHOSEN, filters, day));
        const ofDay = rows.filter((one) => one.date === day);
        const own = fitting(ofDay, filters);
        expect(date).toBe(day);
        const wanted = own.length > 0 ? own : ofDay;
        expect(row?.pricePerPerson ?? Infinity).toBe(lowest(wanted));
      }),
    );
  });

  it('clear selection and price where there is no data [DEAL-ST-07]', () => {
    expect(dealOffers([], DEFAULTS, NOTHING_CHOSEN)).toMatchObject({ date: null, row: null });
  });

  it("depart by default from the cheapest of London, else from the deal's own airport, else from the cheapest of all [DOM-APT-04, DEC-47]", () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const airport = defaultAirport(rows, 'MAN');
        const from = (codes: readonly string[]) =>
          rows.filter(({ departureAirportCode }) => codes.includes(departureAirportCode));
        const london = from(LONDON_CODES);
        const pool = london.length > 0 ? london : from(['MAN']).length > 0 ? from(['MAN']) : rows;
        if (pool.length === 0) return expect(airport).toBe('MAN');
        expect(lowest(pool.filter(({ departureAirportCode }) => departureAirportCode === airport))).toBe(
          lowest(pool),
        );
      }),
    );
  });

  it('depart from where the shopper chose, priced or not [DEC-47]', () => {
    const rows = [aRow({ pounds: 100 })];
    const { filters, row } = dealOffers(rows, DEFAULTS, { ...NOTHING_CHOSEN, airportCode: 'GLA' });
    expect([filters.airportCode, row]).toEqual(['GLA', null]);
  });
});
