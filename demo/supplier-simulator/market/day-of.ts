import { dayNumber, fromDayNumber, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

const days = new Map<IsoDate, number>();

/** Cached `dayNumber`: a search converts the same few dates thousands of times. */
export function dayOf(date: IsoDate): number {
  const cached = days.get(date);
  if (cached !== undefined) return cached;
  const day = dayNumber(date);
  // Dates come from requests, so the cache must be bounded.
  if (days.size > 5_000) days.clear();
  days.set(date, day);
  return day;
}

const dates = new Map<number, IsoDate>();

/** Cached `addDays`. */
export function dateAfter(date: IsoDate, count: number): IsoDate {
  const day = dayOf(date) + count;
  const cached = dates.get(day);
  if (cached !== undefined) return cached;
  const after = fromDayNumber(day);
  if (dates.size > 5_000) dates.clear();
  dates.set(day, after);
  return after;
}
