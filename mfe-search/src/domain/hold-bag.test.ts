import { pence } from '@storefront/shared/domain/pricing/pence';

import { holdBagLabel } from './hold-bag';

it('labels a hold bag with its weight and price, or as included', () => {
  expect(holdBagLabel({ kilograms: 20, price: pence(3000) })).toBe('Hold bag 20 kg, £30 extra');
  expect(holdBagLabel({ kilograms: 23, price: pence(0) })).toBe('Hold bag 23 kg included');
});
