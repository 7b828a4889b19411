import type { IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';

import { cheapestDay } from './cheapest-day';
import { monthOf } from '../../domain/dates/months';

/** Returns the prices of one month (`yyyy-MM`), sorted by day. */
export function pricesOfMonth(
  prices: ReadonlyMap<IsoDate, Pence>,
  month: string,
): ReadonlyMap<IsoDate, Pence> {
  const own = [...prices].filter(([date]) => monthOf(date) === month);
  return new Map(own.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the cheapest day of a month (`yyyy-MM`), the earliest of equal prices (DEC-14). */
export function monthlyBest(prices: ReadonlyMap<IsoDate, Pence>, month: string): IsoDate | null {
  return cheapestDay(pricesOfMonth(prices, month));
}
