import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { previewRegistry } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import {
  BUCKETS,
  folderOf,
  type LiveRegistry,
  type LiveRemote,
  type NodeBuild,
} from '../registry/live-registry';
import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

/** Resolves the live releases for a visitor's bucket; previewed releases replace live ones. */
export type ReadLiveRegistry = (
  bucket: number,
  previewed?: readonly PreviewedRelease[],
) => Promise<LiveRegistry>;

export interface LiveRegistryReader {
  readonly resolve: ReadLiveRegistry;
  /** Returns the registry in use: the last valid one. */
  readonly registry: () => Promise<Registry>;
}

/** Delay before the next attempt after a registry could not be read. */
const RETRY_MS = 1_000;

/** The stored registry has a lower revision than the one in use. A rollback creates a new revision. */
class OutdatedRegistry extends Error {
  override readonly name = 'OutdatedRegistry';

  constructor(found: Registry, current: Registry) {
    super(`the registry went back from revision ${current.revision} to ${found.revision}`);
  }
}

/**
 * Reads the registry when it has changed, and resolves it per bucket. If the stored registry is missing, invalid,
 * outdated or not signed by a trusted key, the last valid one stays in use. Previews are not cached.
 */
export function liveRegistryReader(
  store: ReleaseStore,
  onError: (error: unknown) => void,
): LiveRegistryReader {
  type CachedRegistry = {
    readonly tag: string | null;
    readonly registry: Registry;
    /** Keyed by versions: buckets with the same versions share an entry. */
    readonly resolved: Map<string, LiveRegistry>;
  };
  let cached: CachedRegistry | null = null;
  let retryAt = 0;

  async function current(): Promise<CachedRegistry> {
    if (cached && Date.now() < retryAt) return cached;
    try {
      const tag = await store.registryTag();
      if (cached?.tag === tag) return cached;
      const registry = await store.registry();
      if (cached && registry.revision < cached.registry.revision)
        throw new OutdatedRegistry(registry, cached.registry);
      // Resolve before use: a registry with unreadable releases must not replace a valid one.
      const live = await resolveRegistry(store, registry, BUCKETS);
      cached = { tag, registry, resolved: new Map([[versionsKey(registry, BUCKETS), live]]) };
    } catch (error) {
      if (!cached) throw error;
      retryAt = Date.now() + RETRY_MS;
      onError(error);
    }
    return cached;
  }

  return {
    registry: async () => (await current()).registry,
    async resolve(bucket, previewed = []) {
      const { registry, resolved } = await current();
      if (previewed.length > 0) {
        return resolveRegistry(store, await previewRegistry(store, registry, previewed), bucket);
      }
      const key = versionsKey(registry, bucket);
      const existing = resolved.get(key);
      if (existing) return existing;
      const live = await resolveRegistry(store, registry, bucket);
      resolved.set(key, live);
      return live;
    },
  };
}

function versionsKey(registry: Registry, bucket: number): string {
  return appNames(registry)
    .map((name) => recordFor(registry, name, bucket)?.metadata.version)
    .join(' ');
}

/** @throws Error when no shell was released yet. */
async function resolveRegistry(
  store: ReleaseStore,
  registry: Registry,
  bucket: number,
): Promise<LiveRegistry> {
  const shell = recordFor(registry, 'shell', bucket);
  if (!shell)
    throw new Error('no shell has been released yet: run `npm start` or `npm run release -- shell`');

  const names = appNames(registry);
  const manifest = await store.manifest('shell', shell.metadata.version);
  const { [manifest.entry]: _entry, ...chunks } = manifest.files;
  return {
    revision: registry.revision,
    shell: {
      version: shell.metadata.version,
      url: shell.url,
      base: folderOf(shell.url),
      manifest,
      chunks: integrityByUrl(folderOf(shell.url), chunks),
      node: await nodeBuildOf(store, 'shell', shell),
    },
    remotes: await Promise.all(
      names
        .filter((name) => name !== 'shell')
        .map((name) => liveRemote(store, name, recordFor(registry, name, bucket))),
    ),
    hasCanary: names.some((name) => canaryRecord(registry, name) !== null),
  };
}

function recordFor(registry: Registry, app: string, bucket: number): ReleaseRecord | null {
  const canary = canaryRecord(registry, app);
  return canary && bucket < (canary.deployment?.traffic ?? 0) ? canary : liveRecord(registry, app);
}

async function liveRemote(
  store: ReleaseStore,
  name: string,
  record: ReleaseRecord | null,
): Promise<LiveRemote> {
  if (!record) throw new Error(`the registry contains ${name} without a release`);

  const fallback = record.fallbackUrl ? await fallbackOf(store, name, record.fallbackUrl) : null;
  const { details } = record.extras;
  return {
    snapshot: {
      name,
      version: record.metadata.version,
      url: record.url,
      ...(fallback ? { fallback: fallback.snapshot } : {}),
      contract: record.extras.contract,
      routes: record.extras.routes,
      preload: record.extras.preload,
    },
    integrity: integrityByUrl(folderOf(record.url), record.extras.files),
    details: details
      ? { url: `${folderOf(record.url)}/${details.file}`, integrity: details.integrity }
      : null,
    fallback,
    node: await nodeBuildOf(store, name, record),
  };
}

async function nodeBuildOf(
  store: ReleaseStore,
  app: string,
  { metadata, extras }: ReleaseRecord,
): Promise<NodeBuild | null> {
  if (!extras.node) return null;
  const { version } = metadata;
  const { entry, integrity } = extras.node;
  // For a missing file the renderer logs an error and leaves the page to the browser.
  const file = (await store.file(app, version, entry)) ?? `${app}/${version}/${entry}`;
  return { app, version, file, integrity };
}

async function fallbackOf(store: ReleaseStore, name: string, url: string) {
  const version = url.split('/').at(-2) ?? '';
  try {
    const { files, details } = await store.manifest(name, version);
    return {
      snapshot: {
        url,
        version,
        ...(details
          ? { details: { url: `${folderOf(url)}/${details.file}`, integrity: details.integrity } }
          : {}),
      },
      // The fallback is rarely needed, so the browser fetches the details only then.
      integrity: details ? {} : integrityByUrl(folderOf(url), files),
    };
  } catch {
    return null; // the files of the previous release were removed: there is no fallback
  }
}

function appNames(registry: Registry): string[] {
  return Object.keys(registry.microFrontends).map((key) => key.slice(REGISTRY_SCOPE.length + 1));
}

/** Scripts only: other files are loaded without integrity, and every document contains this table. */
function integrityByUrl(base: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map(([file, integrity]) => [`${base}/${file}`, integrity]));
}
