import { MAX_VIEWS_PER_SOURCE, type VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { logEvidenceOfLess, logEvidenceOfMore, logSum, upperBoundOfRate, type Tally } from './evidence';
import { REQUIRED_SIGNALS, signalsOf, type Signal } from './signals';
import type { CanaryVerdict } from './watcher-status';

export interface Verdict {
  readonly kind: CanaryVerdict;
  /** The signal that condemns the canary. */
  readonly signal: Signal['name'] | null;
  /** What the verdict is based on, as one sentence. */
  readonly summary: string;
  /** One signal each, those with data. */
  readonly figures: readonly string[];
  /** The figures in one line, for the history and the console. */
  readonly message: string;
}

export interface Comparison {
  readonly canary: VersionHealth;
  readonly live: VersionHealth;
  /** Probability of condemning a harmless canary, over any number of looks. */
  readonly alpha: number;
}

/** Part of alpha for the case that the live version fails more often than the bound that it is compared by. */
const ALPHA_OF_LIVE = 0.1;
/** Harm counts only if it is reported from this many sources: fewer may be one sender, or one broken browser. */
const MIN_SOURCES = 3;
/** "No harm found": this much more harm, in shares of page loads, would have been seen with `POWER`. */
const STATED_HARM = 0.05;
const POWER = 0.95;

/**
 * Decides whether the canary is worse than the live version in any signal of its app, is shown not to be, or has too
 * few page loads for a decision. Looking more often does not raise the error probability, see `logEvidenceOfMore`.
 */
export function verdictOf({ canary, live, alpha }: Comparison): Verdict {
  const signals = signalsOf(canary.part);
  const weights = signals.reduce((sum, { weight }) => sum + weight, 0);
  const harmful = signals
    .map((signal) => {
      const ownAlpha = (alpha * signal.weight) / weights;
      return { signal, excess: logEvidence(signal, canary, live, ownAlpha) - Math.log(1 / ownAlpha) };
    })
    .filter(({ excess }) => excess >= 0)
    .toSorted((one, other) => other.excess - one.excess)[0];
  if (harmful) {
    const { figures, message } = comparison([harmful.signal], canary, live);
    const [summary = '', ...others] = figures;
    return { kind: 'harmful', signal: harmful.signal.name, summary, figures: others, message };
  }
  const isHarmless =
    canary.sources >= MIN_SOURCES &&
    REQUIRED_SIGNALS.every((signal) => excludesHarm(signal, signal.tallies(canary)[0] ?? NOTHING, live));
  return {
    kind: isHarmless ? 'no-harm-found' : 'undecided',
    signal: null,
    summary: isHarmless ? `${loadsText(canary)}.` : missingText(canary, live),
    ...comparison(
      signals.filter((signal) => signal.tallies(canary).some(({ trials }) => trials > 0)),
      canary,
      live,
    ),
  };
}

/** The mean of evidences is evidence: a signal with several limits needs no correction beyond it. */
function logEvidence(signal: Signal, canary: VersionHealth, live: VersionHealth, alpha: number): number {
  const ours = signal.tallies(canary);
  const theirs = signal.tallies(live);
  if ((signal.sources?.(canary) ?? canary.sources) < MIN_SOURCES) return Number.NEGATIVE_INFINITY;
  const liveAlpha = (alpha * ALPHA_OF_LIVE) / ours.length;
  const logs = ours.map((tally, index) => {
    const bound = upperBoundOfRate(withPrior(theirs[index] ?? NOTHING, signal.prior), liveAlpha);
    const rate = bound + signal.margin;
    return rate >= 1 ? 0 : logEvidenceOfMore(withoutLargestSource(signal, canary, tally), rate);
  });
  return logSum(logs) - Math.log(logs.length) + Math.log(1 - ALPHA_OF_LIVE);
}

/** A live version that fails more often than this, and more than once, is not assumed to be healthy. */
const HEALTHY_SHARE = 0.05;
const NUMBER = new Intl.NumberFormat('en-GB');
const NOTHING: Tally = { trials: 0, failures: 0 };

/** The prior is an assumption: it is dropped as soon as the live version's own data contradict it. */
function withPrior({ trials, failures }: Tally, prior: Tally | null): Tally {
  if (failures > 1 + trials * HEALTHY_SHARE) return { trials, failures };
  return { trials: trials + (prior?.trials ?? 0), failures: failures + (prior?.failures ?? 0) };
}

/**
 * Counts all failures of the most active source as one, so that no source decides. Of failures from n sources, one
 * source has reported at most all but n - 1, and no more than the backend counts of one source.
 */
function withoutLargestSource(
  { sources }: Signal,
  canary: VersionHealth,
  { trials, failures }: Tally,
): Tally {
  const others = sources === null ? 0 : sources(canary) - 1;
  const surplus = Math.max(0, Math.min(MAX_VIEWS_PER_SOURCE, failures - others) - 1);
  return { trials: trials - surplus, failures: failures - surplus };
}

function excludesHarm(signal: Signal, ours: Tally, live: VersionHealth): boolean {
  const [theirs = NOTHING] = signal.tallies(live);
  const usual = withPrior(theirs, signal.prior);
  if (usual.trials === 0) return false;
  const harmRate = usual.failures / usual.trials + STATED_HARM;
  return harmRate < 1 && logEvidenceOfLess(ours, harmRate) >= Math.log(1 / (1 - POWER));
}

/** Page loads that are tried for `neededLoads`; a live version that needs more fails too often to be compared. */
const MAX_NEEDED_LOADS = 500;

/** Returns how many page loads without a failure show that a canary does no harm; `null` if no number does. */
function neededLoads(live: VersionHealth): number | null {
  for (let trials = 1; trials <= MAX_NEEDED_LOADS; trials += 1) {
    if (REQUIRED_SIGNALS.every((signal) => excludesHarm(signal, { trials, failures: 0 }, live)))
      return trials;
  }
  return null;
}

function missingText(canary: VersionHealth, live: VersionHealth): string {
  const needed = neededLoads(live);
  if (needed === null) return `${loadsText(canary)}; the live version itself fails too often for a verdict.`;
  if (loadsOf(canary) < needed) return `${loadsText(canary)}; a verdict needs about ${needed}.`;
  if (canary.sources < MIN_SOURCES)
    return `${loadsText(canary)} from ${canary.sources} sources; a verdict needs ${MIN_SOURCES} sources.`;
  return `${loadsText(canary)}; a verdict needs more, because some of them failed.`;
}

function loadsOf({ loaded, loadFailed }: VersionHealth): number {
  return loaded + loadFailed;
}

function loadsText(canary: VersionHealth): string {
  const loads = loadsOf(canary);
  return `${NUMBER.format(loads)} page ${loads === 1 ? 'load' : 'loads'} of the canary`;
}

function comparison(
  signals: readonly Signal[],
  canary: VersionHealth,
  live: VersionHealth,
): Pick<Verdict, 'figures' | 'message'> {
  const figures = [
    ...signals.map(({ describe }) => `${describe(canary)} (live: ${describe(live)})`),
    `reports from ${canary.sources} sources`,
    `compared with ${live.version}`,
  ];
  return { figures, message: figures.join('; ') };
}
