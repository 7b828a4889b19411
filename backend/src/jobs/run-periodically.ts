import { errorMessage } from '@storefront/server-kit/error-text';

/** Longest pause after repeated failures, unless the job's own interval is longer. */
const MAX_PAUSE_MS = 30_000;

/**
 * Runs work periodically, never twice at the same time. A failed run is logged, and the pause doubles with each failure
 * in a row; the first success restores the interval.
 *
 * @param work observes the signal when it takes long, so that stopping does not wait for its end
 * @returns stops the job and waits for the current run
 */
export function runPeriodically(
  name: string,
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;

  const run = async () => {
    try {
      await work(stopping.signal);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!stopping.signal.aborted) console.error(`${name}: ${errorMessage(error)}`);
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, pauseAfter(failures, everyMs));
  };
  const start = () => {
    running = run();
  };
  start();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}

/** @returns milliseconds until the next run */
function pauseAfter(failures: number, everyMs: number): number {
  return Math.max(everyMs, Math.min(MAX_PAUSE_MS, everyMs * 2 ** failures));
}
