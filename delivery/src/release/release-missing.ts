import { APPS, type AppName } from '@storefront/tooling/apps';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { sourceHash } from '@storefront/tooling/source-hash/source-hash';

import { liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { attachProvenance } from './attach-provenance';
import { buildInProcess } from './build-in-process';
import { makeLive } from './make-live';
import { releaseBuild } from './release-build';

const MAX_CONCURRENT_BUILDS = 2;

/**
 * Builds and releases every app that has no release of the current sources. An app that was rolled back stays
 * rolled back, because its newer release is still in the store.
 *
 * @param build unit tests have another one, because it takes minutes
 */
export async function releaseMissingApps(
  store: ReleaseStore,
  log: (line: string) => void,
  build: typeof buildInProcess = buildInProcess,
): Promise<void> {
  const missing: AppName[] = [];
  for (const app of APPS) {
    if ((await releasesOf(store, app, sourceHash(app))).length === 0) missing.push(app);
  }
  if (missing.length === 0) {
    await store.renewTimestamp();
    return;
  }
  log(`Building ${missing.join(', ')} …`);

  const queue = [...missing];
  const folders = new Map<AppName, string>();
  const builder = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) folders.set(app, await build(app));
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, builder));

  // `APPS` starts with the shell: remotes are checked against the contract that it provides.
  for (const app of missing) {
    const folder = folders.get(app);
    if (folder === undefined) throw new Error(`${app} was not built`);
    await attachProvenance(store, folder, null);
    const { version } = await releaseBuild(store, folder, { why: 'built from the sources at start' });
    log(`  ${app} ${version}`);
  }
}

/**
 * Makes the release of the current sources live for every app. A store for tests needs it: after a change is reverted,
 * the release of the earlier sources exists already, and the release of the change would be tested.
 *
 * @throws ReleaseRejected when it is not compatible with the live releases
 */
export async function makeCurrentSourcesLive(
  store: ReleaseStore,
  log: (line: string) => void,
): Promise<void> {
  for (const app of APPS) {
    const current = await releasesOf(store, app, sourceHash(app));
    const live = liveRecord(await store.registry(), app)?.metadata.version;
    const [manifest] = current;
    if (!manifest || current.some(({ version }) => version === live)) continue;
    await makeLive(store, manifest, { why: 'has the sources of this checkout' });
    log(`  ${app} ${manifest.version} (released before)`);
  }
}

async function releasesOf(store: ReleaseStore, app: AppName, hash: string): Promise<readonly AppManifest[]> {
  const found: AppManifest[] = [];
  for (const version of await store.versions(app)) {
    const manifest = await store.manifest(app, version).catch(() => null);
    if (manifest?.sourceHash === hash) found.push(manifest);
  }
  return found;
}
