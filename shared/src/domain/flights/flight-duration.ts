import { airportZone } from './airport-zones';
import { zoneOffsetMs } from './zone-offset';

const MINUTE_MS = 60_000;

/** Longer than any direct flight: a longer duration means a wrong time or airport. */
const MAX_MINUTES = 20 * 60;

/**
 * Returns the minutes from departure to arrival.
 *
 * @param departsAt local time at the departure airport, `yyyy-MM-ddTHH:mm:ss`
 * @param arrivesAt local time at the arrival airport
 * @returns `null` when the time zone of an airport is unknown or the times contradict each other
 */
export function flightMinutes(
  departsAt: string,
  fromCode: string,
  arrivesAt: string,
  toCode: string,
): number | null {
  const [fromZone, toZone] = [airportZone(fromCode), airportZone(toCode)];
  if (fromZone === null || toZone === null) return null;
  const minutes = Math.round((toInstant(arrivesAt, toZone) - toInstant(departsAt, fromZone)) / MINUTE_MS);
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
}

/** Formats minutes as `4h 05m`. */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}

/** Returns the milliseconds of a local time, the first of two for an ambiguous one, and `NaN` for an invalid one. */
function toInstant(local: string, zone: string): number {
  const asIfUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfUtc)) return Number.NaN;
  // Around a clock change the offset of the day before or of the day after is right: the one that gives the time back.
  const candidates = [-1, 1].map((day) => asIfUtc - zoneOffsetMs(asIfUtc + day * 24 * 60 * MINUTE_MS, zone));
  const right = candidates.find((instant) => instant + zoneOffsetMs(instant, zone) === asIfUtc);
  return right ?? candidates[0] ?? Number.NaN;
}
