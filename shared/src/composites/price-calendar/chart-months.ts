import { addDays, monthBounds, type IsoDate } from '../../domain/dates/iso-date';

import { mondayOf } from './weekly-lows';

/** Loading state of a month; the prices of an `idle` month have not been requested. */
export type MonthState = 'idle' | 'loading' | 'loaded' | 'failed';

/** A month of the chart with the Mondays of its weeks. */
export interface ChartMonth {
  /** `yyyy-MM` */
  readonly month: string;
  readonly state: MonthState;
  readonly weeks: readonly IsoDate[];
}

/** Assigns each week to the month of its Monday; the first month also contains the week of its first day. */
export function chartMonths(
  months: readonly { readonly month: string; readonly state: MonthState }[],
): readonly ChartMonth[] {
  return months.map(({ month, state }, index) => {
    const { first, last } = monthBounds(month);
    const monday = mondayOf(first);
    const start = index === 0 || monday === first ? monday : addDays(monday, 7);
    return { month, state, weeks: mondaysUntil(start, last) };
  });
}

function mondaysUntil(start: IsoDate, last: IsoDate): readonly IsoDate[] {
  const weeks: IsoDate[] = [];
  for (let week = start; week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
