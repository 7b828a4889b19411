import fc from 'fast-check';

import { pence } from './pence';
import { perPersonLabel, sharesText } from './shares-text';

describe('the shares of a total', () => {
  it('are stated when a penny remains', () => {
    expect(sharesText(pence(472_900), 7)).toBe('6 at £675.57 and 1 at £675.58');
    expect(sharesText(pence(20_000), 3)).toBe('1 at £66.66 and 2 at £66.67');
  });

  it('are not stated when they are equal', () => {
    expect(sharesText(pence(82_400), 2)).toBeNull();
  });

  it('sum to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 24 }),
        (total, guests) => {
          const groups = [...(sharesText(pence(total), guests) ?? '').matchAll(/(\d+) at £([\d,.]+)/g)];
          const sum = groups.reduce(
            (pennies, [, count = '', share = '']) =>
              pennies + Number(count) * Number(share.replaceAll(/[,.]/g, '')),
            0,
          );
          expect(groups.length === 0 ? total % guests : sum).toBe(groups.length === 0 ? 0 : total);
        },
      ),
    );
  });
});

describe('the label of a price per person', () => {
  it.each([
    [472_900, 7, 'Per person, rounded'],
    [82_400, 2, 'Per person'],
    [0, 2, 'Per person'],
  ])('of %i pence for %i guests is %s [DEC-192]', (total, guests, label) => {
    expect(perPersonLabel(total, Math.round(total / guests))).toBe(label);
  });
});
