import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';

type StaysOfDeal = Pick<Deal, 'pricingMode' | 'nights' | 'minNights' | 'maxNights'>;

/** What a live deal is sold for when it does not say (CONST-08, DEC-50). */
const LIVE_NIGHTS = { min: 6, max: 9 } as const;

/** The nights that a deal opens on: its own, within what it is sold for. */
export function openingNights(deal: StaysOfDeal): number {
  const { min, max } = limitsOf(deal);
  return Math.min(Math.max(deal.nights, min), max);
}

/** From the shortest to the longest stay of a deal, and what else is sold or was chosen. */
export function staysOf(deal: StaysOfDeal, others: readonly number[]): readonly number[] {
  const { min, max } = limitsOf(deal);
  const own = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [...new Set([...own, ...others])].sort((one, other) => one - other);
}

/** A file of prices says for itself how long one stays; a live search must be told. */
function limitsOf({ pricingMode, nights, minNights, maxNights }: StaysOfDeal) {
  const otherwise = pricingMode === 'online' ? LIVE_NIGHTS : { min: nights, max: nights };
  const min = minNights ?? otherwise.min;
  return { min, max: Math.max(min, maxNights ?? otherwise.max) };
}
