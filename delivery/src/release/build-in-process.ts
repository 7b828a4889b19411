import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { PartName } from '@storefront/tooling/build/parts';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

/** Where the latest build of a part lies until it is released. */
export function buildFolder(part: PartName): string {
  return join(WORKSPACE_ROOT, '.build', part);
}

/**
 * Builds a part in a process of its own, so that two can build at once.
 *
 * @throws Error with the words of the build.
 */
export async function buildInProcess(part: PartName): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'delivery/src/commands/build.ts', part], {
    cwd: WORKSPACE_ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (data: Buffer) => (words += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(words);
  return buildFolder(part);
}
