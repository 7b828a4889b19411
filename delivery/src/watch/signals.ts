import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';
import { countAbove, countOf } from '@storefront/shared/domain/vital-histogram/vital-histogram';

import type { Tally } from './evidence';

/** A metric that compares the canary with the live version. */
export interface Signal {
  readonly name:
    | 'load failures'
    | 'errors'
    | 'server errors'
    | 'slow LCP'
    | 'slow INP'
    | 'payments'
    | 'bookings';
  /** Share of the permitted error probability, relative to the other signals of the app. */
  readonly weight: number;
  /** One tally, or one for each limit of a measured value. A failure is what there should be less of. */
  readonly tallies: (health: VersionHealth) => readonly Tally[];
  /** Distinct sources of the failures; `null` where they are not counted apart from other reports. */
  readonly sources: ((health: VersionHealth) => number) | null;
  /** What is assumed about the live version before it has page loads. `null`: nothing, only its own data count. */
  readonly prior: Tally | null;
  /** A difference up to this is not harm. */
  readonly margin: number;
  /** Such as "errors in 14 of 120 page loads". */
  readonly describe: (health: VersionHealth) => string;
}

const NUMBER = new Intl.NumberFormat('en-GB');

/** A live version is assumed healthy until it has data of its own: as if it had failed once in 200 page loads. */
const HEALTHY: Tally = { trials: 200, failures: 1 };

const LOAD_FAILURES: Signal = {
  name: 'load failures',
  weight: 6,
  tallies: ({ loaded, loadFailed }) => [{ trials: loaded + loadFailed, failures: loadFailed }],
  sources: ({ harmSources }) => harmSources.loadFailed,
  prior: HEALTHY,
  margin: 0,
  describe: ({ loaded, loadFailed }) =>
    `load failures in ${share(loadFailed, loaded + loadFailed)} page loads`,
};

const ERRORS: Signal = {
  name: 'errors',
  weight: 5,
  // An error report may arrive although the report of its page load was lost.
  tallies: ({ loaded, errors }) => [{ trials: Math.max(loaded, errors), failures: errors }],
  sources: ({ harmSources }) => harmSources.errors,
  prior: HEALTHY,
  margin: 0,
  describe: ({ loaded, errors }) => `errors in ${share(errors, loaded)} page loads`,
};

const SERVER_ERRORS: Signal = {
  name: 'server errors',
  weight: 2,
  tallies: ({ loaded, serverErrors }) => [{ trials: Math.max(loaded, serverErrors), failures: serverErrors }],
  sources: ({ harmSources }) => harmSources.serverErrors,
  prior: HEALTHY,
  // Server errors come in outages, which hit both versions at slightly different times.
  margin: 0.02,
  describe: ({ loaded, serverErrors }) => `server errors in ${share(serverErrors, loaded)} page loads`,
};

/** Limits in milliseconds, fixed in advance, so that the choice of the limit cannot follow the data. */
const LIMITS = { LCP: [1_200, 2_500, 4_000, 8_000], INP: [200, 500, 1_000, 2_000] } as const;

/** The share of page views above a limit is a rate, unlike a percentile, and is compared like all others. */
function slowVital(vital: 'LCP' | 'INP'): Signal {
  const histogram = ({ vitals }: VersionHealth) => vitals[vital]?.histogram ?? [];
  return {
    name: vital === 'LCP' ? 'slow LCP' : 'slow INP',
    weight: 2,
    tallies: (health) =>
      LIMITS[vital].map((limit) => ({
        trials: countOf(histogram(health)),
        failures: countAbove(histogram(health), limit),
      })),
    sources: null,
    prior: null,
    margin: 0.1,
    describe: ({ vitals }) => {
      const measured = vitals[vital];
      return measured
        ? `${vital} p75 ${NUMBER.format(Math.round(measured.p75))} ms in ${NUMBER.format(measured.count)} page views`
        : `${vital} not measured`;
    },
  };
}

/** A page load without a payment, or without a booking, counts as a failure. */
function fewerOf(name: 'payments' | 'bookings', count: (health: VersionHealth) => number): Signal {
  return {
    name,
    weight: 1.5,
    tallies: (health) => [
      {
        trials: Math.max(health.loaded, count(health)),
        failures: Math.max(health.loaded - count(health), 0),
      },
    ],
    sources: null,
    prior: null,
    margin: 0,
    describe: (health) => `${name} in ${share(count(health), health.loaded)} page loads`,
  };
}

const EVERY_APP = [LOAD_FAILURES, ERRORS, SERVER_ERRORS, slowVital('LCP'), slowVital('INP')];
const CHECKOUT = [
  ...EVERY_APP,
  fewerOf('payments', ({ payments }) => payments),
  fewerOf('bookings', ({ booked }) => booked),
];

/** Returns the signals of an app. Payments are made in documents of the checkout and count for no other remote. */
export function signalsOf(app: string): readonly Signal[] {
  return app === 'mfe-checkout' ? CHECKOUT : EVERY_APP;
}

/** Signals that must have enough data before the verdict is "no harm found". */
export const REQUIRED_SIGNALS: readonly Signal[] = [LOAD_FAILURES, ERRORS];

function share(count: number, all: number): string {
  return `${NUMBER.format(count)} of ${NUMBER.format(Math.max(all, count))}`;
}
