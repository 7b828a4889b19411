import { createHash } from 'node:crypto';
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
  const manifest = partManifestSchema.parse(
    JSON.parse(await readFile(join(folder, PART_MANIFEST_FILE), 'utf8')),
  );
  const version = versionOf(manifest);
  await store.publish(manifest.name, version, folder);
  return makeLive(store, manifest, version, options);
}

/** Makes an already published version live again: the one before, or the one that is named. */
export async function rollBack(
  store: ReleaseStore,
  part: string,
  wanted: string | null,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const version = wanted ?? (await versionBefore(store, part));
  if (!(await store.versions(part)).includes(version)) {
    throw new ReleaseRefused(
      `${part} has no version ${version}. Published: ${(await store.versions(part)).join(', ')}`,
    );
  }
  return makeLive(store, await store.manifest(part, version), version, options);
}

async function makeLive(
  store: ReleaseStore,
  manifest: PartManifest,
  version: string,
  { why }: ReleaseOptions,
): Promise<ReleaseOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const registry = await store.registry();
    const live = liveRecord(registry, manifest.name);
    const before = live?.metadata.version ?? null;
    if (before === version) return { part: manifest.name, version, before, changed: false };

    const reasons = refusals(manifest, registry);
    if (reasons.length > 0) throw new ReleaseRefused(reasons.join('\n'));

    const next = {
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        [`${REGISTRY_SCOPE}/${manifest.name}`]: [recordOf(manifest, version, live)],
      },
    };
    try {
      await store.swap(next, {
        at: new Date().toISOString(),
        by: userInfo().username,
        why,
        part: manifest.name,
        from: before,
        to: version,
      });
      return { part: manifest.name, version, before, changed: true };
    } catch (error) {
      // Another part was released meanwhile: look again whether this one still fits beside it.
      if (!(error instanceof RegistryMoved) || attempt === 5) throw error;
    }
  }
}

/** The same files are the same version, whoever builds them. */
export function versionOf({ packageVersion, files }: PartManifest): string {
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return `${packageVersion}-${digest.slice(0, 8)}`;
}

export function liveRecord(registry: Registry, part: string): ReleaseRecord | null {
  const records = registry.microFrontends[`${REGISTRY_SCOPE}/${part}`] ?? [];
  return records.find((record) => record.deployment?.default === true) ?? records[0] ?? null;
}

async function versionBefore(store: ReleaseStore, part: string): Promise<string> {
  const live = liveRecord(await store.registry(), part)?.metadata.version;
  const changes = (await store.history()).filter((change) => change.part === part && change.to === live);
  const before = changes.at(-1)?.from;
  if (!before) throw new ReleaseRefused(`${part} has no version before ${live ?? 'the first'}.`);
  return before;
}

function recordOf(manifest: PartManifest, version: string, live: ReleaseRecord | null): ReleaseRecord {
  return {
    url: `/releases/${manifest.name}/${version}/${manifest.entry}`,
    ...(live ? { fallbackUrl: live.url } : {}),
    metadata: { integrity: manifest.files[manifest.entry] ?? '', version },
    deployment: { traffic: 100, default: true },
    extras: {
      contract: manifest.contract,
      routes: manifest.routes,
      preload: manifest.preload,
      files: manifest.files,
    },
  };
}
