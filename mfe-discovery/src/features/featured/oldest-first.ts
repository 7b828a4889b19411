import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

/**
 * Sorts for the home page: by `createdAt` descending, then reversed. Unreadable dates count as oldest; equal dates are
 * in reverse order (API-DEALS-02, DEC-34).
 */
export function oldestFirst<T extends Pick<CatalogueDeal, 'createdAt'>>(deals: readonly T[]): readonly T[] {
  return deals
    .map((deal) => ({ deal, at: instantOf(deal.createdAt) }))
    .sort((one, other) => other.at - one.at)
    .reverse()
    .map(({ deal }) => deal);
}

/** Finite, because the difference of two infinities is NaN. */
const UNREADABLE_DATE = Number.MIN_SAFE_INTEGER;

function instantOf(createdAt: string): number {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) ? UNREADABLE_DATE : at;
}
