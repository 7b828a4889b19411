import { airportZone } from './airport-zones';

const MINUTE_MS = 60_000;

/** No flight that is sold without a stop takes longer: what does has a time or an airport wrong. */
const LONGEST_MINUTES = 20 * 60;

/**
 * Minutes in the air and on the runways between two local times, each at its own airport. `null` for an airport
 * whose zone is not known, and where the times make no sense together.
 */
export function flightMinutes(
  departsAt: string,
  fromCode: string,
  arrivesAt: string,
  toCode: string,
): number | null {
  const [fromZone, toZone] = [airportZone(fromCode), airportZone(toCode)];
  if (fromZone === null || toZone === null) return null;
  const minutes = Math.round((instantOf(arrivesAt, toZone) - instantOf(departsAt, fromZone)) / MINUTE_MS);
  return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}

/** `4h 05m` */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}

/** Milliseconds of a local time; an hour that comes twice is its first, and no time at all is `NaN`. */
function instantOf(local: string, zone: string): number {
  const asIfUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfUtc)) return Number.NaN;
  // The offset of a day before the change and of a day after it: only one of the two gives the time back.
  const candidates = [-1, 1].map((day) => asIfUtc - offsetMs(asIfUtc + day * 24 * 60 * MINUTE_MS, zone));
  const right = candidates.find((instant) => instant + offsetMs(instant, zone) === asIfUtc);
  return right ?? candidates[0] ?? Number.NaN;
}

/** How far the clocks of a zone are ahead of UTC at an instant. */
function offsetMs(instant: number, zone: string): number {
  const parts = formatterOf(zone).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = FIELDS.map((field) =>
    Number(parts.find(({ type }) => type === field)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes as long as formatting a hundred times. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
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
