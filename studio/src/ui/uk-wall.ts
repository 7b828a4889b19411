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

/** Returns an instant as the value of a field for UK times: `2026-12-04 09:00`. */
export function wallTimeOf(instant: string): string {
  return WALL.format(new Date(instant));
}

/** A value of a field, with the clock of two times that have the same name. */
const VALUE = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)[ T](?<time>\d\d:\d\d)(?<clock> (?:GMT|BST))?$/;
const ENTRY =
  /^(?<day>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4}),? +(?<hour>\d{1,2})[:.](?<minute>\d\d)(?<clock> (?:GMT|BST))?$/i;

/** Returns a value as people in the UK write it: `04/12/2026 09:00`; other texts stay as they are. */
export function ukEntryOf(value: string): string {
  const found = VALUE.exec(value)?.groups;
  if (!found) return value;
  const { day = '', month = '', year = '', time = '', clock = '' } = found;
  return `${day}/${month}/${year} ${time}${clock}`;
}

/** Parses a day and time such as `4/12/2026 9:00` into a value; `null` for a text that is none, or no day of the calendar. */
export function parseUkEntry(text: string): string | null {
  const trimmed = text.trim();
  if (VALUE.test(trimmed)) return trimmed.replace('T', ' ');
  const found = ENTRY.exec(trimmed)?.groups;
  if (!found) return null;
  const { day = '', month = '', year = '', hour = '', minute = '', clock = '' } = found;
  const two = (part: string) => part.padStart(2, '0');
  const value = `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}`;
  const at = new Date(`${value.replace(' ', 'T')}Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value.replace(' ', 'T'));
  return isReal ? `${value}${clock.toUpperCase()}` : null;
}

/** Formats the value of such a field as `Fri 4 Dec 2026, 09:00`; the value itself when it is no time. */
export function wallTimeText(value: string): string {
  const at = new Date(`${value.slice(0, 16).replace(' ', 'T')}Z`);
  if (Number.isNaN(at.getTime())) return value;
  return `${WEEKDAY.format(at)} ${DAY.format(at)}, ${value.slice(11)}`;
}
