import type { IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';

/** Returns the day with the lowest price, the earliest of equal prices; `null` without prices (DEC-14). */
export function cheapestDay(prices: ReadonlyMap<IsoDate, Pence>): IsoDate | null {
  let best: readonly [IsoDate, Pence] | null = null;
  for (const [date, price] of prices) {
    if (best === null || price < best[1] || (price === best[1] && date < best[0])) best = [date, price];
  }
  return best?.[0] ?? null;
}
