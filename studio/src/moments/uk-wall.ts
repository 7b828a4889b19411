const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Returns an instant as the value of a field for UK times: `2026-12-04T09:00`. */
export function wallTimeOf(instant: string): string {
  return WALL.format(new Date(instant)).replace(' ', 'T');
}

/** Formats the value of such a field as `Fri 4 Dec 2026, 09:00`; the value itself when it is no time. */
export function wallTimeText(value: string): string {
  const at = new Date(`${value.replace(' ', 'T')}Z`);
  if (Number.isNaN(at.getTime())) return value;
  return `${WEEKDAY.format(at)} ${DAY.format(at)}, ${value.slice(11, 16)}`;
}
