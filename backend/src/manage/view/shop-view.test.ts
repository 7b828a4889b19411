import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { shopFacts } from './shop-view';

describe('what a booking states about the shop', () => {
  it.each([
    [null, null],
    ['12345', 'This holiday is ATOL protected, number 12345.'],
  ])('is with the ATOL number %s the protection %s [DEC-41]', (atolNumber, text) => {
    const settings = storefrontConfigSchema.parse({ seller: { atolNumber } });
    expect(shopFacts(settings).protection).toEqual({ atolNumber, text });
  });
});
