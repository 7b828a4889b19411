import { errorMessage } from '@storefront/server-kit/error-text';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { Registry, ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { previewRegistry } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import {
  folderOf,
  type BucketOf,
  type CanaryAlternative,
  type LiveRegistry,
  type LiveRemote,
  type NodeBuild,
} from '../registry/live-registry';
import { allDroppedRoutes } from '../registry/dropped-routes';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { liveApps } from '../registry/withdrawn-apps';
import type { ReleaseStore, StoredRegistry } from '../store/release-store';
import { floorOf, requireNotBelow } from '../store/trusted-state';

/** Resolves the releases for a visitor, or without canaries for `null`; previewed releases replace live ones. */
export type ReadLiveRegistry = (
  bucketOf: BucketOf | null,
  previewed?: readonly PreviewedRelease[],
) => Promise<LiveRegistry>;

export interface LiveRegistryReader {
  readonly resolve: ReadLiveRegistry;
  /** Returns the registry in use: the last valid one. */
  readonly registry: () => Promise<StoredRegistry>;
  /** Never rejects. */
  readonly state: () => Promise<RegistryState>;
}

/** Delay before the next attempt after a registry could not be read. */
const RETRY_MS = 1_000;

/** Without a usable registry every page responds with 503. */
export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable';
  readonly statusCode = 503;
}

/** State of the registry that pages are served from. */
export interface RegistryState {
  /** `null`: there is none, and pages respond with 503. `last-good`: the stored one is unusable. */
  readonly source: 'store' | 'last-good' | null;
  readonly revision: number | null;
  /** Why the stored registry is not used; `null` if it is. */
  readonly problem: string | null;
}

interface CachedRegistry {
  /** `null`: the last valid registry of this machine, which is not the stored one. */
  readonly tag: string | null;
  readonly registry: StoredRegistry;
  /** Keyed by versions: visitors with the same versions share an entry. */
  readonly resolved: Map<string, LiveRegistry>;
}

/**
 * Reads the registry when it has changed, and resolves it per visitor. If the stored registry is missing, invalid,
 * outdated or not signed by a trusted key, the last valid one stays in use; a server that has just started takes it
 * from its own copy. Previews are not cached.
 */
export function liveRegistryReader(
  store: ReleaseStore,
  onError: (error: unknown) => void,
): LiveRegistryReader {
  let cached: CachedRegistry | null = null;
  let failure: { readonly retryAt: number; readonly problem: string } | null = null;

  /** Concurrent requests share one look at the store: they are thousands a second. */
  const checks = createRequestDeduplication<CachedRegistry>();
  const current = () => checks.run('registry', check);

  async function check(): Promise<CachedRegistry> {
    if (failure && Date.now() < failure.retryAt) return cachedOrUnavailable(failure.problem);
    try {
      const tag = await store.registryTag();
      if (cached === null || cached.tag !== tag) {
        const registry = await store.registry();
        if (cached) requireNotBelow(floorOf(cached.registry, 0), floorOf(registry, 0));
        cached = await firstResolved(store, registry, tag);
      }
      failure = null;
    } catch (error) {
      onError(error);
      failure = { retryAt: Date.now() + RETRY_MS, problem: errorMessage(error) };
      cached ??= await fromLastGood(store, onError);
    }
    return cachedOrUnavailable(failure?.problem ?? '');
  }

  function cachedOrUnavailable(problem: string): CachedRegistry {
    if (cached) return cached;
    throw new RegistryUnavailable(problem);
  }

  return {
    async state() {
      const used = await current().catch(() => null);
      const source = used === null ? null : used.tag === null ? 'last-good' : 'store';
      return { source, revision: used?.registry.revision ?? null, problem: failure?.problem ?? null };
    },
    registry: async () => (await current()).registry,
    async resolve(bucketOf, previewed = []) {
      const { registry, resolved } = await current();
      if (previewed.length > 0) {
        return resolveRegistry(store, await previewRegistry(store, registry, previewed), bucketOf);
      }
      const key = versionsKey(registry, bucketOf);
      const existing = resolved.get(key);
      if (existing) return existing;
      const live = await resolveRegistry(store, registry, bucketOf);
      resolved.set(key, live);
      return live;
    },
  };
}

async function fromLastGood(
  store: ReleaseStore,
  onError: (error: unknown) => void,
): Promise<CachedRegistry | null> {
  try {
    const registry = await store.lastGood();
    return registry && (await firstResolved(store, registry, null));
  } catch (error) {
    onError(error);
    return null;
  }
}

/** Resolves before use: a registry with unreadable releases must not replace a valid one. */
async function firstResolved(
  store: ReleaseStore,
  registry: StoredRegistry,
  tag: string | null,
): Promise<CachedRegistry> {
  const live = await resolveRegistry(store, registry, null);
  return { tag, registry, resolved: new Map([[versionsKey(registry, null), live]]) };
}

function versionsKey(registry: Registry, bucketOf: BucketOf | null): string {
  return liveApps(registry)
    .map((name) => recordFor(registry, name, bucketOf)?.metadata.version)
    .join(' ');
}

/** @throws Error when no shell was released yet. */
async function resolveRegistry(
  store: ReleaseStore,
  registry: StoredRegistry,
  bucketOf: BucketOf | null,
): Promise<LiveRegistry> {
  const shell = recordFor(registry, 'shell', bucketOf);
  if (!shell)
    throw new Error('no shell has been released yet: run `npm start` or `npm run release -- shell`');

  const names = liveApps(registry);
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
        .map((name) => liveRemote(store, name, recordFor(registry, name, bucketOf))),
    ),
    canaries: names.filter((name) => canaryRecord(registry, name) !== null),
    alternatives: await alternativesOf(store, registry, names),
    droppedRoutes: allDroppedRoutes(registry),
  };
}

function recordFor(registry: Registry, app: string, bucketOf: BucketOf | null): ReleaseRecord | null {
  const canary = canaryRecord(registry, app);
  const isInGroup =
    canary !== null &&
    bucketOf !== null &&
    bucketOf(app, canary.metadata.version) < (canary.deployment?.traffic ?? 0);
  return isInGroup ? canary : liveRecord(registry, app);
}

async function alternativesOf(
  store: ReleaseStore,
  registry: Registry,
  names: readonly string[],
): Promise<Record<string, CanaryAlternative>> {
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, CanaryAlternative][]> => {
      const canary = name === 'shell' ? null : canaryRecord(registry, name);
      if (!canary) return [];
      return [
        [
          name,
          {
            traffic: canary.deployment?.traffic ?? 0,
            live: await liveRemote(store, name, liveRecord(registry, name)),
            canary: await liveRemote(store, name, canary),
          },
        ],
      ];
    }),
  );
  return Object.fromEntries(entries.flat());
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
      ...containerOf(record.extras),
      ...(fallback ? { fallback: fallback.snapshot } : {}),
      contract: record.extras.contract,
      routes: record.extras.routes,
      preload: record.extras.preload,
    },
    integrity: integrityByUrl(folderOf(record.url), record.extras.files),
    queries: record.extras.queries ?? {},
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
    const manifest = await store.manifest(name, version);
    const { files, details } = manifest;
    return {
      snapshot: {
        url,
        version,
        ...containerOf(manifest),
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

function containerOf({ container }: Pick<AppManifest, 'container'>): Pick<AppManifest, 'container'> {
  return container ? { container } : {};
}

/** Scripts only: other files are loaded without integrity, and every document contains this table. */
function integrityByUrl(base: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map(([file, integrity]) => [`${base}/${file}`, integrity]));
}
