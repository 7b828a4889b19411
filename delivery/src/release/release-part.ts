import { userInfo } from 'node:os';

import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';
import {
  PART_MANIFEST_FILE,
  partManifestSchema,
  type PartManifest,
} from '@storefront/tooling/build/part-manifest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RegistryMoved, type ReleaseStore } from '../store/release-store';

import { refusals } from './refusals';

/** A release that must not go live, with every reason. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

export interface ReleaseOutcome {
  readonly part: string;
  readonly version: string;
  /** The version that was live before, if any. */
  readonly before: string | null;
  /** False when this very version was live already. */
  readonly changed: boolean;
}

export interface ReleaseOptions {
  readonly why: string;
  /** Percent of the visitors that get it, 1 to 99. Absent: everyone. */
  readonly canary?: number;
}

/**
 * Publishes a built part and makes it live. Files first, registry last: a crash in between leaves what
 * was live as it was. Touches nothing of any other part.
 *
 * @throws ReleaseRefused when the release would break what is live.
 */
export async function releaseBuild(
  store: ReleaseStore,
  folder: string,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const manifest = await uploadBuild(store, folder);
  return makeLive(store, manifest, manifest.version, options);
}

/** Publishes a built part and leaves what is live as it is: it can be previewed, and made live later. */
export async function uploadBuild(store: ReleaseStore, folder: string): Promise<PartManifest> {
  const manifest = partManifestSchema.parse(
    JSON.parse(await readFile(join(folder, PART_MANIFEST_FILE), 'utf8')),
  );
  await store.publish(manifest.name, manifest.version, folder);
  return manifest;
}

/**
 * Takes a release back: a canary that runs, or else the live version in favour of the one before, or of
 * the one that is named.
 */
export async function rollBack(
  store: ReleaseStore,
  part: string,
  wanted: string | null,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const registry = await store.registry();
  const canary = canaryRecord(registry, part);
  const live = liveRecord(registry, part);
  if (canary && live && wanted === null) {
    const version = live.metadata.version;
    const before = canary.metadata.version;
    await swapPart(store, part, { ...options, from: before, to: version, share: 0 }, () => [alone(live)]);
    return { part, version, before, changed: true };
  }
  const version = wanted ?? (await versionBefore(store, part));
  return makeLive(store, await published(store, part, version), version, options);
}

/** Makes the running canary the version for everyone. @throws ReleaseRefused when none runs. */
export async function promote(
  store: ReleaseStore,
  part: string,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const version = canaryRecord(await store.registry(), part)?.metadata.version;
  if (!version) throw new ReleaseRefused(`No canary of ${part} is running.`);
  return makeLive(store, await store.manifest(part, version), version, options);
}

async function published(store: ReleaseStore, part: string, version: string): Promise<PartManifest> {
  const versions = await store.versions(part);
  if (versions.includes(version)) return store.manifest(part, version);
  throw new ReleaseRefused(`${part} has no version ${version}. Published: ${versions.join(', ')}`);
}

async function makeLive(
  store: ReleaseStore,
  manifest: PartManifest,
  version: string,
  { why, canary }: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const part = manifest.name;
  const registry = await store.registry();
  const live = liveRecord(registry, part);
  const before = live?.metadata.version ?? null;
  if (before === version && !canaryRecord(registry, part)) return { part, version, before, changed: false };
  if (canary !== undefined && !live) {
    throw new ReleaseRefused(`${part} has no release yet: the first one is for everyone.`);
  }

  const share = canary ?? 100;
  await swapPart(store, part, { why, from: before, to: version, share }, (current) => {
    const reasons = refusals(manifest, current);
    if (reasons.length > 0) throw new ReleaseRefused(reasons.join('\n'));

    const other = liveRecord(current, part);
    const record = recordOf(manifest, version, other?.metadata.version === version ? null : other);
    if (share === 100 || !other) return [alone(record)];
    return [
      { ...other, deployment: { traffic: 100 - share, default: true } },
      { ...record, deployment: { traffic: share, default: false } },
    ];
  });
  return { part, version, before, changed: true };
}

/** Replaces the records of one part and nothing else, whatever was released beside it meanwhile. */
async function swapPart(
  store: ReleaseStore,
  part: string,
  change: { readonly why: string; readonly from: string | null; readonly to: string; readonly share: number },
  recordsFor: (registry: Registry) => ReleaseRecord[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const registry = await store.registry();
    const next = {
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        [`${REGISTRY_SCOPE}/${part}`]: recordsFor(registry),
      },
    };
    try {
      const { why, from, to, share } = change;
      await store.swap(next, {
        at: new Date().toISOString(),
        by: userInfo().username,
        why,
        part,
        from,
        to,
        ...(share === 100 ? {} : { share }),
      });
      return;
    } catch (error) {
      // Another part was released meanwhile: look again whether this one still fits beside it.
      if (!(error instanceof RegistryMoved) || attempt === 5) throw error;
    }
  }
}

function alone(record: ReleaseRecord): ReleaseRecord {
  return { ...record, deployment: { traffic: 100, default: true } };
}

export function liveRecord(registry: Registry, part: string): ReleaseRecord | null {
  const records = registry.microFrontends[`${REGISTRY_SCOPE}/${part}`] ?? [];
  return records.find((record) => record.deployment?.default === true) ?? records[0] ?? null;
}

/** The release that only some visitors get, if one is running. */
export function canaryRecord(registry: Registry, part: string): ReleaseRecord | null {
  const records = registry.microFrontends[`${REGISTRY_SCOPE}/${part}`] ?? [];
  return records.find((record) => record.deployment?.default === false) ?? null;
}

async function versionBefore(store: ReleaseStore, part: string): Promise<string> {
  const live = liveRecord(await store.registry(), part)?.metadata.version;
  const changes = (await store.history()).filter(
    // What only some visitors got was never the version before.
    (change) => change.part === part && change.to === live && change.share === undefined,
  );
  const before = changes.at(-1)?.from;
  if (!before) throw new ReleaseRefused(`${part} has no version before ${live ?? 'the first'}.`);
  return before;
}

/** A release as the registry lists it. @param live what it falls back to where it cannot be loaded */
export function recordOf(manifest: PartManifest, version: string, live: ReleaseRecord | null): ReleaseRecord {
  return {
    url: `/releases/${manifest.name}/${version}/${manifest.entry}`,
    ...(live ? { fallbackUrl: live.url } : {}),
    metadata: { integrity: manifest.files[manifest.entry] ?? '', version },
    extras: {
      contract: manifest.contract,
      routes: manifest.routes,
      preload: manifest.preload,
      files: manifest.files,
      ...(manifest.node ? { node: manifest.node } : {}),
      ...(manifest.details ? { details: manifest.details } : {}),
      curated: manifest.curated,
    },
  };
}
