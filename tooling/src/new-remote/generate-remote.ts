import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { isSeq, parseDocument } from 'yaml';

import { versionOf } from '../packages/package-json';

import { ownRepositoryFiles, type PublishedLocations } from './own-repository-files';
import { remoteFiles, type NewRemote } from './remote-files';
import { InvalidRemote } from './remote-name';

const WORKSPACE_FILE = 'pnpm-workspace.yaml';
const README_FILE = 'README.md';

/**
 * Writes the folder of a remote, adds it to the list of packages and to the table of the README. Nothing else in
 * the workspace names a remote.
 *
 * @returns the files that were created or changed, as paths from the root
 */
export function generateRemote(root: string, remote: NewRemote): string[] {
  const folder = join(root, remote.name);
  if (existsSync(folder))
    throw new InvalidRemote(`The folder ${remote.name} exists already: remove it first.`);
  const files = remoteFiles(remote);
  writeFiles(folder, files);
  replaceFile(join(root, WORKSPACE_FILE), (text) => withPackage(text, remote.name));
  const changed = [WORKSPACE_FILE];
  if (existsSync(join(root, README_FILE))) {
    replaceFile(join(root, README_FILE), (text) => withTableEntry(text, remote.name));
    changed.push(README_FILE);
  }
  return [...Object.keys(files).map((file) => `${remote.name}/${file}`), ...changed];
}

/**
 * Writes the repository of a remote with its published packages in `packages/`, unless they come from a registry.
 *
 * @param folder absolute path; missing or empty
 * @param tarballs absolute paths of the packed packages; `null`: their versions are in a registry of packages
 * @returns the files, as paths from the folder
 */
export function generateOwnRepository(
  folder: string,
  remote: NewRemote,
  tarballs: PublishedLocations | null,
): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new InvalidRemote(`The folder ${folder} is not empty: choose another one.`);
  const copied = tarballs && {
    contract: copyInto(folder, tarballs.contract),
    ui: copyInto(folder, tarballs.ui),
    'remote-tools': copyInto(folder, tarballs['remote-tools']),
  };
  const locations = copied ?? {
    contract: `^${versionOf('contract')}`,
    ui: `^${versionOf('ui')}`,
    'remote-tools': `^${versionOf('remote-tools')}`,
  };
  const files = ownRepositoryFiles(remote, locations);
  writeFiles(folder, files);
  return Object.keys(files);
}

/** Returns the copy as package.json names it. */
function copyInto(folder: string, tarball: string): string {
  const copy = `packages/${basename(tarball)}`;
  mkdirSync(join(folder, 'packages'), { recursive: true });
  copyFileSync(tarball, join(folder, copy));
  return `file:${copy}`;
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Adds a package after the last remote of the list, and keeps comments and order. */
export function withPackage(workspaceFile: string, name: string): string {
  const document = parseDocument(workspaceFile);
  const packages = document.get('packages');
  if (!isSeq(packages)) throw new Error(`${WORKSPACE_FILE} has no list of packages.`);
  const names = packages.items.map(String);
  const last = names.findLastIndex((other) => other.startsWith('mfe-'));
  packages.items.splice(last + 1, 0, document.createNode(name));
  return document.toString({ lineWidth: 0 });
}

/** Adds the folder to the row of the remotes. A README without that row stays as it is. */
export function withTableEntry(readme: string, name: string): string {
  return readme.replace(/^\| `mfe-[^|]*`(?=\s*\|)/m, (cell) => `${cell} \`${name}/\``);
}

function replaceFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
