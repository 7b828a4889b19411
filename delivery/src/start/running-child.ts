import { startScript } from '@storefront/server-kit/child-process';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

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

/** Starts a server in a child process. @param readyLine output of the server when it is ready */
export function runChild(
  name: string,
  script: string,
  env: Record<string, string>,
  readyLine: RegExp,
): RunningChild {
  const { exited, waitForOutput, stop } = startScript(script, [], {
    name,
    cwd: WORKSPACE_ROOT,
    env,
    output: 'errors-shown',
  });
  return {
    name,
    ended: exited.then(() => {}),
    ready: waitForOutput(readyLine),
    stop: () => stop(STOP_TIMEOUT_MS),
  };
}
