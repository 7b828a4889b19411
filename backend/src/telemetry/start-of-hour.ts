const HOUR_MS = 3_600_000;

/** Returns the start of the hour of an instant, in milliseconds since 1970. Counts are stored by hour. */
export function startOfHour(instant: number): Date {
  return new Date(instant - (instant % HOUR_MS));
}
