import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { WORKSPACE_ROOT } from '../workspace';

export const LOCKFILE = 'pnpm-lock.yaml';

const importerSchema = z.object({
  dependencies: z.record(z.string(), z.object({ version: z.string() })).default({}),
  optionalDependencies: z.record(z.string(), z.object({ version: z.string() })).default({}),
});
const snapshotSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockfileSchema = z.object({
  overrides: z.record(z.string(), z.string()).default({}),
  importers: z.record(z.string(), importerSchema),
  packages: z.record(z.string(), z.unknown()),
  snapshots: z.record(z.string(), snapshotSchema),
});
export type Lockfile = z.output<typeof lockfileSchema>;

export function parseLockfile(text: string): Lockfile {
  return lockfileSchema.parse(parse(text));
}

/** Enough for the branches that somebody works on; each lockfile takes about a megabyte. */
const MAX_KEPT = 4;

let workspaceLockfile: Lockfile | null = null;

export function readLockfile(): Lockfile {
  workspaceLockfile ??= parseLockfileOnce(
    readFileSync(join(WORKSPACE_ROOT, LOCKFILE), 'utf8'),
    join(WORKSPACE_ROOT, '.cache/lockfiles'),
  );
  return workspaceLockfile;
}

/**
 * Parses the text of a lockfile unless a process before has kept the result in the folder, as JSON under the hash of
 * the text: YAML of this size takes a second of processor time, which every start and release waits for.
 */
export function parseLockfileOnce(text: string, folder: string): Lockfile {
  const file = join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
  const kept = readKept(file);
  if (kept) return kept;
  const content: unknown = parse(text);
  const lockfile = lockfileSchema.parse(content);
  mkdirSync(folder, { recursive: true });
  // Renamed when it is complete: another process may read it at any time.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(content));
  renameSync(own, file);
  removeOldest(folder);
  return lockfile;
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const byAge = files.flatMap((file) => {
    // Another process may remove it at the same time.
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? [{ file, writtenAt: stats.mtimeMs }] : [];
  });
  const oldest = byAge.toSorted((one, other) => other.writtenAt - one.writtenAt).slice(MAX_KEPT);
  for (const { file } of oldest) rmSync(file, { force: true });
}

function readKept(file: string): Lockfile | null {
  try {
    return lockfileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing, or damaged by hand: it is written again.
    return null;
  }
}

/**
 * Returns one text of everything that workspace packages install at run or build time: the versions and hashes
 * of their dependencies, of the workspace packages they link to, and of all that these reach. Dependencies of
 * development (tests, types) and other packages of the workspace do not change it.
 */
export function installedPackages(lockfile: Lockfile, workspacePackages: readonly string[]): string {
  const found = new Map<string, unknown>();
  for (const name of workspacePackages) visitImporter(lockfile, name, found);
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ overrides: lockfile.overrides, entries });
}

function visitImporter(lockfile: Lockfile, name: string, found: Map<string, unknown>): void {
  const key = `workspace ${name}`;
  const importer = lockfile.importers[name];
  if (found.has(key)) return;
  if (!importer) throw new Error(`${LOCKFILE} does not list ${name}: run pnpm install.`);
  found.set(key, importer);
  const all = { ...importer.dependencies, ...importer.optionalDependencies };
  for (const [dependency, { version }] of Object.entries(all)) {
    if (version.startsWith('link:')) {
      visitImporter(lockfile, posix.join(name, version.slice('link:'.length)), found);
    } else {
      visitPackage(lockfile, dependency, version, found);
    }
  }
}

function visitPackage(lockfile: Lockfile, name: string, version: string, found: Map<string, unknown>): void {
  // An alias has the whole key of the real package as its version.
  const key = [`${name}@${version}`, version].find((candidate) => candidate in lockfile.snapshots);
  if (!key) throw new Error(`${LOCKFILE} does not list ${name} ${version}: run pnpm install.`);
  if (found.has(key)) return;
  const snapshot = lockfile.snapshots[key];
  // The part in brackets names the peer dependencies that this copy was installed with.
  found.set(key, [snapshot, lockfile.packages[key.replace(/\(.*$/, '')]]);
  const all = { ...snapshot?.dependencies, ...snapshot?.optionalDependencies };
  for (const [dependency, resolved] of Object.entries(all))
    visitPackage(lockfile, dependency, resolved, found);
}
