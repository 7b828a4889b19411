import type { RunningChild } from './running-child';

export interface SuperviseOptions {
  readonly name: string;
  /** Starts the service. */
  readonly start: () => RunningChild;
  readonly log: (line: string) => void;
  /** Milliseconds, on a clock that never goes back. */
  readonly now: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface SupervisedService {
  readonly name: string;
  /** The first start. Rejects if the service exits before it is ready: a wrong setting is not cured by a restart. */
  readonly ready: Promise<string>;
  /** Resolves when the service has exited too often. Pending forever otherwise. */
  readonly failed: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** More restarts than this within `WINDOW_MS` are no accident. */
const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;

/**
 * Runs a service and starts it again whenever it exits, after a growing delay, at most five times in a minute. The
 * other services keep running meanwhile.
 */
export function supervise({ name, start, log, now, pause }: SuperviseOptions): SupervisedService {
  const stopping = new AbortController();
  let child = start();
  const { ready } = child;
  const failed = keepRunning();

  async function keepRunning(): Promise<void> {
    const restarts: number[] = [];
    await ready;
    for (;;) {
      await child.ended;
      if (stopping.signal.aborted) return never();
      const recent = restarts.filter((at) => now() - at < WINDOW_MS);
      if (recent.length >= MAX_RESTARTS) {
        log(
          `The ${name} has exited ${MAX_RESTARTS + 1} times within ${WINDOW_MS / 1_000} s: stopping all services.`,
        );
        return;
      }
      const delay = Math.min(FIRST_DELAY_MS * 2 ** recent.length, MAX_DELAY_MS);
      log(
        `The ${name} has exited. It is started again in ${delay / 1_000} s (restart ${recent.length + 1} of ${MAX_RESTARTS}).`,
      );
      await pause(delay, stopping.signal).catch(() => {});
      if (stopping.signal.aborted) return never();
      restarts.splice(0, restarts.length, ...recent, now());
      child = start();
      child.ready.then(
        () => log(`The ${name} is running again.`),
        () => {},
      );
    }
  }

  return {
    name,
    ready,
    // Callers that wait for `ready` get its rejection.
    failed: failed.catch(() => never()),
    async stop() {
      stopping.abort();
      await child.stop();
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => {});
}
