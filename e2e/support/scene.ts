import type { Page } from '@playwright/test';

import type { Shopper } from '../pages/shopper';

import type { Storefront } from './storefront';

/** A shopper before a page of a storefront. */
export interface Scene {
  readonly page: Page;
  readonly storefront: Storefront;
  readonly shopper: Shopper;
}
