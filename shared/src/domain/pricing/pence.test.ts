import fc from 'fast-check';

import { formatCount } from './format-count';
import {
  formatPence,
  formatPounds,
  pence,
  penceToPounds,
  poundsToPence,
  sumPence,
  timesPence,
  wholePounds,
} from './pence';

describe('amounts of money', () => {
  it.each([
    [318.5, 31_900],
    [318.49, 31_800],
    [319, 31_900],
  ])('round £%d per person half up to whole pounds [PRICE-01, DEC-98]', (pounds, rounded) => {
    expect(wholePounds(pounds)).toBe(rounded);
  });

  it('are multiplied after rounding, so that a shopper can check the total [DEC-98, PRICE-02]', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.integer({ min: 1, max: 18 }),
        (pounds, guests) => {
          const perPerson = wholePounds(pounds);
          expect(perPerson % 100).toBe(0);
          expect(timesPence(perPerson, guests)).toBe(perPerson * guests);
          expect(Math.abs(perPerson / 100 - pounds)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  it('are formatted as pounds, with two decimals when there are pence [DEC-98, BADGE-04, PRICE-01]', () => {
    expect(formatPounds(pence(41_200))).toBe('£412');
    expect(formatPounds(pence(144_373))).toBe('£1,443.73');
    expect(formatPence(pence(41_200))).toBe('£412.00');
  });

  it('are formatted as British English formats them, without the start of Intl', () => {
    const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    const whole = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      maximumFractionDigits: 0,
    });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
        expect(formatPence(pence(value))).toBe(exact.format(value / 100));
        expect(formatPounds(pence(value * 100))).toBe(whole.format(value));
        expect(formatCount(Math.abs(value))).toBe(Math.abs(value).toLocaleString('en-GB'));
      }),
    );
    expect(formatPounds(pence(-5))).toBe('-£0.05');
  });

  it('are whole pence and never a negative zero', () => {
    for (const amount of [0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])
      expect(() => pence(amount)).toThrow(new RangeError(`not a whole number of pence: ${amount}`));
    expect(() => timesPence(pence(5), 0.5)).toThrow(RangeError);
    expect(Object.is(pence(-0), 0)).toBe(true);
    expect(sumPence([])).toBe(0);
    expect(sumPence([pence(41_200), pence(-1), pence(9_000)])).toBe(50_199);
  });

  it('are sent as pounds where an endpoint uses pounds [DEC-70]', () => {
    expect([19.99, 0.29, 412, -20.5].map(poundsToPence)).toEqual([1_999, 29, 41_200, -2_050]);
    expect([1_999, 29, 41_200].map((amount) => penceToPounds(pence(amount)))).toEqual([19.99, 0.29, 412]);
  });
});
