import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import type { PartName } from './parts';

const LOCKFILE = 'pnpm-lock.yaml';
const SET_UP = ['tooling/src/webpack', 'tooling/src/build'];

/**
 * One hash over everything a build of this part can depend on: its own sources, `shared`, the build
 * set-up and the lockfile. Equal hash, equal build: nothing needs to be built again.
 */
export function sourceHash(part: PartName): string {
  return hashOf([
    LOCKFILE,
    `${part}/package.json`,
    'shared/package.json',
    ...sourceFiles(`${part}/src`, 'shared/src', ...SET_UP),
  ]);
}

/** One hash over how parts are built and with which packages, whatever their sources say. */
export function buildSetUpHash(): string {
  return hashOf([LOCKFILE, ...sourceFiles(...SET_UP)]);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file);
    hash.update(readFileSync(join(WORKSPACE_ROOT, file)));
  }
  return hash.digest('hex');
}

function sourceFiles(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => sourceFilesIn(join(WORKSPACE_ROOT, folder)));
}

function sourceFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name) && !entry.name.endsWith('.md'),
    )
    .map((entry) => relative(WORKSPACE_ROOT, join(entry.parentPath, entry.name)))
    .sort();
}
