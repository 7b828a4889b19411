import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import type { AppName } from '../apps';
import { installedPackages, readLockfile } from './lockfile';

/** Sources of the build itself. */
const BUILD_FOLDERS = ['tooling/src/webpack', 'tooling/src/build', 'tooling/src/source-hash'];

/**
 * Returns one hash over everything that a build of this app depends on: its sources, `shared`, the build
 * configuration and the installed packages of these. Equal hash, equal build: nothing has to be built again.
 * Another app in the workspace does not change it.
 */
export function sourceHash(app: AppName): string {
  return hashOf(installedPackages(readLockfile(), [app, 'shared', 'tooling']), [
    `${app}/package.json`,
    'shared/package.json',
    ...sourceFiles(`${app}/src`, 'shared/src', ...BUILD_FOLDERS),
  ]);
}

/** Returns one hash over how a package is built and with which packages, without its sources. */
export function buildSetUpHash(workspacePackage: string): string {
  return hashOf(
    installedPackages(readLockfile(), [workspacePackage, 'shared', 'tooling']),
    sourceFiles(...BUILD_FOLDERS),
  );
}

function hashOf(text: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(text);
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
