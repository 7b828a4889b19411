import { REGISTRY_SCOPE, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { registryConflicts } from '../compatibility/registry-conflicts';
import { withoutTakenRoutes } from '../registry/dropped-routes';
import { toReleaseRecord } from '../registry/release-records';
import type { ReleaseStore, StoredRegistry } from '../store/release-store';

import { formatRelease, type PreviewedRelease } from './previewed-release';

/** The previewed release does not exist (404), or is not compatible with the live releases (409). */
export class PreviewUnavailable extends Error {
  override readonly name = 'PreviewUnavailable';
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Returns the registry as if these releases were live, for one visit. Previewed releases have no fallback, because
 * the visitor would not notice that the fallback is shown.
 *
 * @throws PreviewUnavailable
 */
export async function previewRegistry(
  store: ReleaseStore,
  registry: StoredRegistry,
  releases: readonly PreviewedRelease[],
): Promise<StoredRegistry> {
  const manifests = await Promise.all(
    releases.map(async (release) => {
      const { app, version } = release;
      const versions = await store.versions(app);
      if (versions.includes(version)) return withoutTakenRoutes(registry, await store.manifest(app, version));
      throw new PreviewUnavailable(
        404,
        `There is no release ${formatRelease(release)}. List the releases with: npm run release -- list ${app}`,
      );
    }),
  );
  const records = manifests.map((manifest): [string, ReleaseRecord[]] => [
    `${REGISTRY_SCOPE}/${manifest.name}`,
    [{ ...toReleaseRecord(manifest, manifest.version, null), deployment: { traffic: 100, default: true } }],
  ]);
  const next = {
    ...registry,
    microFrontends: { ...registry.microFrontends, ...Object.fromEntries(records) },
  };
  const conflicts = [...new Set(manifests.flatMap((manifest) => registryConflicts(manifest, next)))];
  if (conflicts.length > 0) throw new PreviewUnavailable(409, conflicts.join('\n'));
  return next;
}
