import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

/**
 * The order of the home page: by `createdAt` descending, and then reversed, so the oldest come first. What
 * has no date that can be read counts as oldest, and equal dates stand the other way round (API-DEALS-02, DEC-34).
 */
export function oldestFirst<T extends Pick<CatalogueDeal, 'createdAt'>>(deals: readonly T[]): readonly T[] {
  return deals
    .map((deal) => ({ deal, at: instantOf(deal.createdAt) }))
    .sort((one, other) => other.at - one.at)
    .reverse()
    .map(({ deal }) => deal);
}

/** Finite, because the difference of two infinities is no order. */
const OLDEST = Number.MIN_SAFE_INTEGER;

function instantOf(createdAt: string): number {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) ? OLDEST : at;
}
