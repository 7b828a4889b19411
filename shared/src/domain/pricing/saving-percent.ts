import type { Pence } from './pence';

/**
 * Returns the difference between the lowest and the highest price in whole percent of the highest, or `null` when it is
 * zero (PRICE-13, DEC-101).
 */
export function savingPercent(prices: Iterable<Pence>): number | null {
  const all = [...prices];
  const highest = Math.max(...all);
  const lowest = Math.min(...all);
  const percent = Math.round(((highest - lowest) / highest) * 100);
  return percent > 0 && Number.isFinite(percent) ? percent : null;
}
