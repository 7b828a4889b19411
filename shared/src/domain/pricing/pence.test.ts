import fc from 'fast-check';

import { formatPence, formatPounds, pence, timesPence, wholePounds } from './pence';

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

  it('are formatted as pounds, with two decimals when there are pence [DEC-98, BADGE-04]', () => {
    expect(formatPounds(pence(41_200))).toBe('£412');
    expect(formatPounds(pence(144_373))).toBe('£1,443.73');
    expect(formatPence(pence(41_200))).toBe('£412.00');
  });
});
