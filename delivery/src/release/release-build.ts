import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  PART_MANIFEST_FILE,
  partManifestSchema,
  type PartManifest,
} from '@storefront/tooling/build/part-manifest';

import type { ReleaseStore } from '../store/release-store';

import { makeLive, requireFit, type ReleaseOptions, type ReleaseOutcome } from './make-live';

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
  // What is refused leaves nothing in the store.
  await requireFit(store, await readBuild(folder), await store.registry(), folder);
  return makeLive(store, await uploadBuild(store, folder), options);
}

/** Publishes a built part and leaves what is live as it is: it can be previewed, and made live later. */
export async function uploadBuild(store: ReleaseStore, folder: string): Promise<PartManifest> {
  const manifest = await readBuild(folder);
  await store.publish(manifest.name, manifest.version, folder);
  return manifest;
}

/** What a folder with a build says of itself. */
export async function readBuild(folder: string): Promise<PartManifest> {
  return partManifestSchema.parse(JSON.parse(await readFile(join(folder, PART_MANIFEST_FILE), 'utf8')));
}
