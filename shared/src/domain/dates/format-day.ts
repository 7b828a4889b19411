import { dayNumber, type IsoDate } from './iso-date';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Formats a date as `Sat 12 Jun 2027` (DEC-107). Does not use `Intl`, so that server and browser always agree. */
export function formatDayWithYear(date: IsoDate): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`;
}

/** Formats a date as `Sat 12 Jun`. */
export function formatDay(date: IsoDate): string {
  const weekday = WEEKDAYS[(dayNumber(date) + 4) % 7] ?? '';
  return `${weekday} ${formatDayOfMonth(date)}`;
}

/** Formats a date as `12 Jun 2027`. */
export function formatDate(date: IsoDate): string {
  return `${formatDayOfMonth(date)} ${date.slice(0, 4)}`;
}

/** Formats `2027-06-12T06:10:00` as `06:10`. */
export function formatTime(localDateTime: string): string {
  return localDateTime.slice(11, 16);
}

function formatDayOfMonth(date: IsoDate): string {
  return `${Number(date.slice(8, 10))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;
}
