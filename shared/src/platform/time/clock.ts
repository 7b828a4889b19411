import { ukDateOf, type IsoDate } from '../../domain/dates/iso-date';

/** The only door to the time, so that tests and demonstrations can pin it. */
export interface Clock {
  /** Milliseconds since 1970, for spans and expiry. */
  readonly now: () => number;
  /** The calendar date in the United Kingdom (DEC-100). */
  readonly today: () => IsoDate;
}

/**
 * @param pinnedToday `yyyy-MM-dd` to stand still on, or `null` for the real date
 * @param now milliseconds since 1970
 */
export function createClock(pinnedToday: IsoDate | null = null, now: () => number = () => Date.now()): Clock {
  return {
    now,
    today: () => pinnedToday ?? ukDateOf(now()),
  };
}

/**
 * The clock of a page that a server rendered: until `release` is called it shows the day of the server,
 * so that the first render in the browser draws what is there, whatever midnight lay in between.
 */
export function createHeldClock(clock: Clock, renderedOn: IsoDate): Clock & { readonly release: () => void } {
  let held = true;
  return {
    now: clock.now,
    today: () => (held ? renderedOn : clock.today()),
    release: () => {
      held = false;
    },
  };
}
