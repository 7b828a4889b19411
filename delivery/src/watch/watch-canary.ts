import { errorMessage } from '@storefront/server-kit/error-text';
import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { canaryStartedAt } from './canary-start';
import { healthOf } from './health-of';
import { verdictOf, type Verdict } from './verdict';

export interface WatchOptions {
  readonly store: ReleaseStore;
  readonly app: string;
  /** Returns counts per version from the hour of `since`. Errors are logged, and the next check retries. */
  readonly readHealth: (since: Date) => Promise<readonly VersionHealth[]>;
  /** Milliseconds between two checks. */
  readonly everyMs: number;
  /** No check starts after this time, on the clock of `now`. */
  readonly untilMs: number;
  /** Probability of rolling back a harmless canary over the whole watch, such as 0.001. */
  readonly alpha: number;
  /** Rolls the canary back. Errors are logged, and the next check retries. */
  readonly rollBack: (why: string) => Promise<void>;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

export type WatchResult =
  | { readonly kind: 'rolled-back'; readonly version: string; readonly why: string }
  /** The canary is now live for all visitors. */
  | { readonly kind: 'promoted'; readonly version: string }
  /** No canary is running, or another one than at the start. */
  | { readonly kind: 'canary-removed' }
  | { readonly kind: 'timed-out'; readonly version: string };

/**
 * Watches the canary of an app and rolls it back as soon as it performs worse than the live version. Compares only
 * counts since the start of the canary. Unavailable health data does not cause a rollback.
 *
 * @throws when the release store cannot be read
 */
export async function watchCanary(options: WatchOptions): Promise<WatchResult> {
  const { store, app, everyMs, untilMs, now, pause } = options;
  const canary = await runningCanary(store, app);
  if (canary.kind !== 'running') return { kind: 'canary-removed' };
  const { version } = canary;
  const since = canaryStartedAt(await store.history(), app, version) ?? new Date(now());
  const check = createChecks(options, since, version);

  for (;;) {
    const running = await runningCanary(store, app);
    if (running.kind === 'none') {
      return running.live === version ? { kind: 'promoted', version } : { kind: 'canary-removed' };
    }
    if (running.version !== version) return { kind: 'canary-removed' };
    const why = await check(running.live);
    if (why !== null) return { kind: 'rolled-back', version, why };
    if (now() + everyMs > untilMs) return { kind: 'timed-out', version };
    await pause(everyMs);
  }
}

type Running =
  | { readonly kind: 'running'; readonly version: string; readonly live: string }
  | { readonly kind: 'none'; readonly live: string | null };

async function runningCanary(store: ReleaseStore, app: string): Promise<Running> {
  const registry = await store.registry();
  const live = liveRecord(registry, app)?.metadata.version ?? null;
  const version = canaryRecord(registry, app)?.metadata.version;
  return version !== undefined && live !== null ? { kind: 'running', version, live } : { kind: 'none', live };
}

/** Returns a function for one check: it resolves to the reason of the rollback, or `null` if there was none. */
function createChecks(
  { app, readHealth, alpha, rollBack, log }: WatchOptions,
  since: Date,
  version: string,
): (live: string) => Promise<string | null> {
  let checks = 0;
  let loadsBefore = 0;
  let rollbackReason: string | null = null;

  async function judge(live: string): Promise<string | null> {
    const versions = await readHealth(since);
    const canary = healthOf(versions, app, version);
    const loads = canary.loaded + canary.loadFailed;
    // Each check uses up some of alpha, so skip it when there are no new page loads.
    if (loads <= loadsBefore) {
      log(`${app} ${version}: no page load since the last check.`);
      return null;
    }
    loadsBefore = loads;
    checks += 1;
    const verdict = verdictOf({ canary, live: healthOf(versions, app, live), check: checks, alpha });
    log(`${app} ${version}: ${describeVerdict(verdict)}`);
    return verdict.kind === 'worse' ? verdict.message : null;
  }

  return async (live) => {
    try {
      rollbackReason ??= await judge(live);
    } catch (error) {
      log(`${app} ${version}: health data unavailable, the canary continues. ${errorMessage(error)}`);
      return null;
    }
    if (rollbackReason === null) return null;
    try {
      await rollBack(rollbackReason);
      return rollbackReason;
    } catch (error) {
      log(`${app} ${version}: the rollback failed and will be retried. ${errorMessage(error)}`);
      return null;
    }
  };
}

function describeVerdict(verdict: Verdict): string {
  return verdict.kind === 'worse' ? `worse: ${verdict.message}` : `not worse: ${verdict.message}`;
}
