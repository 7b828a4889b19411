import type { Clock } from '@storefront/shared/platform/time/clock';

/** The clock of a demonstration, which can be moved forward to see what a schedule does. */
export interface DemoClock extends Clock {
  /** Moves the time of this process forward; the calendar date stays that of the market. */
  readonly advance: (milliseconds: number) => void;
}

export function createDemoClock(clock: Clock): DemoClock {
  let ahead = 0;
  return {
    now: () => clock.now() + ahead,
    today: clock.today,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
