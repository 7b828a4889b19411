import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { chanceOfNoWorse } from './fisher-exact-test';
import { signalsOf, type Signal } from './signals';

export type Verdict =
  | {
      readonly kind: 'worse';
      readonly signal: Signal['name'];
      /** Why, for people and for the history of releases. */
      readonly words: string;
      /** Chance that this was luck, and the bound that it is below. */
      readonly p: number;
      readonly bound: number;
    }
  | { readonly kind: 'no-worse-seen'; readonly words: string; readonly bound: number };

export interface Comparison {
  readonly canary: VersionHealth;
  readonly live: VersionHealth;
  /** How often these counts were judged, this time included: from 1 on. */
  readonly look: number;
  /** The chance that a canary which is no worse is taken back at all, however long it is watched. */
  readonly alpha: number;
}

/**
 * Whether the canary does worse than the live version, by any signal of its part.
 *
 * Whoever looks again and again finds luck in the end. So each look may spend only a part of `alpha`, the k-th
 * `alpha / (k * (k + 1))`, which together never exceed it; and each signal an equal share of that.
 */
export function verdictOf({ canary, live, look, alpha }: Comparison): Verdict {
  const signals = signalsOf(canary.part);
  const bound = alpha / signals.length / (look * (look + 1));
  const judged = signals.flatMap((signal) => {
    const [ours, theirs] = [signal.tally(canary), signal.tally(live)];
    return signal.isEnough(ours, theirs) ? [{ signal, p: chanceOfNoWorse(ours, theirs) }] : [];
  });
  const [worst] = judged.filter(({ p }) => p <= bound).toSorted((one, other) => one.p - other.p);
  if (!worst) {
    const words = signals.map((signal) => compared(signal, canary, live)).join('; ');
    return { kind: 'no-worse-seen', words, bound };
  }
  const { signal, p } = worst;
  const words = `${compared(signal, canary, live)} (p ${chance(p)}, bound ${bound.toExponential(1)})`;
  return { kind: 'worse', signal: signal.name, words, p, bound };
}

function compared({ lead, share, tally }: Signal, canary: VersionHealth, live: VersionHealth): string {
  return `${lead} ${share(tally(canary))} page loads, against ${share(tally(live))} of ${live.version}`;
}

/** A chance may be smaller than any number. */
function chance(p: number): string {
  return p === 0 ? '< 1e-300' : `= ${p.toExponential(0)}`;
}
