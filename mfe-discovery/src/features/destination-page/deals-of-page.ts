import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';

import { belongsToDestination } from './belongs-to-destination';

/** Few pages are built from blocks. */
export const blocksPage = () => import('./blocks/blocks-page');

/** Returns a predicate for the deals that a page shows. */
export async function dealsOfPage(
  pageId: string,
  page: HolidayPage,
): Promise<(deal: CatalogueDeal) => boolean> {
  const belongs = belongsToDestination(pageId, page.destinationId);
  return page.blocks ? (await blocksPage()).dealsOfBlocks(page, belongs) : belongs;
}
