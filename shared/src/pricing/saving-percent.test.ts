import fc from 'fast-check';

import { pence } from './pence';
import { savingPercent } from './saving-percent';

describe('savingPercent', () => {
  it.each([
    ['[PRICE-13] [DEC-101] is taken of the highest price', [40_000, 30_000, 35_000], 25],
    ['[DEC-101] is rounded to a whole percent', [30_000, 20_000], 33],
    ['[DEC-101] is nothing for one price', [30_000], null],
    ['[DEC-101] is nothing for equal prices', [30_000, 30_000], null],
    ['[DEC-101] is nothing where it rounds to nothing', [30_000, 29_900], null],
    ['[DEC-101] is nothing without prices', [], null],
    ['[DEC-101] is nothing where everything is free', [0, 0], null],
  ])('%s', (_case, prices, percent) => {
    expect(savingPercent(prices.map(pence))).toBe(percent);
  });

  it('[DEC-101] never exceeds 100', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 5_000_000 }).map(pence), { minLength: 1 });
    fc.assert(
      fc.property(prices, (all) => (savingPercent(all) ?? 1) <= 100 && (savingPercent(all) ?? 1) > 0),
    );
  });
});
