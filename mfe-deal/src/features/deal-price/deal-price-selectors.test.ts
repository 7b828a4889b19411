import { dealDataSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';

import { aFlight } from '../../../testing/availability-arbitraries';
import { dealWire } from '../../../testing/deal-service';
import type { DealPriceRow } from '../../domain/deal-prices';

import {
  createPricedMonthSelector,
  selectBoardOptions,
  selectCurrentChoice,
  selectDefaults,
  selectDisplayedMonth,
  selectNightOptions,
  selectOpeningDate,
  selectParty,
} from './deal-price-selectors';

const TODAY = '2027-06-10';
const NO_CHOICE = {
  airportCode: null,
  boardBasis: null,
  nights: null,
  date: null,
  previousDate: null,
  month: null,
  rooms: null,
};
const BOOKABLE = { first: '2027-06', last: '2028-11' };

const aDeal = (overrides = {}) => dealDataSchema.parse({ ...dealWire(), ...overrides });

function aRow(date: string, pounds: number, overrides: Partial<DealPriceRow> = {}): DealPriceRow {
  return {
    date,
    pricePerPerson: pence(pounds * 100),
    boardBasis: 'HB',
    nights: 7,
    departureAirportCode: 'LGW',
    quoteReference: `${date}-${pounds}`,
    rooms: [],
    flight: aFlight('LGW', date, 100),
    ...overrides,
  };
}

describe('the selector of a priced month', () => {
  const JUNE = { kind: 'loaded', data: [aRow('2027-06-12', 399), aRow('2027-06-14', 350)] } as const;
  const input = { month: '2027-06', today: TODAY, defaults: selectDefaults(aDeal()), choice: NO_CHOICE };

  it('prices the rows of the month from today on', () => {
    const data = [aRow('2027-06-09', 101), aRow('2027-06-12', 399), aRow('2027-07-01', 102)];
    const { rows, prices } = createPricedMonthSelector()({ kind: 'loaded', data }, input);
    expect(rows).toEqual([data[1]]);
    expect([...prices]).toEqual([['2027-06-12', 39_900]]);
  });

  it('has no prices before the response is loaded', () => {
    expect(createPricedMonthSelector()({ kind: 'loading' }, input)).toMatchObject({
      rows: [],
      prices: new Map(),
    });
  });

  it('does not price a month again when a day is chosen or another month is received', () => {
    const select = createPricedMonthSelector();
    const june = select(JUNE, input);
    const withDay = { ...NO_CHOICE, date: '2027-06-14', previousDate: '2027-06-12' };
    select({ kind: 'loaded', data: [aRow('2027-07-01', 500)] }, { ...input, month: '2027-07' });
    expect(select(JUNE, { ...input, choice: withDay })).toBe(june);
  });

  it.each([
    ['the airport', { choice: { ...NO_CHOICE, airportCode: 'MAN' } }],
    ['the board', { choice: { ...NO_CHOICE, boardBasis: 'AI' } }],
    ['the nights', { choice: { ...NO_CHOICE, nights: 9 } }],
    ['today', { today: '2027-06-13' }],
  ])('prices a month again for a change of %s', (_field, change) => {
    const select = createPricedMonthSelector();
    const june = select(JUNE, input);
    expect(select(JUNE, { ...input, ...change }).prices).not.toEqual(june.prices);
  });
});

describe('selectors of the deal choice', () => {
  it('ignore days in the past', () => {
    const choice = { ...NO_CHOICE, date: '2027-06-09', previousDate: '2027-06-10' };
    expect(selectCurrentChoice(choice, TODAY)).toEqual({ ...choice, date: null });
  });

  it.each([
    ['the selected day', { ...NO_CHOICE, date: '2027-08-02', month: '2027-07' }, '2027-08'],
    ['the previous day', { ...NO_CHOICE, previousDate: '2027-08-02', month: '2027-07' }, '2027-08'],
    ['the opened month', { ...NO_CHOICE, month: '2027-07' }, '2027-07'],
    ['the cheapest date of the deal', NO_CHOICE, '2027-09'],
    ['the first bookable month', { ...NO_CHOICE, month: '2027-01' }, '2027-06'],
    ['the last bookable month', { ...NO_CHOICE, month: '2030-01' }, '2028-11'],
  ])('display the month of %s', (_source, choice, month) => {
    expect(selectDisplayedMonth(choice, { cheapestDate: '2027-09-01' }, BOOKABLE)).toBe(month);
  });

  it.each([
    ['nothing is chosen', {}, '2027-09-01'],
    ['a party is chosen', { rooms: [{ adults: 1, children: 0, childAges: [] }] }, '2027-09-01'],
    ['an airport is chosen', { airportCode: 'MAN' }, null],
    ['a board is chosen', { boardBasis: 'AI' }, null],
    ['nights are chosen', { nights: 9 }, null],
    ['a day was selected before', { previousDate: '2027-09-04' }, null],
    ['a month is opened', { month: '2027-09' }, null],
  ])('open on the day of the card or on the cheapest one when %s [DEC-162]', (_when, change, day) => {
    expect(selectOpeningDate({ ...NO_CHOICE, ...change }, { cheapestDate: '2027-09-01' })).toBe(day);
  });

  it('use two adults for price files, and the chosen party or that of the deal for live prices [DEC-482]', () => {
    const single = [{ adults: 1, children: 0, childAges: [] }];
    const twoAdults = [{ adults: 2, children: 0, childAges: [] }];
    const family = [{ adults: 2, children: 1, childAges: [5] }];
    expect(selectParty({ pricingMode: 'offline', childAges: [5] }, single)).toEqual(twoAdults);
    expect(selectParty({ pricingMode: 'online', childAges: [5] }, single)).toEqual(single);
    expect(selectParty({ pricingMode: 'online', childAges: [5] }, null)).toEqual(family);
  });

  it('offer the boards and nights of the deal, those with prices, and the selected ones', () => {
    const month = {
      rows: [aRow('2027-06-12', 399, { boardBasis: 'BB', nights: 9 })],
      filters: { airportCode: 'LGW', boardBasis: 'RO', nights: 10 },
    };
    expect(selectBoardOptions({ boardBases: ['HB', 'AI', ''] }, month)).toEqual(['HB', 'AI', 'BB', 'RO']);
    expect(selectNightOptions(aDeal(), month)).toEqual([7, 9, 10]);
  });
});
