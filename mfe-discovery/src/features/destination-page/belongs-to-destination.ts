import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

/** Deals name a destination by the id of its page or by its number, compared as text (DEC-36, API-DEALS-03). */
export function belongsToDestination(pageId: string, destinationId: number) {
  return ({ destinationIds }: Pick<CatalogueDeal, 'destinationIds'>): boolean =>
    destinationIds.includes(pageId) || destinationIds.includes(String(destinationId));
}
