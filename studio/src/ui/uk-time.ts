const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const YEAR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' });

/** Formats an instant as `14:02` in the UK. */
export function ukTime(instant: string): string {
  return TIME.format(new Date(instant));
}

/** Formats an instant as `14:02` of the same day, or `Sat, 5 Dec, 06:00`, in the UK, with the year of another one. */
export function ukMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (DAY.format(at) === DAY.format(now) && YEAR.format(at) === YEAR.format(now)) return ukTime(instant);
  const year = YEAR.format(at) === YEAR.format(now) ? '' : ` ${YEAR.format(at)}`;
  return `${DAY.format(at)}${year}, ${ukTime(instant)}`;
}
