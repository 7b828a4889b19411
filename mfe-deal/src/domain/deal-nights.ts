import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';

type DealNights = Pick<Deal, 'pricingMode' | 'nights' | 'minNights' | 'maxNights'>;

/** Range of nights of a live deal without limits of its own (CONST-08, DEC-50). */
const LIVE_NIGHTS = { min: 6, max: 9 } as const;

/** Returns the nights selected at first: those of the deal, within its limits. */
export function initialNights(deal: DealNights): number {
  const { min, max } = limitsOf(deal);
  return Math.min(Math.max(deal.nights, min), max);
}

/**
 * Returns the nights to choose from, in ascending order.
 *
 * @param others nights outside the limits of the deal that have prices or are selected
 */
export function nightOptions(deal: DealNights, others: readonly number[]): readonly number[] {
  const { min, max } = limitsOf(deal);
  const own = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [...new Set([...own, ...others])].sort((one, other) => one - other);
}

/** Price files contain the nights they are for. A live search needs a range to request. */
function limitsOf({ pricingMode, nights, minNights, maxNights }: DealNights) {
  const defaults = pricingMode === 'online' ? LIVE_NIGHTS : { min: nights, max: nights };
  const min = minNights ?? defaults.min;
  return { min, max: Math.max(min, maxNights ?? defaults.max) };
}
