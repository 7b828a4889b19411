import { addDays, type IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';

import { daysSinceMonday } from './grid-keys';

/** The cheapest day of a week, the earliest where several are. */
export interface WeeklyLow {
  /** The Monday. */
  readonly week: IsoDate;
  readonly date: IsoDate;
  readonly price: Pence;
}

/** The Monday of the week of a day. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, -daysSinceMonday(date));
}

/** The lowest price of each week that has one, by its Monday, in order; of the days from `first` to `last` only. */
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

/** The cheapest week first; of equal ones the earliest. */
export function sortByPrice(lows: Iterable<WeeklyLow>): readonly WeeklyLow[] {
  return [...lows].toSorted((one, other) => one.price - other.price || (one.week < other.week ? -1 : 1));
}

function byDate([one]: readonly [IsoDate, Pence], [other]: readonly [IsoDate, Pence]): number {
  return one < other ? -1 : 1;
}
