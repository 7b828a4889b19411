import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { refusals } from '../compatibility/registry-conflicts';
import { recordOf } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { releaseText, type PreviewedRelease } from './previewed-release';

/** A release that cannot be looked at: it is not there, or does not go with what is live. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The registry as it would be with these releases live, for one visit; the stored one is not touched. A
 * previewed release has no release to fall back to: it would be looked at without anybody knowing.
 *
 * @throws PreviewRefused
 */
export async function registryWith(
  store: ReleaseStore,
  registry: Registry,
  releases: readonly PreviewedRelease[],
): Promise<Registry> {
  const manifests = await Promise.all(
    releases.map(async (release) => {
      const { part, version } = release;
      const versions = await store.versions(part);
      if (versions.includes(version)) return store.manifest(part, version);
      throw new PreviewRefused(
        404,
        `There is no release ${releaseText(release)}. npm run release -- list ${part} names those there are.`,
      );
    }),
  );
  const records = manifests.map((manifest): [string, ReleaseRecord[]] => [
    `${REGISTRY_SCOPE}/${manifest.name}`,
    [{ ...recordOf(manifest, manifest.version, null), deployment: { traffic: 100, default: true } }],
  ]);
  const next = {
    ...registry,
    microFrontends: { ...registry.microFrontends, ...Object.fromEntries(records) },
  };
  const reasons = [...new Set(manifests.flatMap((manifest) => refusals(manifest, next)))];
  if (reasons.length > 0) throw new PreviewRefused(409, reasons.join('\n'));
  return next;
}
