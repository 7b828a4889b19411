import { SEARCH_LIMITS } from '../../composites/rooms-guests/party-limits';

import { dealParty } from './deal-party';

describe('the party of a deal', () => {
  it('keeps the limits of the guest picker of its page [DEC-18]', () => {
    const { childAge, children } = SEARCH_LIMITS;
    const ages = [childAge + 1, ...Array.from({ length: children + 1 }, () => childAge)];
    const [room] = dealParty({ pricingMode: 'online', childAges: ages });
    expect(room?.childAges).toEqual(ages.slice(1, children + 1));
  });

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
