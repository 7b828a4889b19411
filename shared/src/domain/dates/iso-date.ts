import { z } from 'zod';

/** A calendar date of travel, `yyyy-MM-dd`, without a time zone (DEC-107). */
export const isoDateSchema = z.iso.date();
export type IsoDate = z.output<typeof isoDateSchema>;

/** Local date and time at an airport, `yyyy-MM-ddTHH:mm:ss`, without a time zone. */
export const localDateTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/);

const DAY_MS = 86_400_000;

/** Returns the number of days from 1970-01-01 to a calendar date. */
export function dayNumber(date: IsoDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
}

/** Returns the calendar date of a number of days since 1970-01-01. */
export function fromDayNumber(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the date a number of days after `date`, or before it when `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Returns the calendar days from `from` to `to`; negative when `to` is earlier (DEC-100). */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Returns the first and last date of a month.
 *
 * @param month `yyyy-MM`
 */
export function monthBounds(month: string): { readonly first: IsoDate; readonly last: IsoDate } {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const first = `${month.slice(0, 7)}-01`;
  const last = new Date(Date.UTC(year, monthNumber, 0)).toISOString().slice(0, 10);
  return { first, last };
}

/** Creating a format takes longer than all else that a server does for a cached page, or than a task of a page's start. */
let ukDate: Intl.DateTimeFormat | null = null;

/** The last hour of a day in UTC, in which the UK may have the next date: its clocks are at UTC or an hour ahead. */
const LAST_HOUR = 23;

/**
 * Returns the UK calendar date at an instant (DEC-100).
 *
 * @param instantMs milliseconds since 1970
 */
export function ukDateOf(instantMs: number): IsoDate {
  const date = new Date(instantMs);
  if (date.getUTCHours() < LAST_HOUR) return date.toISOString().slice(0, 10);
  ukDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
  return ukDate.format(instantMs);
}
