import type { IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';

import { cheapestDay } from './cheapest-day';
import { monthOf } from './months';

/** What is known of one month (`yyyy-MM`), in the order of its days. */
export function pricesOfMonth(
  prices: ReadonlyMap<IsoDate, Pence>,
  month: string,
): ReadonlyMap<IsoDate, Pence> {
  const own = [...prices].filter(([date]) => monthOf(date) === month);
  return new Map(own.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The cheapest day of a month (`yyyy-MM`), the earliest where several are (DEC-14). */
export function monthlyBest(prices: ReadonlyMap<IsoDate, Pence>, month: string): IsoDate | null {
  return cheapestDay(pricesOfMonth(prices, month));
}
