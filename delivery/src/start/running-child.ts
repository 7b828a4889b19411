import { startScript } from '@storefront/server-kit/child-process';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

/** How long a server gets to end by itself before it is ended. */
const STOP_LIMIT_MS = 5_000;

/** A server of ours in a process of its own. Its output is passed on, with its errors. */
export interface RunningChild {
  readonly name: string;
  /** Resolves with the matched text once the server says that it is ready; rejects if it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

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
    stop: () => stop(STOP_LIMIT_MS),
  };
}
