const HOUR_MS = 3_600_000;

/** Begin of the hour that an instant (milliseconds since 1970) lies in: what counts are kept by. */
export function hourOf(instant: number): Date {
  return new Date(instant - (instant % HOUR_MS));
}
