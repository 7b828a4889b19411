const WALL_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?: (GMT|BST))?$/;
const HOUR_MS = 3_600_000;

const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });
const YEAR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' });

type UkTime = { readonly ok: true; readonly at: Date } | { readonly ok: false; readonly message: string };

/**
 * Reads a time of the UK, such as `2027-03-01 09:00`. A time that clocks skip is refused. A time that occurs twice,
 * when clocks go back, needs its zone: `2027-10-31 01:30 BST` is the first, `2027-10-31 01:30 GMT` the second.
 */
export function readUkTime(text: string): UkTime {
  const [, date = '', hours = '', minutes = '', zone] = WALL_TIME.exec(text.trim()) ?? [];
  const wall = `${date} ${hours}:${minutes}`;
  const asGmt = Date.parse(`${date}T${hours}:${minutes}:00Z`);
  // `Date.parse` accepts 31 February in some forms.
  if (!Number.isFinite(asGmt) || WALL_UTC.format(asGmt) !== wall)
    return refuse(`"${text}" is not a time such as "2027-03-01 09:00"`);
  const instants = [
    { name: 'BST', at: asGmt - HOUR_MS },
    { name: 'GMT', at: asGmt },
  ].filter(({ at }) => WALL.format(at) === wall);
  if (instants.length === 0)
    return refuse(
      `${wall} does not exist in the UK: the clocks go forward over it. Choose a time an hour later`,
    );
  if (zone === undefined && instants.length > 1)
    return refuse(
      `${wall} occurs twice in the UK, because the clocks go back: write "${wall} BST" for before, or "${wall} GMT" for after`,
    );
  const instant = instants.find(({ name }) => zone === undefined || name === zone);
  if (!instant) return refuse(`${wall} is not in ${zone} in the UK: write "${wall}"`);
  return { ok: true, at: new Date(instant.at) };
}

const WALL_UTC = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  dateStyle: 'short',
  timeStyle: 'short',
});

function refuse(message: string): UkTime {
  return { ok: false, message };
}

/** Formats an instant as `14:02 on 25 November` in the UK, with the year unless it is that of `now`. */
export function formatUkTime(at: Date, now: Date): string {
  const year = YEAR.format(at) === YEAR.format(now) ? '' : ` ${YEAR.format(at)}`;
  return `${WALL.format(at).slice(11)} on ${DAY.format(at)}${year}`;
}

/** Formats an instant as `2027-03-01 09:00 GMT`, which `readUkTime` reads. */
export function ukTimeOf(at: Date): string {
  const wall = WALL.format(at);
  return `${wall} ${WALL_UTC.format(at) === wall ? 'GMT' : 'BST'}`;
}
