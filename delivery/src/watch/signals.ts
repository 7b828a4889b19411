import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import type { Tally } from './fisher-exact-test';

/** By what a canary is compared with the live version. */
export interface Signal {
  readonly name: 'load failures' | 'errors' | 'bookings';
  readonly tally: (health: VersionHealth) => Tally;
  /** Whether there is enough to judge by. */
  readonly isEnough: (canary: Tally, live: Tally) => boolean;
  /** Comes before the share: "errors in". */
  readonly lead: string;
  /** Such as "14 of 120". */
  readonly share: (tally: Tally) => string;
}

/** Fewer bad ones say nothing, whatever the chance. */
const FEWEST_BAD = 5;
/** A canary is blamed for missing bookings once this many should have been there. */
const FEWEST_BOOKINGS_EXPECTED = 20;

const NUMBER = new Intl.NumberFormat('en-GB');

const enoughBad = ({ bad }: Tally): boolean => bad >= FEWEST_BAD;

const LOAD_FAILURES: Signal = {
  name: 'load failures',
  tally: ({ loaded, loadFailed }) => ({ trials: loaded + loadFailed, bad: loadFailed }),
  isEnough: enoughBad,
  lead: 'not to be had in',
  share: badShare,
};

const ERRORS: Signal = {
  name: 'errors',
  // The report of an error may arrive where that of its page load was lost.
  tally: ({ loaded, errors }) => ({ trials: Math.max(loaded, errors), bad: errors }),
  isEnough: enoughBad,
  lead: 'errors in',
  share: badShare,
};

/** What is bad about a page load is that nothing was booked in it. */
const BOOKINGS: Signal = {
  name: 'bookings',
  tally: ({ loaded, booked }) => ({ trials: Math.max(loaded, booked), bad: Math.max(loaded - booked, 0) }),
  isEnough: (canary, live) => {
    const booked = canary.trials - canary.bad + live.trials - live.bad;
    const expected = (booked * canary.trials) / (canary.trials + live.trials);
    return expected >= FEWEST_BOOKINGS_EXPECTED;
  },
  lead: 'bookings in',
  share: ({ trials, bad }) => badShare({ trials, bad: trials - bad }),
};

/** Bookings are made in documents of the checkout, and those count for no other remote. */
export function signalsOf(part: string): readonly Signal[] {
  return part === 'mfe-checkout' ? [LOAD_FAILURES, ERRORS, BOOKINGS] : [LOAD_FAILURES, ERRORS];
}

function badShare({ trials, bad }: Tally): string {
  return `${NUMBER.format(bad)} of ${NUMBER.format(trials)}`;
}
