import {
  checkCanary,
  describeCheck,
  describeProblem,
  runningCanary,
  type CheckOptions,
} from './check-canary';
import type { WatchedCanary } from './watcher-status';

export interface JudgedCanary extends WatchedCanary {
  /** True if the watcher process judged the canary, and goes on watching it. */
  readonly byWatcher?: boolean;
}

export interface WatchOptions extends CheckOptions {
  /** Milliseconds between two checks. */
  readonly everyMs: number;
  /** No check starts after this time, on the clock of `now`. */
  readonly untilMs: number;
  /** Rolls the canary back. Errors are logged, and the next check retries. */
  readonly rollBack: (canary: WatchedCanary) => Promise<void>;
  /** Replaces the check, such as by the last verdict of the watcher process; default: `checkCanary`. */
  readonly check?: () => Promise<JudgedCanary | null>;
  readonly log: (line: string) => void;
  readonly pause: (ms: number) => Promise<void>;
}

export type WatchResult =
  | { readonly kind: 'rolled-back'; readonly version: string; readonly why: string }
  /** The canary is now live for all visitors. */
  | { readonly kind: 'promoted'; readonly version: string }
  /** No canary is running, or another one than at the start. */
  | { readonly kind: 'canary-removed' }
  /** At the end of the watch the canary is still running. */
  | { readonly kind: 'no-harm-found' | 'undecided'; readonly version: string };

/**
 * Watches the canary of an app and rolls it back as soon as it performs worse than the live version. Unavailable
 * health data does not cause a rollback. Ends early once the watcher process found no harm, because that process
 * goes on watching.
 *
 * @throws when the release store cannot be read
 */
export async function watchCanary(options: WatchOptions): Promise<WatchResult> {
  const { store, app, everyMs, untilMs, now, pause } = options;
  const canary = await runningCanary(store, app);
  if (canary.kind !== 'running') return { kind: 'canary-removed' };
  const { version } = canary;
  const look = createLook(options);

  for (;;) {
    const running = await runningCanary(store, app);
    if (running.kind === 'none') return withoutCanary(options, version, running.live);
    if (running.version !== version) return { kind: 'canary-removed' };
    const last = await look();
    if (last.rolledBack !== null) return { kind: 'rolled-back', version, why: last.rolledBack };
    if (last.isSettled || now() + everyMs > untilMs) return { kind: last.verdict, version };
    await pause(everyMs);
  }
}

/** Tells a promotion, a rollback by the watcher process and a removal by a person apart. */
async function withoutCanary(
  { store, app }: WatchOptions,
  version: string,
  live: string | null,
): Promise<WatchResult> {
  if (live === version) return { kind: 'promoted', version };
  const last = (await store.history()).findLast((change) => change.part === app);
  return last?.by === 'release watch' && last.from === version
    ? { kind: 'rolled-back', version, why: last.why }
    : { kind: 'canary-removed' };
}

interface Look {
  readonly verdict: 'no-harm-found' | 'undecided';
  /** Reason of the rollback; `null` if there was none. */
  readonly rolledBack: string | null;
  /** Nothing is left for this watch to do. */
  readonly isSettled: boolean;
}

/** Returns a function for one look at the canary. */
function createLook(options: WatchOptions): () => Promise<Look> {
  const { app, rollBack, log } = options;
  const check: () => Promise<JudgedCanary | null> = options.check ?? (() => checkCanary(options));
  let harmful: WatchedCanary | null = null;
  let verdict: Look['verdict'] = 'undecided';
  let isSettled = false;

  async function judge(): Promise<void> {
    const checked = await check();
    if (!checked) return;
    log(describeCheck(checked));
    if (checked.verdict === 'harmful') harmful = checked;
    else verdict = checked.verdict;
    isSettled = verdict === 'no-harm-found' && checked.byWatcher === true;
  }

  return async () => {
    isSettled = false;
    try {
      if (!harmful) await judge();
    } catch (error) {
      log(describeProblem(app, 'health data unavailable, the canary continues.', error));
    }
    if (!harmful) return { verdict, rolledBack: null, isSettled };
    try {
      await rollBack(harmful);
      return { verdict, rolledBack: harmful.message, isSettled: true };
    } catch (error) {
      log(describeProblem(app, 'the rollback failed and will be retried.', error));
      return { verdict, rolledBack: null, isSettled: false };
    }
  };
}
