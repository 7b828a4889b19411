import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  APP_MANIFEST_FILE,
  appManifestSchema,
  type AppManifest,
} from '@storefront/tooling/build/app-manifest';

import type { ReleaseStore } from '../store/release-store';

import { makeLive, requireReleasable, type ReleaseOptions, type ReleaseOutcome } from './make-live';

/**
 * Publishes a build and makes it live, without touching other apps. The registry is written last, so that a crash
 * in between changes nothing for visitors.
 *
 * @throws ReleaseRejected when the release is not compatible with the live releases
 */
export async function releaseBuild(
  store: ReleaseStore,
  folder: string,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  // Before uploading, so that an incompatible build leaves no files in the store.
  await requireReleasable(store, await readBuild(folder), { ...options, folder });
  return makeLive(store, await uploadBuild(store, folder), options);
}

/** Publishes a build without making it live, so that it can be previewed and released later. */
export async function uploadBuild(store: ReleaseStore, folder: string): Promise<AppManifest> {
  const manifest = await readBuild(folder);
  await store.publish(manifest.name, manifest.version, folder);
  return manifest;
}

/** Reads the manifest of a build. */
export async function readBuild(folder: string): Promise<AppManifest> {
  return appManifestSchema.parse(JSON.parse(await readFile(join(folder, APP_MANIFEST_FILE), 'utf8')));
}
