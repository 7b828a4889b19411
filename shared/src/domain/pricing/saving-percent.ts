import type { Pence } from './pence';

/**
 * How much less the cheapest of some prices is than the dearest, in whole percent of the dearest; `null` when
 * that is nothing (PRICE-13, DEC-101).
 */
export function savingPercent(prices: Iterable<Pence>): number | null {
  const all = [...prices];
  const highest = Math.max(...all);
  const lowest = Math.min(...all);
  const percent = Math.round(((highest - lowest) / highest) * 100);
  return percent > 0 && Number.isFinite(percent) ? percent : null;
}
