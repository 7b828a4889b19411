import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

/** Returns a predicate for deals that list the destination by page id or by number, compared as text (DEC-36, API-DEALS-03). */
export function belongsToDestination(pageId: string, destinationId: number) {
  return ({ destinationIds }: Pick<CatalogueDeal, 'destinationIds'>): boolean =>
    destinationIds.includes(pageId) || destinationIds.includes(String(destinationId));
}
