import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isSeq, parseDocument } from 'yaml';

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
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  replaceFile(join(root, WORKSPACE_FILE), (text) => withPackage(text, remote.name));
  const changed = [WORKSPACE_FILE];
  if (existsSync(join(root, README_FILE))) {
    replaceFile(join(root, README_FILE), (text) => withTableEntry(text, remote.name));
    changed.push(README_FILE);
  }
  return [...Object.keys(files).map((file) => `${remote.name}/${file}`), ...changed];
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
