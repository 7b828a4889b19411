import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { liveRecord } from '@storefront/delivery/registry/release-records';
import { releaseBuild, uploadBuild } from '@storefront/delivery/release/release-build';
import { rollBack } from '@storefront/delivery/release/roll-back';
import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import { APP_MANIFEST_FILE, appManifestSchema } from '@storefront/tooling/build/app-manifest';

import { journeyKeys } from './journey-keys';

export interface Change {
  readonly part: string;
  /** Text in the built files, replaced by `to` in the new release. */
  readonly from: string;
  readonly to: string;
  readonly canary?: number;
  /** Uploads without going live, for a preview. */
  readonly uploadOnly?: boolean;
  /** Required contract, if it differs from the previous release. */
  readonly contract?: string;
}

/** Releases what is live of an app with one text changed, in the browser's build and in the server's. @returns its version */
export async function releaseChanged(releases: string, { part, from, to, ...how }: Change): Promise<string> {
  return changeRelease(releases, part, how, (file, text) => {
    if (!/\.(js|cjs)$/.test(file)) return text;
    return text.replaceAll(from, to);
  });
}

/** Releases what is live of an app with other code for the server, and the browser's as it is. */
export async function releaseOnServer(releases: string, part: string, code: string): Promise<string> {
  return changeRelease(releases, part, {}, (file, text) => (file.endsWith('.cjs') ? code : text));
}

/** Releases what is live of an app with other code for the browser, and the server's as it is. @returns its version */
export async function releaseInBrowser(
  releases: string,
  part: string,
  change: (file: string, text: string) => string,
): Promise<string> {
  return changeRelease(releases, part, {}, (file, text) =>
    file.endsWith('.js') ? change(file, text) : text,
  );
}

/** Rolls an app back to its previous release. */
export async function rollBackRelease(releases: string, part: string): Promise<void> {
  await rollBack(folderReleaseStore(releases, journeyKeys()), part, null, { why: 'test' });
}

export interface PageFiles {
  readonly version: string;
  readonly entry: string;
  readonly chunk: string;
}

/** What is live of an app: its version, its entry, and the chunk that brings the page under a path pattern. */
export async function filesOfPage(releases: string, part: string, pattern: string): Promise<PageFiles> {
  const live = liveRecord(await folderReleaseStore(releases, journeyKeys()).registry(), part);
  // The last preload entry is the page; its dependencies are before it.
  const chunk = live?.extras.preload[pattern]?.at(-1);
  if (!live || chunk === undefined) throw new Error(`${part} has no page for ${pattern}`);
  return { version: live.metadata.version, entry: basename(live.url), chunk };
}

/** After the comments at its beginning. */
const PROGRAM = /^(?:\/\/.*\n|\/\*.*\*\/\n)*\(\(\)=>/;

/**
 * Returns the name of the file that a release starts as a worker: the only numbered file that is a program of its own,
 * not a chunk of the container.
 *
 * @throws Error when it has none, or several
 */
export function workerFile(releases: string, part: string, version: string): string {
  const folder = join(releases, part, version);
  const programs = readdirSync(folder).filter(
    (name) => /^\d+\.\w+\.js$/.test(name) && PROGRAM.test(readFileSync(join(folder, name), 'utf8')),
  );
  const [file, ...others] = programs;
  if (file === undefined || others.length > 0)
    throw new Error(`${part} ${version} has not one worker: ${programs.join(', ')}`);
  return file;
}

/** Removes the earlier releases of every app, so that there is no fallback. */
export async function removeEarlierReleases(releases: string): Promise<void> {
  const store = folderReleaseStore(releases, journeyKeys());
  const registry = await store.registry();
  const microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, records]) => [
      name,
      records.map(({ fallbackUrl: _before, ...record }) => record),
    ]),
  );
  const change = { at: new Date().toISOString(), by: 'journeys', why: 'one release only' };
  await store.swap(
    { ...registry, microFrontends },
    { ...change, part: 'shell', from: null, to: 'as it was' },
  );
}

/** Removes the files of a release, or one file with its compressed copies. @returns a function that restores them */
export function removeFiles(releases: string, part: string, version: string, file?: string): () => void {
  const folder = join(releases, part, version);
  const taken =
    file === undefined ? [folder] : ['', '.br', '.gz'].map((ending) => join(folder, file + ending));
  for (const path of taken) renameSync(path, hidden(path));
  return () => {
    for (const path of taken) renameSync(hidden(path), path);
  };
}

/** Removes or corrupts the registry. @returns a function that restores it */
export function breakRegistry(releases: string, how: 'absent' | 'unreadable'): () => void {
  const file = join(releases, 'registry.json');
  renameSync(file, hidden(file));
  if (how === 'unreadable') writeFileSync(file, '{"schema": "https://raw.githubuser');
  return () => renameSync(hidden(file), file);
}

/** No release has a name that begins with a dot. */
function hidden(path: string): string {
  return join(dirname(path), `.${basename(path)}`);
}

/** Rewrites all scripts of a release and drops their compressed copies. @returns true if `change` changed any of them */
function rewriteFiles(
  folder: string,
  change: (file: string, text: string) => string,
  ownNames: (text: string) => string,
): boolean {
  let changed = false;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(entry.name)) rmSync(file);
    if (!/\.(js|cjs)$/.test(entry.name)) continue;
    const text = readFileSync(file, 'utf8');
    const next = change(entry.name, text);
    changed ||= next !== text;
    writeFileSync(file, ownNames(next));
  }
  return changed;
}

async function changeRelease(
  releases: string,
  part: string,
  { canary, uploadOnly: unseen = false, contract }: Pick<Change, 'canary' | 'uploadOnly' | 'contract'>,
  change: (file: string, text: string) => string,
): Promise<string> {
  const store = folderReleaseStore(releases, journeyKeys());
  const live = liveRecord(await store.registry(), part);
  if (!live) throw new Error(`${part} was never released`);
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  const before = live.metadata.version;
  cpSync(join(releases, part, before), folder, { recursive: true });
  const hash = createHash('sha256').update(`${before} ${Date.now()}`).digest('hex').slice(0, 8);
  const version = `1.0.1-${hash}`;
  const manifest = appManifestSchema.parse(JSON.parse(readFileSync(join(folder, APP_MANIFEST_FILE), 'utf8')));
  // A build contains its public path and a unique container name; both are replaced.
  const container = /^mfe_\w+_(?=\w{8}\.)/.exec(manifest.entry)?.[0];
  const ownNames = (text: string) => {
    const served = text.replaceAll(before, version);
    return container ? served.replaceAll(new RegExp(`${container}\\w{8}`, 'g'), container + hash) : served;
  };

  if (!rewriteFiles(folder, change, ownNames)) throw new Error(`nothing in ${part} was changed`);

  const entry = ownNames(manifest.entry);
  renameSync(join(folder, manifest.entry), join(folder, entry));
  const files = Object.fromEntries(
    Object.keys(manifest.files).map((file) => [ownNames(file), integrityOf(join(folder, ownNames(file)))]),
  );
  const details = manifest.details && { ...manifest.details };
  if (details) {
    const scripts = Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')));
    writeFileSync(join(folder, details.file), JSON.stringify({ files: scripts, preload: manifest.preload }));
    details.integrity = integrityOf(join(folder, details.file));
  }
  const node = manifest.node && {
    ...manifest.node,
    integrity: integrityOf(join(folder, manifest.node.entry)),
  };
  writeFileSync(
    join(folder, APP_MANIFEST_FILE),
    JSON.stringify({
      ...manifest,
      version,
      entry,
      files,
      details,
      node,
      contract: contract ?? manifest.contract,
      sourceHash: version,
    }),
  );
  if (unseen) await uploadBuild(store, folder);
  else await releaseBuild(store, folder, { why: 'test', ...(canary === undefined ? {} : { canary }) });
  rmSync(folder, { recursive: true, force: true });
  return version;
}

function integrityOf(file: string): string {
  return integrityOfBytes(readFileSync(file));
}
