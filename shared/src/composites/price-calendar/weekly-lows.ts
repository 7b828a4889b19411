import { addDays, type IsoDate } from '../../domain/dates/iso-date';
import { daysSinceMonday } from '../../domain/dates/month-weeks';
import type { Pence } from '../../domain/pricing/pence';

/** The cheapest day of a week, the earliest of equal prices. */
export interface WeeklyLow {
  /** Monday of the week. */
  readonly week: IsoDate;
  readonly date: IsoDate;
  readonly price: Pence;
}

/** Returns the Monday of the week of a day. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, -daysSinceMonday(date));
}

/** Returns the lowest price of each week with prices from `first` to `last`, by Monday in ascending order. */
export function weeklyLows(
  prices: ReadonlyMap<IsoDate, Pence>,
  first: IsoDate,
  last: IsoDate,
): ReadonlyMap<IsoDate, WeeklyLow> {
  const lows = new Map<IsoDate, WeeklyLow>();
  for (const [date, price] of [...prices].toSorted(byDate)) {
    if (date < first || date > last) continue;
    const week = mondayOf(date);
    const low = lows.get(week);
    if (low === undefined || price < low.price) lows.set(week, { week, date, price });
  }
  return lows;
}

/** Sorts weeks by price, then by date. */
export function sortByPrice(lows: Iterable<WeeklyLow>): readonly WeeklyLow[] {
  return [...lows].toSorted((one, other) => one.price - other.price || (one.week < other.week ? -1 : 1));
}

function byDate([one]: readonly [IsoDate, Pence], [other]: readonly [IsoDate, Pence]): number {
  return one < other ? -1 : 1;
}
