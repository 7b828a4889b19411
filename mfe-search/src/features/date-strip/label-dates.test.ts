import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import {
  dpSearchParams,
  parseSearchQuery,
  selectedDate,
} from '@storefront/shared/domain/search-query/search-query';
import fc from 'fast-check';

import { labelDates } from './label-dates';

const TODAY = '2026-11-21';
const DATE_MIN = '2027-06-09';
const FIVE = ['2027-06-10', '2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14'];

/** @param pounds prices of the five dates in order; `null`: no holiday on that date */
function labels(pounds: readonly (number | null)[], selected: IsoDate = '2027-06-12', today = TODAY) {
  const prices = new Map<IsoDate, Pence>();
  pounds.forEach((price, day) => price !== null && prices.set(FIVE[day] ?? '', pence(price * 100)));
  return labelDates(DATE_MIN, selected, prices, today);
}

describe('labelDates', () => {
  it('returns exactly the five searched dates, with the selected one in the middle [SRCH-08, DEC-03, NAV-05]', () => {
    const query = parseSearchQuery(new URLSearchParams(`dateMin=${DATE_MIN}&dateMax=2027-08-01`), TODAY);
    const dates = labels([]).map(({ departureDate }) => departureDate);
    const params = dpSearchParams(query);

    expect(dates).toEqual(FIVE);
    expect([params.get('dateMin'), params.get('dateMax')]).toEqual([dates[0], dates[4]]);
    expect(dates[2]).toBe(selectedDate(query));
  });

  it('continues across the end of a month and of a year [SRCH-08]', () => {
    const dates = labelDates('2026-12-28', '2026-12-31', new Map(), TODAY);
    expect(dates.map(({ departureDate }) => departureDate)).toEqual([
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  it.each([
    [
      'the lowest price is the cheapest',
      [500, 400, 450, 480, 600],
      'Alternate Cheapest Selected Alternate Alternate',
    ],
    [
      'selected wins over cheapest',
      [500, 450, 400, 480, 600],
      'Alternate Alternate Selected Alternate Alternate',
    ],
    [
      'the first of equal prices',
      [500, 400, 450, 400, 400],
      'Alternate Cheapest Selected Alternate Alternate',
    ],
    [
      'equal to the selected, and later',
      [500, 500, 400, 400, 500],
      'Alternate Alternate Selected Alternate Alternate',
    ],
    ['dates without any', [null, null, null, 480, null], 'Alternate Alternate Selected Cheapest Alternate'],
    ['nothing at all', [], 'Alternate Alternate Selected Alternate Alternate'],
  ])('gives each date one label: %s [SRCH-10, DEC-88]', (_case, pounds, expected) => {
    expect(
      labels(pounds)
        .map(({ label }) => label)
        .join(' '),
    ).toBe(expected);
  });

  it('returns the lowest price of each date, or `null` [DEC-88]', () => {
    expect(labels([500, null, 450, 480, 600]).map(({ lowestPrice }) => lowestPrice)).toEqual([
      50_000,
      null,
      45_000,
      48_000,
      60_000,
    ]);
  });

  it('marks dates before today as past, without a price [DEC-04]', () => {
    const strip = labels([100, 200, 450, 480, 600], '2027-06-12', '2027-06-12');
    expect(strip.map(({ departureDate }) => departureDate)).toEqual(FIVE);
    expect(strip.map(({ past }) => past)).toEqual([true, true, false, false, false]);
    expect(strip.map(({ lowestPrice }) => lowestPrice)).toEqual([null, null, 45_000, 48_000, 60_000]);
    expect(strip.map(({ label }) => label)).toEqual([
      'Alternate',
      'Alternate',
      'Selected',
      'Alternate',
      'Alternate',
    ]);
  });

  it('labels at most one date as selected and one as cheapest [SRCH-10, DEC-88]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { minLength: 5, maxLength: 5 }),
        fc.nat(4),
        fc.integer({ min: -6, max: 6 }),
        (pounds, selected, day) => {
          const today = addDays('2027-06-12', day);
          const strip = labels(pounds, FIVE[selected], today);
          const priced = strip.filter(({ lowestPrice }) => lowestPrice !== null);
          const lowest = Math.min(...priced.map(({ lowestPrice }) => lowestPrice ?? Infinity));
          const first = priced.find(({ lowestPrice }) => lowestPrice === lowest);
          strip.forEach((date, place) => {
            const expected = place === selected ? 'Selected' : date === first ? 'Cheapest' : 'Alternate';
            expect(date.label).toBe(expected);
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
