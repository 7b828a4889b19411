import type { Page } from '@playwright/test';

import type { Shopper } from '../pages/shopper';

import type { Storefront } from './storefront';

/** Page, shopper and storefront of a journey. */
export interface JourneyContext {
  readonly page: Page;
  readonly storefront: Storefront;
  readonly shopper: Shopper;
}
