import fc from 'fast-check';

import { pence } from './pence';
import { savingPercent } from './saving-percent';

describe('savingPercent', () => {
  it.each([
    ['is relative to the highest price [PRICE-13, DEC-101]', [40_000, 30_000, 35_000], 25],
    ['is rounded to a whole percent [PRICE-13, DEC-101]', [30_000, 20_000], 33],
    ['is rounded up from half a percent [PRICE-13, DEC-101]', [20_000, 19_900], 1],
    ['is null for one price [DEC-101]', [30_000], null],
    ['is null for equal prices [PRICE-13, DEC-101]', [30_000, 30_000], null],
    ['is null when it rounds to zero [DEC-101]', [30_000, 29_900], null],
    ['is 100 when something is free [DEC-101]', [30_000, 0], 100],
    ['is null without prices [DEC-101]', [], null],
    ['is null when all prices are zero [DEC-101]', [0, 0], null],
  ])('%s', (_case, prices, percent) => {
    expect(savingPercent(prices.map(pence))).toBe(percent);
  });

  it('never exceeds 100 [DEC-101]', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 5_000_000 }).map(pence), { minLength: 1 });
    fc.assert(
      fc.property(prices, (all) => (savingPercent(all) ?? 1) <= 100 && (savingPercent(all) ?? 1) > 0),
    );
  });
});
