import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

/** Returns the release for all visitors who do not get the canary. */
export function liveRecord(registry: Registry, app: string): ReleaseRecord | null {
  const records = recordsOf(registry, app);
  return records.find((record) => record.deployment?.default === true) ?? records[0] ?? null;
}

/** Returns the release that only some visitors get, if a canary is running. */
export function canaryRecord(registry: Registry, app: string): ReleaseRecord | null {
  return recordsOf(registry, app).find((record) => record.deployment?.default === false) ?? null;
}

export function recordsOf(registry: Registry, app: string): readonly ReleaseRecord[] {
  return registry.microFrontends[`${REGISTRY_SCOPE}/${app}`] ?? [];
}

/** Returns a pair of app name and record for each live release and canary of the other apps. */
export function recordsOfOtherApps(app: string, registry: Registry): (readonly [string, ReleaseRecord])[] {
  return Object.entries(registry.microFrontends).flatMap(([key, records]) => {
    const name = key.slice(REGISTRY_SCOPE.length + 1);
    return name === app ? [] : records.map((record) => [name, record] as const);
  });
}

/** Returns the record with a deployment to all visitors. */
export function forAllVisitors(record: ReleaseRecord): ReleaseRecord {
  return { ...record, deployment: { traffic: 100, default: true } };
}

/** Returns the registry record of a release. @param live the fallback if browsers cannot load the release */
export function toReleaseRecord(
  manifest: AppManifest,
  version: string,
  live: ReleaseRecord | null,
): ReleaseRecord {
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
