import { startScript } from '@storefront/server-kit/child-process';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { readableLine } from './readable-log';

/** Time for a graceful shutdown before the process is killed. */
const STOP_TIMEOUT_MS = 5_000;

/** A server in a child process. */
export interface RunningChild {
  readonly name: string;
  /** Resolves with the matched text when the server is ready; rejects if it exits before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Limit of the heap of a server in megabytes. The edge server has the one of deploy/compose.yaml (ADR 39). */
export const SITE_HEAP_MB = 256;

/**
 * Starts a server in a child process.
 *
 * @param readyLine output of the server when it is ready
 * @param heapMb limit of its heap in megabytes
 */
export function runChild(
  name: string,
  script: string,
  env: Record<string, string>,
  readyLine: RegExp,
  heapMb?: number,
): RunningChild {
  const { exited, waitForOutput, stop } = startScript(script, [], {
    name,
    cwd: WORKSPACE_ROOT,
    env,
    output: 'errors-shown',
    onErrorLine: (line) => console.error(readableLine(name, line)),
    ...(heapMb === undefined ? {} : { nodeOptions: [`--max-old-space-size=${heapMb}`] }),
  });
  return {
    name,
    ended: exited.then(() => {}),
    ready: waitForOutput(readyLine),
    stop: () => stop(STOP_TIMEOUT_MS),
  };
}
