import { addDays, dayNumber, monthBounds, type IsoDate } from './iso-date';

const WEEK = 7;

/** Returns the day of the week: 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(date: IsoDate): number {
  // 1970-01-01 was a Thursday.
  return (dayNumber(date) + 3) % WEEK;
}

/**
 * Returns the weeks of a month, Monday first, each with seven entries; `null` for days of the neighbouring months.
 *
 * @param month `yyyy-MM`
 */
export function monthWeeks(month: string): readonly (readonly (IsoDate | null)[])[] {
  const { first, last } = monthBounds(month);
  const before = daysSinceMonday(first);
  const days = Number(last.slice(8, 10));
  return Array.from({ length: Math.ceil((before + days) / WEEK) }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, weekday) => {
      const index = week * WEEK + weekday - before;
      return index < 0 || index >= days ? null : addDays(first, index);
    }),
  );
}
