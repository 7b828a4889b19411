import { dealParty } from './deal-party';

describe('the party of a deal', () => {
  it.each([
    ['online', [], 0, []],
    ['online', [5, 9], 2, [5, 9]],
    ['online', [16, 5], 1, [5]],
    ['online', [1, 2, 3, 4, 5], 4, [1, 2, 3, 4]],
    ['offline', [5, 9], 0, []],
  ] as const)(
    'with %s prices and children of %j is two adults with %i children [DEC-482, DEC-18]',
    (pricingMode, ages, children, childAges) => {
      expect(dealParty({ pricingMode, childAges: ages })).toEqual([{ adults: 2, children, childAges }]);
    },
  );
});
