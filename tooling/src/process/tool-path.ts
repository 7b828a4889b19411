import { join } from 'node:path';

import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '../workspace';

/**
 * Returns the file that starts a tool of the workspace.
 *
 * Types are checked by the compiler in native code, in a quarter of the time. It has no API for programs yet: our
 * own checks and the published packages use `typescript`.
 */
export function toolPath(tool: string): string {
  if (tool === 'playwright') return join(WORKSPACE_ROOT, 'e2e/node_modules/.bin', tool);
  if (tool === 'tsc' && OWN_REPOSITORY_OF === null) {
    return join(WORKSPACE_ROOT, 'node_modules/typescript-native/bin/tsc');
  }
  return join(WORKSPACE_ROOT, 'node_modules/.bin', tool);
}
