import { appsOfShop } from '../registry/apps-of-shop';
import { canaryRecord } from '../registry/release-records';
import { renewTimestamp } from '../release/renew-timestamp';
import { BlobConflict } from '@storefront/server-kit/blobs/blob-store';

import {
  checkCanary,
  describeCheck,
  describeProblem,
  rollBackHarmful,
  type CheckOptions,
} from './check-canary';
import {
  LEASE_MS,
  readStoredStatus,
  WATCHER_STATE,
  type WatchedCanary,
  type WatcherStatus,
} from './watcher-status';

export interface WatcherOptions extends Omit<CheckOptions, 'app' | 'readHealth'> {
  readonly readHealth: (since: Date, app: string) => ReturnType<CheckOptions['readHealth']>;
  /** Distinguishes this process from all others. */
  readonly id: string;
  readonly log: (line: string) => void;
}

export interface Watcher {
  /** Checks all canaries if this process is the leader, or can become it. */
  readonly tick: () => Promise<void>;
  /** Gives the lease up, so that another process takes over without waiting for its end. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates a watcher of all canaries. Any number of processes may run one on the same store: the one with the lease
 * checks. The lease is a blob that its leader replaces with each check. Another process takes over when the blob has
 * not changed for `LEASE_MS` on its own clock, so the clocks of the machines need not agree; of two processes that try
 * at once, the conditional write lets one through. A verdict depends on the counts alone, so a new leader needs
 * nothing from the old one, and a rollback by two leaders at once happens once.
 */
export function createWatcher(options: WatcherOptions): Watcher {
  const { store, id, now, log } = options;
  const lease = createLease(options);
  const lastLines = new Map<string, string>();

  function logOnce(app: string, line: string): void {
    if (lastLines.get(app) !== line) log(line);
    lastLines.set(app, line);
  }

  return {
    async tick() {
      const held = await lease.claim();
      if (!held) return;
      await renewTimestamp(store).catch((error: unknown) =>
        logOnce('timestamp', describeProblem('the registry', 'its timestamp was not renewed.', error)),
      );
      const { verdicts, problem } = await checkAll(options, logOnce);
      await lease.write(held, {
        leader: id,
        since: held.since,
        lastSeen: new Date(now()).toISOString(),
        problem,
        verdicts: [...verdicts],
      });
    },
    async stop() {
      const stored = await readStoredStatus(store);
      if (stored?.status.leader !== id) return;
      await lease.write({ tag: stored.tag, since: stored.status.since }, { ...stored.status, leader: null });
    },
  };
}

interface HeldLease {
  readonly tag: string | null;
  /** ISO instant at which this process took over. */
  readonly since: string;
}

function createLease({ store, id, now, log }: WatcherOptions) {
  let seen: { readonly tag: string; readonly at: number } | null = null;

  /** Returns the lease if this process has it, or may take it. */
  async function claim(): Promise<HeldLease | null> {
    const stored = await readStoredStatus(store);
    const since = new Date(now()).toISOString();
    if (!stored) return { tag: null, since };
    const { status, tag } = stored;
    if (status.leader === id) return { tag, since: status.since };
    if (status.leader === null) return { tag, since };
    if (seen?.tag !== tag) seen = { tag, at: now() };
    if (now() - seen.at < LEASE_MS) return null;
    log(`${status.leader} has not checked since ${status.lastSeen}: ${id} takes over.`);
    return { tag, since };
  }

  /** Writes the status under the lease. Another process that took over keeps it. */
  async function write({ tag }: HeldLease, status: WatcherStatus): Promise<void> {
    const body = Buffer.from(`${JSON.stringify(status, null, 2)}\n`);
    try {
      await store.state.write(WATCHER_STATE, body, tag);
    } catch (error) {
      if (!(error instanceof BlobConflict)) throw error;
      log('Another watcher has taken over.');
    }
  }

  return { claim, write };
}

interface Checks {
  readonly verdicts: readonly WatchedCanary[];
  readonly problem: string | null;
}

async function checkAll(options: WatcherOptions, log: (app: string, line: string) => void): Promise<Checks> {
  const { store } = options;
  const registry = await store.registry();
  const withCanary = appsOfShop(registry).filter((app) => canaryRecord(registry, app));
  const checks = await Promise.all(withCanary.map((app) => checkOne(options, app, log)));
  return {
    verdicts: checks.flatMap(({ verdicts }) => verdicts),
    problem: checks.flatMap(({ problem }) => problem ?? [])[0] ?? null,
  };
}

async function checkOne(
  { store, readHealth, now }: WatcherOptions,
  app: string,
  log: (app: string, line: string) => void,
): Promise<Checks> {
  let canary: WatchedCanary | null = null;
  try {
    canary = await checkCanary({ store, app, now, readHealth: (since) => readHealth(since, app) });
  } catch (error) {
    return failed(app, 'health data unavailable, the canary continues.', error, [], log);
  }
  if (!canary) return { verdicts: [], problem: null };
  log(app, describeCheck(canary));
  if (canary.verdict !== 'harmful') return { verdicts: [canary], problem: null };
  try {
    await rollBackHarmful(store, canary);
    log(app, `${app} ${canary.version}: rolled back.`);
    return { verdicts: [canary], problem: null };
  } catch (error) {
    return failed(app, 'the rollback failed and will be retried.', error, [canary], log);
  }
}

function failed(
  app: string,
  what: string,
  error: unknown,
  verdicts: readonly WatchedCanary[],
  log: (app: string, line: string) => void,
): Checks {
  const problem = describeProblem(app, what, error);
  log(app, problem);
  return { verdicts, problem };
}
