import { dayNumber, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

const days = new Map<IsoDate, number>();

/** `dayNumber`, read off once: a search asks for the same few dates thousands of times. */
export function dayOf(date: IsoDate): number {
  const known = days.get(date);
  if (known !== undefined) return known;
  const day = dayNumber(date);
  // Dates come from outside as well: what is not asked for again is let go.
  if (days.size > 5_000) days.clear();
  days.set(date, day);
  return day;
}
