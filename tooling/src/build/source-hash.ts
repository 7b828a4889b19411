import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import type { PartName } from './parts';

/**
 * One hash over everything a build of this part can depend on: its own sources, `shared`, the build
 * set-up and the lockfile. Equal hash, equal build: nothing needs to be built again.
 */
export function sourceHash(part: PartName): string {
  const hash = createHash('sha256');
  const folders = [`${part}/src`, 'shared/src', 'tooling/src/webpack', 'tooling/src/build'];
  const files = [
    'pnpm-lock.yaml',
    `${part}/package.json`,
    'shared/package.json',
    ...folders.flatMap((folder) => sourceFiles(join(WORKSPACE_ROOT, folder))),
  ];
  for (const file of files) {
    hash.update(file);
    hash.update(readFileSync(join(WORKSPACE_ROOT, file)));
  }
  return hash.digest('hex');
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name) && !entry.name.endsWith('.md'),
    )
    .map((entry) => relative(WORKSPACE_ROOT, join(entry.parentPath, entry.name)))
    .sort();
}
