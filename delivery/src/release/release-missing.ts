import { PARTS, type PartName } from '@storefront/tooling/build/parts';
import { sourceHash } from '@storefront/tooling/build/source-hash';

import { releaseBuild } from './release-build';
import type { ReleaseStore } from '../store/release-store';

import { buildInProcess } from './build-in-process';

const BUILDS_AT_ONCE = 2;

/**
 * Builds and releases every part of which the store has no release from the sources of now. A part that
 * was rolled back on purpose stays as it is, since its newer release is still in the store.
 */
export async function releaseMissing(store: ReleaseStore, say: (line: string) => void): Promise<void> {
  const missing: PartName[] = [];
  for (const part of PARTS) {
    if (!(await hasReleaseOf(store, part, sourceHash(part)))) missing.push(part);
  }
  if (missing.length === 0) return;
  say(`Building ${missing.join(', ')} …`);

  const waiting = [...missing];
  const builder = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await buildInProcess(part);
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, builder));

  // The shell goes first: remotes are checked against the contract that it provides.
  for (const part of missing) {
    const { version } = await releaseBuild(store, `.build/${part}`, {
      why: 'built from the sources at the start',
    });
    say(`  ${part} ${version}`);
  }
}

async function hasReleaseOf(store: ReleaseStore, part: PartName, hash: string): Promise<boolean> {
  for (const version of await store.versions(part)) {
    const manifest = await store.manifest(part, version).catch(() => null);
    if (manifest?.sourceHash === hash) return true;
  }
  return false;
}
