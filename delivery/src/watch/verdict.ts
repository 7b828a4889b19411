import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { fisherExactPValue } from './fisher-exact-test';
import { signalsOf, type Signal } from './signals';

export type Verdict =
  | {
      readonly kind: 'worse';
      readonly signal: Signal['name'];
      /** Reason for the log and the release history. */
      readonly message: string;
      /** p-value, and the bound that it is below. */
      readonly p: number;
      readonly bound: number;
    }
  | { readonly kind: 'not-worse'; readonly message: string; readonly bound: number };

export interface Comparison {
  readonly canary: VersionHealth;
  readonly live: VersionHealth;
  /** Number of this check, from 1. */
  readonly check: number;
  /** Probability of rolling back a harmless canary, over any number of checks. */
  readonly alpha: number;
}

/**
 * Decides whether the canary is worse than the live version in any signal of its app.
 *
 * Repeated tests eventually find a difference by chance. So the k-th check uses the bound `alpha / (k * (k + 1))`,
 * divided equally among the signals; the sum over all checks never exceeds `alpha`.
 */
export function verdictOf({ canary, live, check, alpha }: Comparison): Verdict {
  const signals = signalsOf(canary.part);
  const bound = alpha / signals.length / (check * (check + 1));
  const results = signals.flatMap((signal) => {
    const [ours, theirs] = [signal.tally(canary), signal.tally(live)];
    return signal.isEnough(ours, theirs) ? [{ signal, p: fisherExactPValue(ours, theirs) }] : [];
  });
  const [worst] = results.filter(({ p }) => p <= bound).toSorted((one, other) => one.p - other.p);
  if (!worst) {
    const message = signals.map((signal) => describeComparison(signal, canary, live)).join('; ');
    return { kind: 'not-worse', message, bound };
  }
  const { signal, p } = worst;
  const message = `${describeComparison(signal, canary, live)} (p ${formatPValue(p)}, bound ${bound.toExponential(1)})`;
  return { kind: 'worse', signal: signal.name, message, p, bound };
}

function describeComparison(
  { lead, share, tally }: Signal,
  canary: VersionHealth,
  live: VersionHealth,
): string {
  return `${lead} ${share(tally(canary))} page loads, compared with ${share(tally(live))} for ${live.version}`;
}

/** The p-value may underflow to 0. */
function formatPValue(p: number): string {
  return p === 0 ? '< 1e-300' : `= ${p.toExponential(0)}`;
}
