import { z } from 'zod';

import type { ReleaseStore } from '../store/release-store';

/**
 * - `harmful`: the canary is worse than the live version, and is rolled back;
 * - `no-harm-found`: enough page loads to have seen a stated harm;
 * - `undecided`: too few page loads for a decision.
 */
export const canaryVerdictSchema = z.enum(['harmful', 'no-harm-found', 'undecided']);
export type CanaryVerdict = z.output<typeof canaryVerdictSchema>;

const watchedCanarySchema = z.object({
  app: z.string(),
  version: z.string(),
  /** The live version that it is compared with. */
  live: z.string(),
  verdict: canaryVerdictSchema,
  /** The figures behind the verdict in one line, for the history and the console. */
  message: z.string(),
  /** What the verdict is based on, as one sentence. Watchers from before it was added store neither. */
  summary: z.string().optional(),
  /** The figures one by one. */
  figures: z.array(z.string()).optional(),
  /** ISO instant of the check. */
  at: z.iso.datetime(),
  /** ISO instant of the canary's start. */
  startedAt: z.iso.datetime(),
  /** Page loads of the canary that the verdict is based on. */
  loads: z.number().int().min(0),
});
export type WatchedCanary = z.output<typeof watchedCanarySchema>;

/** The stored state of the watcher: its lease and the last verdict of each running canary. */
export const watcherStatusSchema = z.object({
  /** Host and process id of the leader; `null` after it stopped. */
  leader: z.string().nullable(),
  /** ISO instant at which the leader took over. */
  since: z.iso.datetime(),
  /** ISO instant of the last renewal. */
  lastSeen: z.iso.datetime(),
  /** Why the last check could not judge or roll back; `null` if it could. */
  problem: z.string().nullable(),
  verdicts: z.array(watchedCanarySchema),
});
export type WatcherStatus = z.output<typeof watcherStatusSchema>;

/** Reads what the watcher stored last; `null` if none has ever run on this store. @throws when the store cannot be read */
export async function readWatcherStatus(store: ReleaseStore): Promise<WatcherStatus | null> {
  return (await readStoredStatus(store))?.status ?? null;
}

/** Name of the blob. */
export const WATCHER_STATE = 'watcher';

/** A leader that has not renewed its lease for this long no longer watches. */
export const LEASE_MS = 30_000;

/** The same with the tag for a conditional write. */
export async function readStoredStatus(
  store: ReleaseStore,
): Promise<{ readonly status: WatcherStatus; readonly tag: string } | null> {
  const blob = await store.state.read(WATCHER_STATE);
  if (!blob) return null;
  return { status: watcherStatusSchema.parse(JSON.parse(blob.body.toString('utf8'))), tag: blob.tag };
}

/** Whether a watcher is running. @param now milliseconds since 1970 */
export function isWatcherAlive(status: WatcherStatus, now: number): boolean {
  return status.leader !== null && now - Date.parse(status.lastSeen) < LEASE_MS;
}

/** Describes the watcher for the command line, with a warning when none is running. */
export function describeWatcher(status: WatcherStatus | null, now: number): readonly string[] {
  const warning = 'Start one with npm start, or as in docs/operations.md, "Processes".';
  if (status === null || !isWatcherAlive(status, now)) {
    const last = status === null ? 'none has run on this store' : `last seen ${status.lastSeen}`;
    return [`watcher  NOT RUNNING (${last}): no canary is rolled back automatically. ${warning}`];
  }
  return [
    `watcher  ${status.leader ?? ''} since ${status.since}, last check ${status.lastSeen}`,
    ...(status.problem === null ? [] : [`  problem: ${status.problem}`]),
    ...status.verdicts.map((canary) => `  ${canary.app} ${canary.version}: ${verdictText(canary)}`),
  ];
}

const VERDICT_TEXTS: Readonly<Record<CanaryVerdict, string>> = {
  harmful: 'harmful',
  'no-harm-found': 'no harm found',
  undecided: 'undecided',
};

/** Returns the verdict in one sentence, such as "undecided: 0 page loads of the canary; a verdict needs about 60." */
export function verdictText({ verdict, summary, message }: WatchedCanary): string {
  return `${VERDICT_TEXTS[verdict]}: ${summary ?? message}`;
}

/** Returns the verdict in one sentence, and then each figure in a line of its own. */
export function verdictLines(canary: WatchedCanary): readonly string[] {
  return [verdictText(canary), ...(canary.figures ?? []).map((figure) => `  ${figure}`)];
}
