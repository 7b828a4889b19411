import { PricesFrom } from '@storefront/shared/composites/prices-from/prices-from';

import type { Example } from '../example';

export const pricesFromExample: Example = {
  title: 'Prices from',
  group: 'Display',
  purpose: 'The age of prices that the supplier has not confirmed just now. Fresh prices have no such line.',
  states: [{ name: 'Of earlier today', Component: () => <PricesFrom time="2026-11-21T14:32" /> }],
};
