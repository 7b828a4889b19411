import type { ReleaseRecord } from '@storefront/shared/contracts/registry';

import { isHarmful } from '../registry/harmful-marks';
import { recordsOf } from '../registry/release-records';
import type { ReleaseStore, StoredRegistry } from '../store/release-store';

import { fallbackUrl } from './fallback-url';
import { appFingerprint, ReleaseRejected, swapAppRecords } from './swap-app-records';

interface MarkOptions {
  readonly why: string;
  /** Author of the change; default: the user of this machine. */
  readonly by?: string;
  readonly dryRun?: boolean;
}

/**
 * Marks a published version as harmful, or removes its mark. What is live stays live; a fallback to a marked version is
 * replaced.
 *
 * @returns false if the mark is already as requested
 * @throws ReleaseRejected when there is no such version
 */
export async function setHarmfulMark(
  store: ReleaseStore,
  app: string,
  version: string,
  harmful: boolean,
  { why, by, dryRun = false }: MarkOptions,
): Promise<boolean> {
  const [registry, versions] = await Promise.all([store.registry(), store.versions(app)]);
  if (!versions.includes(version)) {
    throw new ReleaseRejected(
      `${app} has no version ${version}. Published: ${versions.join(', ') || 'none'}`,
    );
  }
  if (isHarmful(registry, app, version) === harmful) return false;
  if (dryRun) return true;
  const change = {
    why,
    from: null,
    to: version,
    share: 100,
    action: harmful ? ('mark' as const) : ('unmark' as const),
    ...(harmful ? { marksHarmful: version } : { clearsMark: version }),
    ...(by === undefined ? {} : { by }),
  };
  await swapAppRecords(store, app, appFingerprint(registry, app), change, (marked) =>
    recordsWithFallbacks(store, marked, app),
  );
  return true;
}

async function recordsWithFallbacks(
  store: ReleaseStore,
  registry: StoredRegistry,
  app: string,
): Promise<readonly ReleaseRecord[]> {
  return Promise.all(
    recordsOf(registry, app).map(async ({ fallbackUrl: _former, ...record }) => {
      const isCanary = record.deployment?.default === false;
      const url = await fallbackUrl(store, registry, app, record.metadata.version, isCanary);
      return url === null ? record : { ...record, fallbackUrl: url };
    }),
  );
}
