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
  /** How each version fared from the hour of an instant on. What it throws is said, and asked again later. */
  readonly readHealth: (since: Date) => Promise<readonly VersionHealth[]>;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** Instant, on the clock of `now`, after which no other look begins. */
  readonly untilMs: number;
  /** The chance that a canary which is no worse is taken back at all, such as 0.001. */
  readonly alpha: number;
  /** Takes the canary back. What it throws is said, and tried again at the next look. */
  readonly rollBack: (why: string) => Promise<void>;
  /** A line for whoever watches the watch. */
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

export type WatchResult =
  | { readonly kind: 'rolled-back'; readonly version: string; readonly why: string }
  /** The canary is the version for everyone now. */
  | { readonly kind: 'ended'; readonly version: string }
  /** None runs, or another one than at the beginning. */
  | { readonly kind: 'canary-gone' }
  | { readonly kind: 'time-over'; readonly version: string };

/**
 * Watches the canary of a part for as long as it runs, and takes it back as soon as it does worse than the live
 * version. Only what was counted since the canary began is compared. A health that cannot be read is no
 * reason to take anything back.
 *
 * Rejects when the release store cannot be read.
 */
export async function watchCanary(options: WatchOptions): Promise<WatchResult> {
  const { store, app: part, everyMs, untilMs, now, pause } = options;
  const canary = await runningCanary(store, part);
  if (canary.kind !== 'running') return { kind: 'canary-gone' };
  const { version } = canary;
  const since = canaryStartedAt(await store.history(), part, version) ?? new Date(now());
  const look = createChecks(options, since, version);

  for (;;) {
    const running = await runningCanary(store, part);
    if (running.kind === 'none') {
      return running.live === version ? { kind: 'ended', version } : { kind: 'canary-gone' };
    }
    if (running.version !== version) return { kind: 'canary-gone' };
    const why = await look(running.live);
    if (why !== null) return { kind: 'rolled-back', version, why };
    if (now() + everyMs > untilMs) return { kind: 'time-over', version };
    await pause(everyMs);
  }
}

type Running =
  | { readonly kind: 'running'; readonly version: string; readonly live: string }
  | { readonly kind: 'none'; readonly live: string | null };

async function runningCanary(store: ReleaseStore, part: string): Promise<Running> {
  const registry = await store.registry();
  const live = liveRecord(registry, part)?.metadata.version ?? null;
  const version = canaryRecord(registry, part)?.metadata.version;
  return version !== undefined && live !== null ? { kind: 'running', version, live } : { kind: 'none', live };
}

/** One look after the other: each answers why the canary was taken back, or `null` while it runs on. */
function createChecks(
  { app: part, readHealth, alpha, rollBack, log: say }: WatchOptions,
  since: Date,
  version: string,
): (live: string) => Promise<string | null> {
  let looks = 0;
  let loadsBefore = 0;
  let rollbackReason: string | null = null;

  async function judge(live: string): Promise<string | null> {
    const versions = await readHealth(since);
    const canary = healthOf(versions, part, version);
    const loads = canary.loaded + canary.loadFailed;
    // A look spends some of alpha: while nobody has loaded the canary anew, there is nothing to spend it on.
    if (loads <= loadsBefore) {
      say(`${part} ${version}: no page load since the last look.`);
      return null;
    }
    loadsBefore = loads;
    looks += 1;
    const verdict = verdictOf({ canary, live: healthOf(versions, part, live), check: looks, alpha });
    say(`${part} ${version}: ${describeVerdict(verdict)}`);
    return verdict.kind === 'worse' ? verdict.message : null;
  }

  return async (live) => {
    try {
      rollbackReason ??= await judge(live);
    } catch (error) {
      say(`${part} ${version}: health unknown, the canary stays. ${errorMessage(error)}`);
      return null;
    }
    if (rollbackReason === null) return null;
    try {
      await rollBack(rollbackReason);
      return rollbackReason;
    } catch (error) {
      say(`${part} ${version}: could not be taken back, trying again. ${errorMessage(error)}`);
      return null;
    }
  };
}

function describeVerdict(verdict: Verdict): string {
  return verdict.kind === 'worse' ? `worse: ${verdict.message}` : `no worse seen: ${verdict.message}`;
}
