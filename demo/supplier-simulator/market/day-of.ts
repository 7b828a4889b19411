import { dayNumber, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

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
