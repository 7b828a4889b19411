import { dirname } from 'node:path';

import type { Registry } from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

import { readFixtures } from './read-fixtures';
import { sessionClashes, type ReleaseWithFixtures } from './session-conflicts';
import type { ReleaseStore } from '../store/release-store';

import { otherRecords, recordsOf } from '../registry/release-records';
import { refusals } from './registry-conflicts';
import { shareClashes } from './shared-library-conflicts';

/**
 * Everything that speaks against a candidate beside what is live, canaries included: contract, paths, curated
 * names, the share scope, and what it and the others write into the booking session and read of it. Empty:
 * nothing does.
 *
 * @param folder where the build lies; left out for a candidate that was published
 */
export async function gateFaults(
  store: Pick<ReleaseStore, 'manifest' | 'file'>,
  candidate: PartManifest,
  registry: Registry,
  folder: string | null = null,
): Promise<readonly string[]> {
  const others = await Promise.all(
    otherRecords(candidate.name, registry).map(([name, { metadata }]) =>
      store.manifest(name, metadata.version),
    ),
  );
  // What the release that is replaced has left in open tabs is read by the candidate as well.
  const replaced = await Promise.all(
    recordsOf(registry, candidate.name).map(({ metadata }) =>
      store.manifest(candidate.name, metadata.version),
    ),
  );
  const shares = others.flatMap((other) => {
    if (candidate.name === 'shell') return shareClashes(candidate, other);
    return other.name === 'shell' ? shareClashes(other, candidate) : [];
  });
  const sessions = sessionClashes(
    await withFixtures(store, candidate, folder),
    await Promise.all([...others, ...replaced].map((manifest) => withFixtures(store, manifest, null))),
  );
  return [...new Set([...refusals(candidate, registry), ...shares, ...sessions])];
}

async function withFixtures(
  store: Pick<ReleaseStore, 'file'>,
  manifest: PartManifest,
  folder: string | null,
): Promise<ReleaseWithFixtures> {
  const { name, version, session } = manifest;
  if (!session) return { name, version, fixtures: null };
  const file = folder === null ? await store.file(name, version, session.file) : null;
  const place = folder ?? (file === null ? null : dirname(file));
  if (place === null) throw new Error(`${name} ${version}: ${session.file} is not in the store`);
  return { name, version, fixtures: await readFixtures(place, manifest) };
}
