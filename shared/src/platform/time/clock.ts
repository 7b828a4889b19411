import { ukDateOf, type IsoDate } from '../../domain/dates/iso-date';

/** The only source of the current time, so that tests and demonstrations can fix it. */
export interface Clock {
  /** Milliseconds since 1970, for durations and expiry. */
  readonly now: () => number;
  /** UK calendar date (DEC-100). */
  readonly today: () => IsoDate;
}

/**
 * Creates a clock.
 *
 * @param pinnedToday fixed date as `yyyy-MM-dd`, or `null` for the real date
 * @param now milliseconds since 1970
 */
export function createClock(pinnedToday: IsoDate | null = null, now: () => number = () => Date.now()): Clock {
  return {
    now,
    today: () => pinnedToday ?? ukDateOf(now()),
  };
}

/**
 * Creates the clock of a page that a server rendered. Until `release` is called it returns the date of the rendering,
 * so that hydration matches the HTML even if midnight has passed.
 */
export function createHydrationClock(
  clock: Clock,
  renderedOn: IsoDate,
): Clock & { readonly release: () => void } {
  let hydrating = true;
  return {
    now: clock.now,
    today: () => (hydrating ? renderedOn : clock.today()),
    release: () => {
      hydrating = false;
    },
  };
}
