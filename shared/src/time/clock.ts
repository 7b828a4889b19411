import { ukDateOf, type IsoDate } from '../dates/iso-date';

/** The only door to the time, so that tests and demonstrations can pin it. */
export interface Clock {
  /** Milliseconds since 1970, for spans and expiry. */
  readonly now: () => number;
  /** The calendar date in the United Kingdom (DEC-100). */
  readonly today: () => IsoDate;
}

/** @param pinnedToday `yyyy-MM-dd` to stand still on, or `null` for the real date */
export function createClock(pinnedToday: IsoDate | null = null): Clock {
  return {
    now: () => Date.now(),
    today: () => pinnedToday ?? ukDateOf(Date.now()),
  };
}
