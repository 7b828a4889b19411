import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of the workspace, found from the current folder of the process. */
export const WORKSPACE_ROOT = findRoot(process.cwd());

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error(
      'No pnpm-workspace.yaml in this folder or above it: run the command inside the repository.',
    );
  return findRoot(parent);
}
