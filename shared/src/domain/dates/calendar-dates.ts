import type { IsoDate } from './iso-date';

// The calendar library counts in local dates; a calendar date becomes local noon and back, so no zone can shift it.

/** `yyyy-MM-dd` as the library wants it. */
export function asDate(date: IsoDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)), 12);
}

/** A day of the library as `yyyy-MM-dd`. */
export function asIso(day: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
