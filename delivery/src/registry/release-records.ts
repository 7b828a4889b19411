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

/** Returns the URL of the entry of a release. */
export function releaseUrl(app: string, version: string, entry: string): string {
  return `/releases/${app}/${version}/${entry}`;
}

/**
 * Returns the registry record of a release.
 *
 * @param fallbackUrl loaded by browsers that cannot load the release
 * @param releasedAt `null` for a preview
 */
export function toReleaseRecord(
  manifest: AppManifest,
  version: string,
  fallbackUrl: string | null,
  releasedAt: Date | null = null,
): ReleaseRecord {
  return {
    url: releaseUrl(manifest.name, version, manifest.entry),
    ...(fallbackUrl === null ? {} : { fallbackUrl }),
    metadata: { integrity: manifest.files[manifest.entry] ?? '', version },
    extras: {
      contract: manifest.contract,
      routes: manifest.routes,
      preload: manifest.preload,
      ...(manifest.container ? { container: manifest.container } : {}),
      files: manifest.files,
      ...(manifest.node ? { node: manifest.node } : {}),
      ...(manifest.details ? { details: manifest.details } : {}),
      curated: manifest.curated,
      queries: manifest.queries,
      ...(manifest.owner === null ? {} : { owner: manifest.owner }),
      ...(releasedAt === null ? {} : { releasedAt: releasedAt.toISOString() }),
    },
  };
}
