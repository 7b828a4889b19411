/**
 * Does some work again and again, one run after the other; a run that fails is said and tried again.
 *
 * @returns stops it and waits for the run that is under way
 */
export function repeat(name: string, everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      await work();
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  const start = () => {
    running = run();
  };
  start();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
