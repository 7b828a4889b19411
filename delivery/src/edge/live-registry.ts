import {
  ISOLATED_PATHS,
  REGISTRY_SCOPE,
  type Registry,
  type RegistrySnapshot,
  type RemoteSnapshot,
} from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

import { liveRecord } from '../release/release-part';
import type { ReleaseStore } from '../store/release-store';

import { matchesPath } from './match-path';

/** Everything a document needs to know of what is live, for one revision of the registry. */
export interface LiveRegistry {
  readonly revision: number;
  readonly shell: { readonly url: string; readonly base: string; readonly manifest: PartManifest };
  readonly remotes: readonly LiveRemote[];
}

interface LiveRemote {
  readonly snapshot: RemoteSnapshot;
  readonly integrity: Readonly<Record<string, string>>;
}

/** @throws Error when no shell was released yet. */
export async function readLiveRegistry(store: ReleaseStore, registry: Registry): Promise<LiveRegistry> {
  const shell = liveRecord(registry, 'shell');
  if (!shell) throw new Error('no shell was released yet: run `npm start` or `npm run release -- shell`');

  const names = Object.keys(registry.microFrontends)
    .map((key) => key.slice(REGISTRY_SCOPE.length + 1))
    .filter((name) => name !== 'shell');
  return {
    revision: registry.revision,
    shell: {
      url: shell.url,
      base: folderOf(shell.url),
      manifest: await store.manifest('shell', shell.metadata.version),
    },
    remotes: await Promise.all(names.map((name) => liveRemote(store, registry, name))),
  };
}

async function liveRemote(store: ReleaseStore, registry: Registry, name: string): Promise<LiveRemote> {
  const record = liveRecord(registry, name);
  if (!record) throw new Error(`the registry names ${name} without a release`);

  const fallback = record.fallbackUrl ? await fallbackOf(store, name, record.fallbackUrl) : null;
  return {
    snapshot: {
      name,
      version: record.metadata.version,
      url: record.url,
      ...(fallback ? { fallback: { url: fallback.url, version: fallback.version } } : {}),
      contract: record.extras.contract,
      routes: record.extras.routes,
      preload: record.extras.preload,
    },
    integrity: { ...fallback?.integrity, ...addressed(folderOf(record.url), record.extras.files) },
  };
}

async function fallbackOf(store: ReleaseStore, name: string, url: string) {
  const version = url.split('/').at(-2) ?? '';
  try {
    const manifest = await store.manifest(name, version);
    return { url, version, integrity: addressed(folderOf(url), manifest.files) };
  } catch {
    return null; // the release before was taken away: there is simply nothing to fall back to
  }
}

/** The registry as one document gets it: all of it, or on an isolated path only what owns that path. */
export function snapshotFor(live: LiveRegistry, path: string): RegistrySnapshot {
  const isolated = ISOLATED_PATHS.some((pattern) => matchesPath(pattern, path));
  const remotes = isolated ? live.remotes.filter((remote) => owns(remote.snapshot, path)) : live.remotes;
  return {
    revision: live.revision,
    remotes: remotes.map((remote) => remote.snapshot),
    integrity: Object.assign({}, ...remotes.map((remote) => remote.integrity)) as Record<string, string>,
    isolated,
  };
}

/** The remote that owns the path, and the files its page needs. */
export function ownerOf(
  live: LiveRegistry,
  path: string,
): { readonly url: string; readonly files: readonly string[] } | null {
  for (const { snapshot } of live.remotes) {
    const pattern = snapshot.routes.find((route) => matchesPath(route, path));
    if (pattern === undefined) continue;
    const base = folderOf(snapshot.url);
    return { url: snapshot.url, files: (snapshot.preload[pattern] ?? []).map((file) => `${base}/${file}`) };
  }
  return null;
}

export function isKnownPath(live: LiveRegistry, path: string): boolean {
  return ownerOf(live, path) !== null || live.shell.manifest.routes.some((route) => matchesPath(route, path));
}

function owns(remote: RemoteSnapshot, path: string): boolean {
  return remote.routes.some((route) => matchesPath(route, path));
}

function addressed(base: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, integrity]) => [`${base}/${file}`, integrity]));
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'));
}
