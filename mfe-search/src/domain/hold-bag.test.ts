import { pence } from '@storefront/shared/domain/pricing/pence';

import { bagWords } from './hold-bag';

it('says what a bag weighs and costs, or that it is included', () => {
  expect(bagWords({ kilograms: 20, price: pence(3000) })).toBe('Hold bag 20 kg, £30 extra');
  expect(bagWords({ kilograms: 23, price: pence(0) })).toBe('Hold bag 23 kg included');
});
