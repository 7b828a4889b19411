import { dirname } from 'node:path';

import type { Registry } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { recordsOfOtherApps, recordsOf } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { readFixtures } from './read-fixtures';
import { recordingProblems } from './recording-problems';
import { registryConflicts } from './registry-conflicts';
import { sessionConflicts, type ReleaseWithFixtures } from './session-conflicts';
import { sharedLibraryConflicts } from './shared-library-conflicts';

/**
 * Checks a candidate against all live releases, canaries included: contract, routes, curated names, shared
 * libraries, and the data that apps exchange through the booking session.
 *
 * @param folder of the build; `null` for a published candidate
 * @returns one sentence per problem; empty if the candidate is compatible
 */
export async function compatibilityProblems(
  store: Pick<ReleaseStore, 'manifest' | 'file'>,
  candidate: AppManifest,
  registry: Registry,
  folder: string | null = null,
): Promise<readonly string[]> {
  const others = await Promise.all(
    recordsOfOtherApps(candidate.name, registry).map(([name, { metadata }]) =>
      store.manifest(name, metadata.version),
    ),
  );
  // Open tabs may hold sessions written by the release that the candidate replaces.
  const replaced = await Promise.all(
    recordsOf(registry, candidate.name).map(({ metadata }) =>
      store.manifest(candidate.name, metadata.version),
    ),
  );
  const shares = others.flatMap((other) => {
    if (candidate.name === 'shell') return sharedLibraryConflicts(candidate, other);
    return other.name === 'shell' ? sharedLibraryConflicts(other, candidate) : [];
  });
  const checked = await withFixtures(store, candidate, folder);
  const sessions = sessionConflicts(
    checked,
    await Promise.all([...others, ...replaced].map((manifest) => withFixtures(store, manifest, null))),
  );
  const recording = checked.fixtures?.recorded ? recordingProblems(candidate, checked.fixtures) : [];
  return [...new Set([...registryConflicts(candidate, registry), ...shares, ...recording, ...sessions])];
}

async function withFixtures(
  store: Pick<ReleaseStore, 'file'>,
  manifest: AppManifest,
  folder: string | null,
): Promise<ReleaseWithFixtures> {
  const { name, version, session } = manifest;
  if (!session) return { name, version, fixtures: null };
  const file = folder === null ? await store.file(name, version, session.file) : null;
  const fixturesFolder = folder ?? (file === null ? null : dirname(file));
  if (fixturesFolder === null) throw new Error(`${name} ${version}: ${session.file} is not in the store`);
  return { name, version, fixtures: await readFixtures(fixturesFolder, manifest) };
}
