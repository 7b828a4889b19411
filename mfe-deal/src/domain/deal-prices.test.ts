import { LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

import { aFlight } from '../../testing/availability-arbitraries';

import {
  applyDate,
  applyFilters,
  defaultAirport,
  priceMonth,
  selectDay,
  type DealPriceChoice,
  type DealPriceRow,
  type MonthPrices,
} from './deal-prices';

const DAYS = ['2027-06-11', '2027-06-12', '2027-06-13'] as const;
const AIRPORTS = ['STN', 'LHR', 'MAN', 'BHX'] as const;
const BOARDS = ['HB', 'AI'] as const;
const NIGHTS = [7, 10] as const;
const DEFAULTS = { date: null, airportCode: 'MAN', boardBasis: 'HB', nights: 7 };
const NOTHING_CHOSEN: DealPriceChoice = {
  airportCode: null,
  boardBasis: null,
  nights: null,
  date: null,
  previousDate: null,
};

function offersFor(rows: readonly DealPriceRow[], choice: DealPriceChoice) {
  const prices = priceMonth(rows, DEFAULTS, choice);
  return { ...prices, ...selectDay(prices, choice) };
}

function aRow(part: Partial<DealPriceRow> & { readonly pounds: number }): DealPriceRow {
  const { pounds, ...rest } = part;
  const date = rest.date ?? DAYS[0];
  return {
    date,
    boardBasis: 'HB',
    nights: 7,
    departureAirportCode: 'STN',
    quoteReference: `${date}-${pounds}`,
    rooms: [],
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

type Step = (rows: readonly DealPriceRow[], choice: DealPriceChoice) => DealPriceChoice;
const filtersChanged =
  (change: Parameters<typeof applyFilters>[1]): Step =>
  (rows, choice) =>
    applyFilters(choice, change, offersFor(rows, choice).date);
const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...AIRPORTS).map((airportCode) => filtersChanged({ airportCode })),
  fc.constantFrom(...BOARDS).map((boardBasis) => filtersChanged({ boardBasis })),
  fc.constantFrom(...NIGHTS).map((nights) => filtersChanged({ nights })),
  fc
    .constantFrom(...DAYS)
    .map<Step>((day) => (rows, choice) => applyDate(rows, choice, offersFor(rows, choice).filters, day)),
);

const lowest = (rows: readonly DealPriceRow[]) => Math.min(...rows.map((row) => row.pricePerPerson));
const matchingRows = (rows: readonly DealPriceRow[], filters: MonthPrices['filters']) =>
  rows.filter(
    (row) =>
      row.departureAirportCode === filters.airportCode &&
      row.boardBasis === filters.boardBasis &&
      row.nights === filters.nights,
  );

describe('prices of a deal', () => {
  it('show the price of the selected row after any order of changes to board, nights, departure and date [DEAL-12]', () => {
    fc.assert(
      fc.property(someRows, fc.array(someStep, { maxLength: 10 }), (rows, steps) => {
        const choice = steps.reduce((before, step) => step(rows, before), NOTHING_CHOSEN);
        const { filters, prices, otherPrices, date, row } = offersFor(rows, choice);
        const matching = matchingRows(rows, filters);
        for (const [day, price] of prices)
          expect(price).toBe(lowest(matching.filter((one) => one.date === day)));
        for (const [day, price] of otherPrices) {
          expect(matching.some((one) => one.date === day)).toBe(false);
          expect(price).toBe(lowest(rows.filter((one) => one.date === day)));
        }
        if (row) {
          expect(matching).toContain(row);
          expect(row.date).toBe(date);
          expect(row.pricePerPerson).toBe(prices.get(row.date));
        } else if (date !== null) expect(prices.has(date)).toBe(false);
      }),
    );
  });

  it('keep the selected date while it is sold, or else select the cheapest match and report the unavailable date [DEAL-ST-05]', () => {
    fc.assert(
      fc.property(someRows, someStep, fc.constantFrom(...DAYS), (rows, step, day) => {
        const before = applyDate(rows, NOTHING_CHOSEN, offersFor(rows, NOTHING_CHOSEN).filters, day);
        const choice = step(rows, before);
        if (choice.previousDate === null) return;
        const { filters, date, unavailableDate, prices } = offersFor(rows, choice);
        const matching = matchingRows(rows, filters);
        const isStillSold = matching.some((one) => one.date === choice.previousDate);
        if (isStillSold) expect([date, unavailableDate]).toEqual([choice.previousDate, null]);
        else {
          expect(unavailableDate).toBe(choice.previousDate);
          expect(date === null ? Infinity : prices.get(date)).toBe(lowest(matching));
        }
      }),
    );
  });

  it('select a clicked day with the current filters, or with those of its cheapest price, or without a price [DEAL-ST-08, DEAL-ST-09]', () => {
    fc.assert(
      fc.property(someRows, fc.constantFrom(...DAYS), (rows, day) => {
        const { filters } = offersFor(rows, NOTHING_CHOSEN);
        const { date, row } = offersFor(rows, applyDate(rows, NOTHING_CHOSEN, filters, day));
        const rowsOfDay = rows.filter((one) => one.date === day);
        const matching = matchingRows(rowsOfDay, filters);
        expect(date).toBe(day);
        const expected = matching.length > 0 ? matching : rowsOfDay;
        expect(row?.pricePerPerson ?? Infinity).toBe(lowest(expected));
      }),
    );
  });

  it('have no selection and no price without data [DEAL-ST-07]', () => {
    expect(offersFor([], NOTHING_CHOSEN)).toMatchObject({ date: null, row: null });
  });

  it("use the cheapest London airport by default, or else the deal's airport, or else the cheapest one [DOM-APT-04, DEC-47]", () => {
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

  it('open on the departure of the card while it is sold, although other days and airports are cheaper [DEC-162]', () => {
    fc.assert(
      fc.property(someRows, fc.constantFrom(...DAYS), (rows, day) => {
        const departures = rows.filter(
          ({ date, boardBasis, nights }) => date === day && boardBasis === 'HB' && nights === 7,
        );
        const defaults = { ...DEFAULTS, date: day };
        const prices = priceMonth(rows, defaults, NOTHING_CHOSEN);
        const { date, row } = selectDay(prices, NOTHING_CHOSEN, day);
        if (departures.length === 0) return;
        expect(date).toBe(day);
        const airport = defaultAirport(departures, DEFAULTS.airportCode);
        expect(row?.departureAirportCode).toBe(airport);
        expect(row?.pricePerPerson).toBe(
          lowest(matchingRows(departures, { ...DEFAULTS, airportCode: airport })),
        );
      }),
    );
  });

  it('use the airport chosen by the shopper, with or without prices [DEC-47]', () => {
    const rows = [aRow({ pounds: 100 }), aRow({ pounds: 300, departureAirportCode: 'BHX' })];
    const from = (airportCode: string) => offersFor(rows, { ...NOTHING_CHOSEN, airportCode });
    expect([from('GLA').filters.airportCode, from('GLA').row]).toEqual(['GLA', null]);
    expect([from('BHX').filters.airportCode, from('BHX').row?.pricePerPerson]).toEqual(['BHX', 30_000]);
    expect(offersFor(rows, NOTHING_CHOSEN).filters.airportCode).toBe('STN');
  });
});
