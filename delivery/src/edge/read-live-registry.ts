import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { registryWith } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import {
  BUCKETS,
  folderOf,
  type LiveRegistry,
  type LiveRemote,
  type NodeBuild,
} from '../registry/live-registry';

/** What is live for the bucket of a visitor, with the releases that the visitor previews in place of live ones. */
export type ReadLiveRegistry = (
  bucket: number,
  previewed?: readonly PreviewedRelease[],
) => Promise<LiveRegistry>;

export interface LiveRegistryReader {
  readonly resolve: ReadLiveRegistry;
  /** As it is in force. */
  readonly registry: () => Promise<Registry>;
}

/** After a registry that could not be used: not with every request. */
const LOOK_AGAIN_MS = 1_000;

/** Somebody has put an old registry back. A rollback is a new one, and goes through. */
class OldRegistry extends Error {
  override readonly name = 'OldRegistry';

  constructor(found: Registry, known: Registry) {
    super(`the registry went back from revision ${known.revision} to ${found.revision}`);
  }
}

/**
 * Reads the registry again when it has changed, and resolves it for the bucket of a visitor. One that is
 * broken, absent, not signed by a trusted key or older leaves the last good one in force. What one visitor
 * previews is kept for nobody.
 */
export function liveRegistryReader(
  store: ReleaseStore,
  onBroken: (error: unknown) => void,
): LiveRegistryReader {
  type Known = {
    readonly tag: string | null;
    readonly registry: Registry;
    /** By the versions in it: buckets that get the same versions share one. */
    readonly resolved: Map<string, LiveRegistry>;
  };
  let known: Known | null = null;
  let lookAgainAt = 0;

  async function current(): Promise<Known> {
    if (known && Date.now() < lookAgainAt) return known;
    try {
      const tag = await store.registryTag();
      if (known?.tag === tag) return known;
      const registry = await store.registry();
      if (known && registry.revision < known.registry.revision)
        throw new OldRegistry(registry, known.registry);
      // A registry whose releases cannot be read is as broken as one that cannot be parsed.
      const everyone = await resolveRegistry(store, registry, BUCKETS);
      known = { tag, registry, resolved: new Map([[variantOf(registry, BUCKETS), everyone]]) };
    } catch (error) {
      if (!known) throw error;
      lookAgainAt = Date.now() + LOOK_AGAIN_MS;
      onBroken(error);
    }
    return known;
  }

  return {
    registry: async () => (await current()).registry,
    async resolve(bucket, previewed = []) {
      const { registry, resolved } = await current();
      if (previewed.length > 0) {
        return resolveRegistry(store, await registryWith(store, registry, previewed), bucket);
      }
      const variant = variantOf(registry, bucket);
      const before = resolved.get(variant);
      if (before) return before;
      const live = await resolveRegistry(store, registry, bucket);
      resolved.set(variant, live);
      return live;
    },
  };
}

function variantOf(registry: Registry, bucket: number): string {
  return partNames(registry)
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
  if (!shell) throw new Error('no shell was released yet: run `npm start` or `npm run release -- shell`');

  const names = partNames(registry);
  const manifest = await store.manifest('shell', shell.metadata.version);
  const { [manifest.entry]: _entry, ...chunks } = manifest.files;
  return {
    revision: registry.revision,
    shell: {
      version: shell.metadata.version,
      url: shell.url,
      base: folderOf(shell.url),
      manifest,
      chunks: addressed(folderOf(shell.url), chunks),
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

function recordFor(registry: Registry, part: string, bucket: number): ReleaseRecord | null {
  const canary = canaryRecord(registry, part);
  return canary && bucket < (canary.deployment?.traffic ?? 0) ? canary : liveRecord(registry, part);
}

async function liveRemote(
  store: ReleaseStore,
  name: string,
  record: ReleaseRecord | null,
): Promise<LiveRemote> {
  if (!record) throw new Error(`the registry names ${name} without a release`);

  const fallback = record.fallbackUrl ? await fallbackOf(store, name, record.fallbackUrl) : null;
  const { details } = record.extras;
  return {
    snapshot: {
      name,
      version: record.metadata.version,
      url: record.url,
      ...(fallback ? { fallback: fallback.address } : {}),
      contract: record.extras.contract,
      routes: record.extras.routes,
      preload: record.extras.preload,
    },
    integrity: addressed(folderOf(record.url), record.extras.files),
    details: details
      ? { url: `${folderOf(record.url)}/${details.file}`, integrity: details.integrity }
      : null,
    fallback,
    node: await nodeBuildOf(store, name, record),
  };
}

async function nodeBuildOf(
  store: ReleaseStore,
  part: string,
  { metadata, extras }: ReleaseRecord,
): Promise<NodeBuild | null> {
  if (!extras.node) return null;
  const { version } = metadata;
  const { entry, integrity } = extras.node;
  // Of one that is not there the renderer says so, and leaves the page for the browser.
  const file = (await store.file(part, version, entry)) ?? `${part}/${version}/${entry}`;
  return { part, version, file, integrity };
}

async function fallbackOf(store: ReleaseStore, name: string, url: string) {
  const version = url.split('/').at(-2) ?? '';
  try {
    const { files, details } = await store.manifest(name, version);
    return {
      address: {
        url,
        version,
        ...(details
          ? { details: { url: `${folderOf(url)}/${details.file}`, integrity: details.integrity } }
          : {}),
      },
      // Where there are details, they are asked for in the rare case that they are needed.
      integrity: details ? {} : addressed(folderOf(url), files),
    };
  } catch {
    return null; // the release before was taken away: there is simply nothing to fall back to
  }
}

function partNames(registry: Registry): string[] {
  return Object.keys(registry.microFrontends).map((key) => key.slice(REGISTRY_SCOPE.length + 1));
}

/** Scripts only: nothing else is asked for with a hash, and every document carries this table. */
function addressed(base: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map(([file, integrity]) => [`${base}/${file}`, integrity]));
}
