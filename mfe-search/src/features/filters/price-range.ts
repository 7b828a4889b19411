import type { Range } from '@storefront/shared/ui/range-slider';

import type { FilterChoice } from '../../domain/view-choice';

type AppliedPrice = Pick<FilterChoice, 'priceFrom' | 'priceTo'>;

/** Returns the ends of the slider in whole pounds: the available prices, extended by the applied limits. */
export function priceLimits(prices: Range, { priceFrom, priceTo }: AppliedPrice): Range {
  const applied = [priceFrom, priceTo].filter((bound) => bound !== null);
  return {
    from: Math.min(prices.from, ...applied),
    to: Math.max(prices.to, ...applied),
  };
}

/** Returns the range that the slider shows; a missing limit is shown at the end of the slider. */
export function displayedRange({ priceFrom, priceTo }: AppliedPrice, limits: Range): Range {
  return { from: priceFrom ?? limits.from, to: priceTo ?? limits.to };
}

/** Returns the limits to apply; a value at the end of the slider is no limit (SRCH-FLT-05, SRCH-FLT-06). */
export function appliedRange({ from, to }: Range, limits: Range): AppliedPrice {
  return {
    priceFrom: from <= limits.from ? null : from,
    priceTo: to >= limits.to ? null : to,
  };
}

/**
 * Returns why no price can be in a range; `null`: some can.
 *
 * @param prices lowest and highest price of the date
 */
export function rangeProblem(
  { from, to }: Range,
  prices: Range,
  format: (amount: number) => string,
): string | null {
  if (to < prices.from) return `Every price on this date is ${format(prices.from)} or more.`;
  if (from > prices.to) return `Every price on this date is ${format(prices.to)} or less.`;
  if (from > to) return `${format(from)} is more than ${format(to)}. Change one of the two prices.`;
  return null;
}
