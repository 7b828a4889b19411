import type { PartManifest } from '@storefront/tooling/build/part-manifest';

import type { ReleaseStore } from '../store/release-store';

import { alone, canaryRecord, liveRecord } from '../registry/release-records';
import { makeLive, type ChangeOptions, type ReleaseOutcome } from './make-live';
import { partMark, ReleaseRefused, swapPart } from './swap-app-records';

/**
 * Takes a release back: a canary that runs, or else the live version in favour of the one before, or of
 * the one that is named. Whatever goes live by it is held against the rest like any release.
 *
 * @throws ReleaseRefused
 */
export async function rollBack(
  store: ReleaseStore,
  part: string,
  wanted: string | null,
  options: ChangeOptions,
): Promise<ReleaseOutcome> {
  const registry = await store.registry();
  const canary = canaryRecord(registry, part);
  const live = liveRecord(registry, part);
  const { why, by, dryRun = false, seen = partMark(registry, part) } = options;
  if (canary && live && wanted === null) {
    const version = live.metadata.version;
    const before = canary.metadata.version;
    const change = { why, from: before, to: version, share: 0, ...(by === undefined ? {} : { by }) };
    if (!dryRun) await swapPart(store, part, seen, change, async () => [alone(live)]);
    return { part, version, before, changed: true };
  }
  const version = wanted ?? (await versionBefore(store, part, live?.metadata.version ?? null));
  return makeLive(store, await published(store, part, version), { ...options, seen });
}

/** Makes the running canary the version for everyone. @throws ReleaseRefused when none runs. */
export async function promote(
  store: ReleaseStore,
  part: string,
  options: ChangeOptions,
): Promise<ReleaseOutcome> {
  const registry = await store.registry();
  const version = canaryRecord(registry, part)?.metadata.version;
  if (!version) throw new ReleaseRefused(`No canary of ${part} is running.`);
  const { seen = partMark(registry, part) } = options;
  return makeLive(store, await store.manifest(part, version), { ...options, seen });
}

async function published(store: ReleaseStore, part: string, version: string): Promise<PartManifest> {
  const versions = await store.versions(part);
  if (versions.includes(version)) return store.manifest(part, version);
  throw new ReleaseRefused(`${part} has no version ${version}. Published: ${versions.join(', ') || 'none'}`);
}

async function versionBefore(store: ReleaseStore, part: string, live: string | null): Promise<string> {
  const changes = (await store.history()).filter(
    // What only some visitors got was never the version before.
    (change) => change.part === part && change.to === live && change.share === undefined,
  );
  const before = changes.at(-1)?.from;
  if (!before) throw new ReleaseRefused(`${part} has no version before ${live ?? 'the first'}.`);
  return before;
}
