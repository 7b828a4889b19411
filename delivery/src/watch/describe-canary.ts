import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import {
  isWatcherAlive,
  readWatcherStatus,
  verdictLines,
  type CanaryVerdict,
  type WatchedCanary,
} from './watcher-status';

/** Exit codes of `release canary`: a pipeline continues after 0 only. */
const EXIT_CODES: Readonly<Record<CanaryVerdict, number>> = {
  'no-harm-found': 0,
  harmful: 2,
  undecided: 3,
};

/**
 * Returns the verdict of a running watcher for this canary; `null` without one. The store has it, so that a team needs no
 * credentials of the backend.
 */
export async function watchersVerdict(
  store: ReleaseStore,
  { app, version }: { readonly app: string; readonly version: string },
  now: number,
): Promise<WatchedCanary | null> {
  const status = await readWatcherStatus(store);
  if (status === null || !isWatcherAlive(status, now)) return null;
  return status.verdicts.find((one) => one.app === app && one.version === version) ?? null;
}

export interface CanaryReport {
  readonly lines: readonly string[];
  readonly exitCode: number;
}

/** Describes the canary of an app with the shop's own verdict, for the team that released it. */
export async function describeCanary(store: ReleaseStore, app: string, now: number): Promise<CanaryReport> {
  const registry = await store.registry();
  const canary = canaryRecord(registry, app);
  if (canary === null) return withoutCanary(store, app, liveRecord(registry, app)?.metadata.version);
  const { version } = canary.metadata;
  const first = `${app} ${version}: canary for ${canary.deployment?.traffic ?? 0}% of visitors`;
  const verdict = await watchersVerdict(store, { app, version }, now);
  if (verdict === null)
    return {
      lines: [first, 'No verdict: the watcher of the shop does not run, or has not checked this canary yet.'],
      exitCode: EXIT_CODES.undecided,
    };
  const [sentence = '', ...figures] = verdictLines(verdict);
  return {
    lines: [capitalized(sentence), ...figures, `${first} since ${verdict.startedAt}; checked ${verdict.at}`],
    exitCode: EXIT_CODES[verdict.verdict],
  };
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The watcher withdraws a harmful canary within seconds: its reason is in the history. */
async function withoutCanary(
  store: ReleaseStore,
  app: string,
  live: string | undefined,
): Promise<CanaryReport> {
  const last = (await store.history()).findLast((change) => change.part === app);
  const running = `No canary of ${app} is running; ${live ?? 'nothing'} is live.`;
  if (last?.action !== 'rollback' || last.share !== 0) return { lines: [running], exitCode: 0 };
  const { from, at, by, why } = last;
  return {
    lines: [running, `The canary ${from ?? ''} was rolled back ${at} by ${by}: ${why}`],
    exitCode: EXIT_CODES.harmful,
  };
}
