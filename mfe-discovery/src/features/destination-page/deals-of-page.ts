import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';

import { belongsToDestination } from './belongs-to-destination';

export const rarePages = () => import('./rare-pages');

/** Returns a predicate for the deals that a page shows. */
export async function dealsOfPage(
  pageId: string,
  page: HolidayPage,
): Promise<(deal: CatalogueDeal) => boolean> {
  const belongs = belongsToDestination(page.id ?? pageId, page.destinationId);
  return page.blocks ? (await rarePages()).dealsOfBlocks(page, belongs) : belongs;
}
