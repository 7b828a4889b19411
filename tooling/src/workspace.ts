import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds every package, found from the folder the command was started in. */
export const WORKSPACE_ROOT = findRoot(process.cwd());

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('Run this inside the storefront: no pnpm-workspace.yaml above here.');
  return findRoot(parent);
}
