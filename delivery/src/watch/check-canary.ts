import { errorMessage } from '@storefront/server-kit/error-text';
import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { canaryRecord, liveRecord } from '../registry/release-records';
import { rollBack } from '../release/roll-back';
import { appFingerprint } from '../release/swap-app-records';
import type { ReleaseStore } from '../store/release-store';

import { canaryStartedAt } from './canary-start';
import { healthOf } from './health-of';
import { verdictOf } from './verdict';
import { verdictText, type WatchedCanary } from './watcher-status';

/** Probability of rolling back a harmless canary, over its whole life (docs/releasing.md). */
const ALPHA = 0.001;

export interface CheckOptions {
  readonly store: ReleaseStore;
  readonly app: string;
  /** Returns counts per version from the hour of `since`. */
  readonly readHealth: (since: Date) => Promise<readonly VersionHealth[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type RunningCanary =
  | { readonly kind: 'running'; readonly version: string; readonly live: string }
  | { readonly kind: 'none'; readonly live: string | null };

/** Returns the canary of an app and what it is compared with. */
export async function runningCanary(store: ReleaseStore, app: string): Promise<RunningCanary> {
  const registry = await store.registry();
  const live = liveRecord(registry, app)?.metadata.version ?? null;
  const version = canaryRecord(registry, app)?.metadata.version;
  return version !== undefined && live !== null ? { kind: 'running', version, live } : { kind: 'none', live };
}

/**
 * Judges the running canary of an app by the counts since its start; changes of its percentage are no new start.
 *
 * @returns `null` when no canary is running
 * @throws when the store or the health data cannot be read
 */
export async function checkCanary({
  store,
  app,
  readHealth,
  now,
}: CheckOptions): Promise<WatchedCanary | null> {
  const running = await runningCanary(store, app);
  if (running.kind === 'none') return null;
  const { version, live } = running;
  const startedAt = canaryStartedAt(await store.history(), app, version) ?? new Date(now());
  const versions = await readHealth(startedAt);
  const canary = healthOf(versions, app, version);
  const { kind, message, summary, figures } = verdictOf({
    canary,
    live: healthOf(versions, app, live),
    alpha: ALPHA,
  });
  return {
    app,
    version,
    live,
    verdict: kind,
    message,
    summary,
    figures: [...figures],
    at: new Date(now()).toISOString(),
    startedAt: startedAt.toISOString(),
    loads: canary.loaded + canary.loadFailed,
  };
}

/** Rolls a harmful canary back, unless it was promoted, rolled back or replaced since it was judged. */
export async function rollBackHarmful(
  store: ReleaseStore,
  { app, version, message: why }: WatchedCanary,
): Promise<void> {
  const registry = await store.registry();
  if (canaryRecord(registry, app)?.metadata.version !== version) return;
  await rollBack(store, app, null, { why, by: 'release watch', expected: appFingerprint(registry, app) });
}

/** One line for the log, such as "mfe-deal 1.1.0-cd34: undecided: 12 page loads of the canary; a verdict needs about 60." */
export function describeCheck(canary: WatchedCanary): string {
  return `${canary.app} ${canary.version}: ${verdictText(canary)}`;
}

/** Returns why a check or a rollback failed, as one sentence. */
export function describeProblem(app: string, what: string, error: unknown): string {
  return `${app}: ${what} ${errorMessage(error)}`;
}
