import { errorMessage, fatalErrorText } from './error-text';

/** A process that has not stopped by then exits with what it has in hand. */
const SHUTDOWN_LIMIT_MS = 10_000;

/**
 * Runs a server until SIGINT or SIGTERM. The process exits with 0 after the stop, or after ten seconds, and with 1 if the
 * start or the stop fails.
 *
 * Signals are observed from before the start: a signal ends a process that does not observe it yet, with the requests that
 * it serves. One that arrives during the start stops the server after it.
 *
 * @param start starts the server; returns what completes its requests and stops it
 * @param startErrorText what is printed if the start fails
 */
export function serveUntilSignal(
  start: () => Promise<() => Promise<void>>,
  startErrorText: (error: unknown) => string = fatalErrorText,
): void {
  // In a later turn, when signals are observed.
  const started = Promise.resolve().then(start);
  started.catch((error: unknown) => {
    console.error(startErrorText(error));
    process.exit(1);
  });
  let isStopping = false;
  const onSignal = () => {
    // Ctrl-C sends SIGINT to a process whose parent sends it SIGTERM as well.
    if (isStopping) return;
    isStopping = true;
    exitAfter(started.then((stop) => stop()));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function exitAfter(stopped: Promise<void>): void {
  setTimeout(() => {
    console.error(`stopped after ${SHUTDOWN_LIMIT_MS / 1000} s with work in hand`);
    process.exit(0);
  }, SHUTDOWN_LIMIT_MS).unref();
  stopped.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(`shutdown: ${errorMessage(error)}`);
      process.exit(1);
    },
  );
}
