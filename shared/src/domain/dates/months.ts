import type { IsoDate } from './iso-date';
import { MONTH_NAMES } from './month-names';

/** Formats a month: `June 2027` for `2027-06`. */
export function monthName(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

/** Returns the month of a date as `yyyy-MM`. */
export function monthOf(date: IsoDate): string {
  return date.slice(0, 7);
}

/** Returns the month `by` months later, or earlier if negative, as `yyyy-MM`. */
export function monthAfter(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns every month from `first` to `last`, both inclusive, as `yyyy-MM`. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month);
  return months;
}
