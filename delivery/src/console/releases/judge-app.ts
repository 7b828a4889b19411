import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import type { CanaryVerdict } from '../../watch/watcher-status';

import type { AppState } from './app-state';
import { healthOf, type HealthReport } from './health-report';
import type { WatcherState } from './release-state';

export const METRICS = ['errors', 'bookings', 'LCP', 'INP', 'loads'] as const;
export type Metric = (typeof METRICS)[number];

/** The worst first, which is the order of the apps in the console. */
const LEVELS = ['alarm', 'undecided', 'unknown', 'good'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether an app needs attention, and why. */
export interface Judgement {
  readonly level: Level;
  /** Metrics in which the live version is worse than the version before it, or than its limit. */
  readonly worse: readonly Metric[];
  /** One sentence each; empty when all is well. */
  readonly reasons: readonly string[];
  /** Of the watcher, for the running canary; `null` if it has not judged it. */
  readonly verdict: CanaryVerdict | null;
}

/** Limits of the dotted lines: 1% of page loads, and "good" of the Core Web Vitals in milliseconds. */
export const LIMITS: Readonly<Partial<Record<Metric, number>>> = { errors: 0.01, LCP: 2_500, INP: 200 };

/** Fewer errors, and fewer measurements, are shown but raise no alarm. */
const MIN_ERRORS = 5;
const MIN_MEASURED = 20;
const MIN_EXPECTED_BOOKINGS = 20;
/** A share of bookings below this part of the earlier one is worse. */
const FEWER = 0.6;
/** A percentile above its limit counts as worse only when it also grew by this factor. */
const SLOWER = 1.2;

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/**
 * Compares the live version with the version before it. The console only points out harm; the decision about a canary
 * is that of the watcher.
 */
export function judgeApp(state: AppState, report: HealthReport, watcher: WatcherState): Judgement {
  const { app, live, canary, before } = state;
  const verdict = canary ? verdictOfWatcher(watcher, app, canary.version) : null;
  const ours = live && healthOf(report, app, live.version);
  const theirs = before === null ? null : healthOf(report, app, before);
  const findings = ours ? findingsOf(ours, theirs) : [];
  const reasons = [
    ...(live?.harmful ? [`The live version is marked as harmful: ${live.harmful.why}`] : []),
    ...(verdict === 'harmful' ? ['The canary is harmful and has to be rolled back.'] : []),
    ...findings.map(({ reason }) => reason),
  ];
  const level: Level =
    reasons.length > 0
      ? 'alarm'
      : canary && verdict !== 'no-harm-found'
        ? 'undecided'
        : ours
          ? 'good'
          : 'unknown';
  return { level, worse: findings.map(({ metric }) => metric), reasons, verdict };
}

/** Orders the most harmful first, and otherwise keeps the order. */
export function byHarm(one: Judgement, other: Judgement): number {
  return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || other.worse.length - one.worse.length;
}

/** Returns the last verdict of the watcher for this canary. */
export function verdictOfWatcher(watcher: WatcherState, app: string, version: string): CanaryVerdict | null {
  if (watcher.kind === 'unavailable') return null;
  const found = watcher.status?.verdicts.find((one) => one.app === app && one.version === version);
  return found?.verdict ?? null;
}

interface Finding {
  readonly metric: Metric;
  readonly reason: string;
}

function findingsOf(ours: VersionHealth, theirs: VersionHealth | null): readonly Finding[] {
  return [
    errorsOf(ours, theirs),
    bookingsOf(ours, theirs),
    slowOf('LCP', ours, theirs),
    slowOf('INP', ours, theirs),
  ].filter((finding) => finding !== null);
}

function errorsOf(ours: VersionHealth, theirs: VersionHealth | null): Finding | null {
  const failures = ours.errors + ours.loadFailed;
  const rate = failures / Math.max(1, ours.loaded + ours.loadFailed);
  const earlier = theirs
    ? (theirs.errors + theirs.loadFailed) / Math.max(1, theirs.loaded + theirs.loadFailed)
    : 0;
  if (failures < MIN_ERRORS || rate <= Math.max(LIMITS.errors ?? 0, 2 * earlier)) return null;
  const before = theirs ? ` (before ${percent(earlier)})` : '';
  return { metric: 'errors', reason: `Errors in ${percent(rate)} of page loads${before}.` };
}

function bookingsOf(ours: VersionHealth, theirs: VersionHealth | null): Finding | null {
  if (!theirs || theirs.loaded === 0 || ours.loaded === 0) return null;
  const earlier = theirs.booked / theirs.loaded;
  const rate = ours.booked / ours.loaded;
  if (earlier * ours.loaded < MIN_EXPECTED_BOOKINGS || rate >= earlier * FEWER) return null;
  return {
    metric: 'bookings',
    reason: `${NUMBER.format(rate * 1_000)} bookings per 1,000 page loads (before ${NUMBER.format(earlier * 1_000)}).`,
  };
}

function slowOf(name: 'LCP' | 'INP', ours: VersionHealth, theirs: VersionHealth | null): Finding | null {
  const measured = ours.vitals[name];
  const limit = LIMITS[name] ?? Infinity;
  if (!measured || measured.count < MIN_MEASURED || measured.p75 <= limit) return null;
  const earlier = theirs?.vitals[name]?.p75 ?? 0;
  if (measured.p75 <= earlier * SLOWER) return null;
  return {
    metric: name,
    reason: `${name} of ${NUMBER.format(measured.p75)} ms at the 75th percentile (limit ${NUMBER.format(limit)}).`,
  };
}

function percent(rate: number): string {
  return `${NUMBER.format(rate * 100)}%`;
}
