import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

/** What everyone gets who does not get the canary. */
export function liveRecord(registry: Registry, part: string): ReleaseRecord | null {
  const records = recordsOf(registry, part);
  return records.find((record) => record.deployment?.default === true) ?? records[0] ?? null;
}

/** The release that only some visitors get, if one is running. */
export function canaryRecord(registry: Registry, part: string): ReleaseRecord | null {
  return recordsOf(registry, part).find((record) => record.deployment?.default === false) ?? null;
}

export function recordsOf(registry: Registry, part: string): readonly ReleaseRecord[] {
  return registry.microFrontends[`${REGISTRY_SCOPE}/${part}`] ?? [];
}

/** Name of a part and each of its records: the live one, and the canary. */
export function otherRecords(part: string, registry: Registry): (readonly [string, ReleaseRecord])[] {
  return Object.entries(registry.microFrontends).flatMap(([key, records]) => {
    const name = key.slice(REGISTRY_SCOPE.length + 1);
    return name === part ? [] : records.map((record) => [name, record] as const);
  });
}

/** A release for all visitors. */
export function alone(record: ReleaseRecord): ReleaseRecord {
  return { ...record, deployment: { traffic: 100, default: true } };
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
