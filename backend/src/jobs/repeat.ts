import { errorMessage } from '@storefront/server-kit/error-text';

/**
 * Does some work again and again, one run after the other; a run that fails is said and tried again.
 *
 * Long work watches the signal, so that stopping does not wait for all of it.
 *
 * @returns stops it and waits for the run that is under way
 */
export function repeat(
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
