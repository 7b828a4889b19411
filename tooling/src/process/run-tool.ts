import { setPriority } from 'node:os';

import { startProcess, startScript, type RunningProcess } from '@storefront/server-kit/child-process';

import { WORKSPACE_ROOT } from '../workspace';

import { toolPath } from './tool-path';

/**
 * Runs a tool of the workspace with its output in the terminal.
 *
 * @param niceness above 0, other processes get more of the processor (`nice`)
 * @returns its exit code
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
  niceness = 0,
): Promise<number> {
  const running = startProcess(toolPath(tool), args, { cwd: WORKSPACE_ROOT, env, output: 'show' });
  const { pid } = running.child;
  if (niceness > 0 && pid !== undefined) setPriority(pid, niceness);
  return exitCodeOf(running);
}

/** Runs a TypeScript program of the workspace with its output in the terminal. @returns its exit code */
export async function runScript(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<number> {
  return exitCodeOf(startScript(script, args, { cwd: WORKSPACE_ROOT, env, output: 'show' }));
}

/** A process that is left when this one ends would use its temporary files. */
async function exitCodeOf({ child, exited }: RunningProcess): Promise<number> {
  const stop = () => child.kill('SIGTERM');
  process.prependOnceListener('exit', stop);
  try {
    return (await exited).code ?? 1;
  } finally {
    process.removeListener('exit', stop);
  }
}

/** The embedded database calls `import()`, which Jest supports only with this flag of Node. */
export const JEST_ENVIRONMENT = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64',
};
