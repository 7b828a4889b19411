import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { inApp, WORKSPACE_ROOT } from '../workspace';

/** Returns the folders of a package with code that is written by hand. */
export function sourceFoldersOf(name: string): readonly string[] {
  if (name === 'e2e' || name === 'demo') return [name];
  return ['src', 'testing', 'tests']
    .map((folder) => inApp(name, folder))
    .filter((folder) => existsSync(join(WORKSPACE_ROOT, folder)));
}
