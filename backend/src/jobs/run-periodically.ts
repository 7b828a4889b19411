import { errorMessage } from '@storefront/server-kit/error-text';

/**
 * Runs work periodically, never twice at the same time. A failed run is logged and the next one follows as usual.
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
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      await work(stopping.signal);
    } catch (error) {
      console.error(`${name}: ${errorMessage(error)}`);
    }
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  const start = () => {
    running = run();
  };
  start();
  return async () => {
    stopped = true;
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
