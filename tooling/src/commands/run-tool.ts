import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

/** Runs a tool of the workspace with its output in sight. @returns its exit code */
export async function runTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(
    tool === 'playwright'
      ? join(WORKSPACE_ROOT, 'e2e/node_modules/.bin', tool)
      : join(WORKSPACE_ROOT, 'node_modules/.bin', tool),
    args,
    {
      cwd: WORKSPACE_ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  return exitCode(child);
}

export async function runScript(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: WORKSPACE_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return exitCode(child);
}

async function exitCode(child: ReturnType<typeof spawn>): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** The embedded database loads its parts by `import()`, which Jest only allows with this flag of Node. */
export const JEST_ENVIRONMENT = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};
