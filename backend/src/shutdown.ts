import { setTimeout as pause } from 'node:timers/promises';

/** Time for the requests in flight and the current run of each background job. */
const WORK_LIMIT_MS = 9_000;

export interface Shutdown {
  /** Stops listening at once and resolves after the last response. */
  readonly closeServer: () => Promise<void>;
  /** Aborts the background jobs and resolves when they have stopped. */
  readonly stopJobs: () => Promise<void>;
  /** Closes the database; nothing may use it afterwards. */
  readonly closeDatabase: () => Promise<void>;
}

/**
 * Stops a service. Requests and jobs finish side by side, so that a slow mail server does not keep the port open, and the
 * database closes after both.
 *
 * @param limitMs milliseconds after which the database is closed although something still runs
 */
export async function shutDown(
  { closeServer, stopJobs, closeDatabase }: Shutdown,
  limitMs = WORK_LIMIT_MS,
): Promise<void> {
  const limit = new AbortController();
  const finished = Promise.allSettled([closeServer(), stopJobs()]);
  await Promise.race([
    finished.then(() => limit.abort()),
    pause(limitMs, undefined, { signal: limit.signal }).catch(() => {}),
  ]);
  await closeDatabase();
}
