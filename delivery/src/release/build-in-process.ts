import { join } from 'node:path';

import { startScript } from '@storefront/server-kit/child-process';
import type { AppName } from '@storefront/tooling/apps';
import { OWN_REPOSITORY_OF, TOOLS_FOLDER, WORKSPACE_ROOT } from '@storefront/tooling/workspace';

const BUILD_COMMAND =
  OWN_REPOSITORY_OF === null
    ? 'delivery/src/commands/build.ts'
    : `${TOOLS_FOLDER}/dist/delivery/src/commands/build.js`;

/** Returns the folder of the latest build of an app. */
export function buildFolder(app: AppName): string {
  return join(WORKSPACE_ROOT, '.build', app);
}

/**
 * Builds an app in a child process, so that several builds can run in parallel.
 *
 * @param signal ends the build; it writes nothing afterwards
 * @returns the folder of the build
 * @throws Error with the output of the failed build
 */
export async function buildInProcess(app: AppName, signal?: AbortSignal): Promise<string> {
  const { closed, output } = startScript(BUILD_COMMAND, [app], {
    cwd: WORKSPACE_ROOT,
    output: 'capture-errors',
    endsWithParent: true,
    signal,
  });
  const { code } = await closed;
  if (code !== 0) throw new Error(output());
  return buildFolder(app);
}
