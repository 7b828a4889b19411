const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4;

/** Zones whose clocks never change, in hours ahead of UTC. */
const CONSTANT: Readonly<Record<string, number>> = {
  'Africa/Banjul': 0,
  'Africa/Tunis': 1,
  'America/Barbados': -4,
  'America/Cancun': -5,
  'America/Jamaica': -5,
  'America/Santo_Domingo': -4,
  'Asia/Bangkok': 7,
  'Asia/Dubai': 4,
  'Asia/Makassar': 8,
  'Atlantic/Cape_Verde': -1,
  'Atlantic/Reykjavik': 0,
  'Europe/Istanbul': 3,
};

/** Winter time, in hours ahead of UTC, of zones that change their clocks together; other zones of `Europe/` have 1. */
const WITH_SUMMER_TIME: Readonly<Record<string, number>> = {
  'Asia/Nicosia': 2,
  'Atlantic/Canary': 0,
  'Atlantic/Madeira': 0,
  'Europe/Athens': 2,
  'Europe/Dublin': 0,
  'Europe/Lisbon': 0,
  'Europe/London': 0,
  'Europe/Sofia': 2,
};

/**
 * Returns the UTC offset of a zone at an instant, in milliseconds.
 *
 * The first formatter of `Intl` in a page takes 18 ms, so the offsets of nearly all airports are calculated. The test
 * compares them with the time zone database.
 *
 * @param instant milliseconds since 1970
 * @param zone IANA name
 * @throws RangeError for a zone that does not exist
 */
export function zoneOffsetMs(instant: number, zone: string): number {
  const constant = CONSTANT[zone];
  if (constant !== undefined) return constant * HOUR_MS;
  const winter = WITH_SUMMER_TIME[zone] ?? (zone.startsWith('Europe/') ? 1 : null);
  if (winter === null) return offsetFromDatabase(instant, zone);
  return (winter + (isSummer(instant) ? 1 : 0)) * HOUR_MS;
}

/** Summer time lasts from 01:00 UTC on the last Sunday of March to the same of October (Directive 2000/84/EC). */
function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= clockChange(Date.UTC(year, 2, 31)) && instant < clockChange(Date.UTC(year, 9, 31));
}

/** Returns 01:00 UTC on the last Sunday up to a day. */
function clockChange(lastDay: number): number {
  const weekday = (lastDay / DAY_MS + WEEKDAY_OF_DAY_0) % DAYS_OF_WEEK;
  return lastDay - weekday * DAY_MS + HOUR_MS;
}

function offsetFromDatabase(instant: number, zone: string): number {
  const parts = zoneFormatter(zone).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = FIELDS.map((field) =>
    Number(parts.find(({ type }) => type === field)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes as long as formatting a hundred times. */
function zoneFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
