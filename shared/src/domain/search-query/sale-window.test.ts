import fc from 'fast-check';

import { addDays, isoDateSchema } from '../dates/iso-date';

import { saleWindow, unsearchableDates } from './sale-window';
import { parseSearchQuery } from './search-query';

const TODAY = '2026-11-21';
const read = (dateMin: string) => {
  const params = new URLSearchParams({ dateMin });
  return unsearchableDates(params, parseSearchQuery(params, TODAY), TODAY);
};

describe('the dates of a search', () => {
  it.each([
    ['2026-11-15', 'past'],
    ['2026-11-16', null],
    [addDays(TODAY, 547), null],
    [addDays(TODAY, 548), 'not-on-sale-yet'],
    ['9999-12-31', 'not-on-sale-yet'],
    ['2027-02-30', 'impossible'],
    ['0000-00-00', 'impossible'],
    ['tomorrow', 'impossible'],
    ['', null],
  ])('from %s are unsearchable because: %s [DEC-113]', (dateMin, reason) => {
    expect(read(dateMin)?.reason ?? null).toBe(reason);
  });

  it('suggest the nearest date on sale of the same day, and the default date [DEC-113]', () => {
    expect(read('2024-02-26')?.suggestions).toEqual(['2027-02-28', '2027-01-20']);
    expect(read('2030-03-01')?.suggestions).toEqual(['2028-03-04', '2027-01-20']);
    // Sold in one year only.
    expect(read('2030-06-09')?.suggestions).toEqual(['2027-06-12', '2027-01-20']);
    // The first and the last day on sale.
    expect(read('2025-11-19')?.suggestions).toEqual(['2026-11-22', '2027-01-20']);
    expect(read('2030-05-19')?.suggestions).toEqual(['2028-05-22', '2027-01-20']);
    // The default date itself is suggested once.
    expect(read('2025-01-17')?.suggestions).toEqual(['2027-01-20']);
  });

  it.each([
    ['2027-02-30', ['2027-02-28', '2027-01-20']],
    ['2027-13-40', ['2027-12-31', '2027-01-20']],
    ['2027-00-00', ['2027-01-01', '2027-01-20']],
    ['2020-02-30', ['2026-11-22', '2027-01-20']],
    ['2999-02-30', ['2028-05-22', '2027-01-20']],
    ['2027-01-20x', ['2027-01-20']],
    ['2027-02-30x', ['2027-01-20']],
    ['x2027-02-30', ['2027-01-20']],
    ['0001-02-30', ['2026-11-22', '2027-01-20']],
    ['0000-02-30', ['2027-01-20']],
    ['2027-01-00', ['2027-01-01', '2027-01-20']],
    ['2027-12-40', ['2027-12-31', '2027-01-20']],
    ['0000-00-00', ['2027-01-20']],
  ])(
    'suggest for %s, which is not in the calendar, the nearest dates on sale %o [DEC-113]',
    (text, dates) => {
      expect(read(text)).toMatchObject({ text, suggestions: dates });
    },
  );

  it('are on sale in every suggestion, for any date [DEC-113]', () => {
    const { first, last } = saleWindow(TODAY);
    const someDate = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(someDate, (date) => {
        const unsearchable = read(date.toISOString().slice(0, 10));
        if (!unsearchable) return;
        if (unsearchable.reason === 'impossible') throw new Error('a date of the calendar is possible');
        expect(isoDateSchema.safeParse(unsearchable.requested).success).toBe(true);
        for (const day of unsearchable.suggestions) expect(day >= first && day <= last).toBe(true);
      }),
    );
  });
});
