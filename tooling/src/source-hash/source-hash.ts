import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '../workspace';

import type { AppName } from '../apps';
import { installedPackages, readLockfile } from './lockfile';

/** Sources of the build itself. */
const BUILD_FOLDERS = ['tooling/src/webpack', 'tooling/src/build', 'tooling/src/source-hash'];

/**
 * Returns one hash over everything that a build of an app, or of the studio, depends on: its sources, `shared`, the build
 * configuration and the installed packages of these. Equal hash, equal build: nothing has to be built again.
 * Another app in the workspace does not change it.
 */
export function sourceHash(app: AppName | 'studio'): string {
  if (OWN_REPOSITORY_OF !== null) return hashOf(ownLockfile(), ['package.json', ...sourceFiles('src')]);
  return hashOf(installedPackages(readLockfile(), [app, 'shared', 'tooling']), [
    `${app}/package.json`,
    'shared/package.json',
    ...sourceFiles(`${app}/src`, 'shared/src', ...BUILD_FOLDERS),
  ]);
}

/** Returns one hash over how a package is built and with which packages, without its sources. */
export function buildSetUpHash(workspacePackage: string): string {
  if (OWN_REPOSITORY_OF !== null) return hashOf(ownLockfile(), []);
  return hashOf(
    installedPackages(readLockfile(), [workspacePackage, 'shared', 'tooling']),
    sourceFiles(...BUILD_FOLDERS),
  );
}

/** In a repository of its own, the lockfile of npm names the exact packages of contract, tools and libraries. */
function ownLockfile(): string {
  const file = join(WORKSPACE_ROOT, 'package-lock.json');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error('There is no package-lock.json: run npm install, and commit the file.');
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
