import type { Range } from '@storefront/shared/ui/range-slider';

import type { FilterChoice } from '../../domain/view-choice';

type AppliedPrice = Pick<FilterChoice, 'priceFrom' | 'priceTo'>;

/** The ends of the slider: the prices there are, and a wider end where one is applied. Whole pounds. */
export function priceLimits(prices: Range, { priceFrom, priceTo }: AppliedPrice): Range {
  const applied = [priceFrom, priceTo].filter((bound) => bound !== null);
  return {
    from: Math.min(prices.from, ...applied),
    to: Math.max(prices.to, ...applied),
  };
}

/** What the slider shows of the applied price; an open end stands at its limit. */
export function shownRange({ priceFrom, priceTo }: AppliedPrice, limits: Range): Range {
  return { from: priceFrom ?? limits.from, to: priceTo ?? limits.to };
}

/** What is applied of a range; an end at its limit holds nothing back and stays open (SRCH-FLT-05, SRCH-FLT-06). */
export function appliedRange({ from, to }: Range, limits: Range): AppliedPrice {
  return {
    priceFrom: from <= limits.from ? null : from,
    priceTo: to >= limits.to ? null : to,
  };
}
