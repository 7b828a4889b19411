import type { IsoDate } from './iso-date';

// The calendar library uses local dates. Noon is the same calendar date in every time zone and during clock changes.

/** Converts a calendar date to a local `Date` at noon, for the calendar library. */
export function toLocalDate(date: IsoDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)), 12);
}

/** Converts a local `Date` of the calendar library to a calendar date. */
export function toIsoDate(day: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
