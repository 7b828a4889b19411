import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import type { Tally } from './fisher-exact-test';

/** A metric that compares the canary with the live version. */
export interface Signal {
  readonly name: 'load failures' | 'errors' | 'bookings';
  readonly tally: (health: VersionHealth) => Tally;
  /** Whether there is enough data for a test. */
  readonly isEnough: (canary: Tally, live: Tally) => boolean;
  /** Text before the share, such as "errors in". */
  readonly lead: string;
  /** Such as "14 of 120". */
  readonly share: (tally: Tally) => string;
}

/** Fewer failures are never significant. */
const MIN_FAILURES = 5;
/** Missing bookings count only if at least this many were expected. */
const MIN_EXPECTED_BOOKINGS = 20;

const NUMBER = new Intl.NumberFormat('en-GB');

const hasEnoughFailures = ({ failures }: Tally): boolean => failures >= MIN_FAILURES;

const LOAD_FAILURES: Signal = {
  name: 'load failures',
  tally: ({ loaded, loadFailed }) => ({ trials: loaded + loadFailed, failures: loadFailed }),
  isEnough: hasEnoughFailures,
  lead: 'load failures in',
  share: formatShare,
};

const ERRORS: Signal = {
  name: 'errors',
  // An error report may arrive although the report of its page load was lost.
  tally: ({ loaded, errors }) => ({ trials: Math.max(loaded, errors), failures: errors }),
  isEnough: hasEnoughFailures,
  lead: 'errors in',
  share: formatShare,
};

/** A page load without a booking counts as a failure. */
const BOOKINGS: Signal = {
  name: 'bookings',
  tally: ({ loaded, booked }) => ({
    trials: Math.max(loaded, booked),
    failures: Math.max(loaded - booked, 0),
  }),
  isEnough: (canary, live) => {
    const booked = canary.trials - canary.failures + live.trials - live.failures;
    const expected = (booked * canary.trials) / (canary.trials + live.trials);
    return expected >= MIN_EXPECTED_BOOKINGS;
  },
  lead: 'bookings in',
  share: ({ trials, failures }) => formatShare({ trials, failures: trials - failures }),
};

/** Returns the signals of an app. Bookings are made in documents of the checkout and count for no other remote. */
export function signalsOf(app: string): readonly Signal[] {
  return app === 'mfe-checkout' ? [LOAD_FAILURES, ERRORS, BOOKINGS] : [LOAD_FAILURES, ERRORS];
}

function formatShare({ trials, failures }: Tally): string {
  return `${NUMBER.format(failures)} of ${NUMBER.format(trials)}`;
}
