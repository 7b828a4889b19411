import { isHarmful } from '../registry/harmful-marks';
import { harmlessBefore } from '../registry/live-line';
import { liveRecord, releaseUrl } from '../registry/release-records';
import type { ReleaseStore, StoredRegistry } from '../store/release-store';

/**
 * Returns the entry of the release that browsers load when they cannot load this one: the most recent version that
 * was live for all visitors, is not marked as harmful and was not rolled back. `null` if there is none.
 *
 * @param replacesLive false for a rollback: the version that is live now is being withdrawn
 */
export async function fallbackUrl(
  store: ReleaseStore,
  registry: StoredRegistry,
  app: string,
  version: string,
  replacesLive: boolean,
): Promise<string | null> {
  const live = liveRecord(registry, app);
  const isUsable =
    live && live.metadata.version !== version && !isHarmful(registry, app, live.metadata.version);
  // The usual case needs no history.
  if (replacesLive && isUsable) return live.url;
  for (const candidate of harmlessBefore(registry, await store.history(), app, version)) {
    const manifest = await store.manifest(app, candidate).catch(() => null);
    if (manifest) return releaseUrl(app, candidate, manifest.entry);
  }
  return null;
}
