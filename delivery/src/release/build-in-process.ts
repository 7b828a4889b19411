import { join } from 'node:path';

import { startScript } from '@storefront/server-kit/child-process';
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
  const { closed, output } = startScript('delivery/src/commands/build.ts', [part], {
    cwd: WORKSPACE_ROOT,
    output: 'capture-errors',
  });
  const { code } = await closed;
  if (code !== 0) throw new Error(output());
  return buildFolder(part);
}
