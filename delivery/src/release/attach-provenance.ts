import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  APP_MANIFEST_FILE,
  appManifestSchema,
  type AppManifest,
} from '@storefront/tooling/build/app-manifest';
import { filesOf } from '@storefront/tooling/build/manifest-files';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { readSource } from './read-source';

/**
 * Adds to the manifest of a build what two releases are compared by: the size of each file, the measured budget, and
 * the commits since the live release. Signed with the manifest when the build is published.
 *
 * @param sources folder of the git checkout; unit tests have their own
 */
export async function attachProvenance(
  store: ReleaseStore,
  folder: string,
  budget: AppManifest['budget'],
  sources = WORKSPACE_ROOT,
): Promise<void> {
  const manifestFile = join(folder, APP_MANIFEST_FILE);
  const manifest = appManifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const { name: app } = manifest;
  const [bytes, source] = await Promise.all([
    sizesOf(folder, manifest),
    liveCommit(store, app).then((since) => readSource(sources, app, since)),
  ]);
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, bytes, budget, source }, null, 2)}\n`);
}

async function sizesOf(folder: string, manifest: AppManifest): Promise<Record<string, number>> {
  const sizes = [...filesOf(manifest).keys()].map(
    async (file) => [file, (await stat(join(folder, file))).size] as const,
  );
  return Object.fromEntries(await Promise.all(sizes));
}

/** Returns `null` when nothing is live, or the live release recorded no commit. */
async function liveCommit(store: ReleaseStore, app: string): Promise<string | null> {
  const live = liveRecord(await store.registry(), app);
  if (!live) return null;
  const manifest = await store.manifest(app, live.metadata.version).catch(() => null);
  return manifest?.source?.commit ?? null;
}
