import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { forAllVisitors, canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { makeLive, type ChangeOptions, type ReleaseOutcome } from './make-live';
import { appFingerprint, ReleaseRejected, swapAppRecords } from './swap-app-records';

/**
 * Rolls back the running canary, or else the live version.
 *
 * @param targetVersion to make live; `null` for the canary's live version, or else for the previous version. It
 *   must pass the same compatibility check as any release
 * @throws ReleaseRejected
 */
export async function rollBack(
  store: ReleaseStore,
  app: string,
  targetVersion: string | null,
  options: ChangeOptions,
): Promise<ReleaseOutcome> {
  const registry = await store.registry();
  const canary = canaryRecord(registry, app);
  const live = liveRecord(registry, app);
  const { why, by, dryRun = false, expected = appFingerprint(registry, app) } = options;
  if (canary && live && targetVersion === null) {
    const version = live.metadata.version;
    const before = canary.metadata.version;
    const change = { why, from: before, to: version, share: 0, ...(by === undefined ? {} : { by }) };
    if (!dryRun) await swapAppRecords(store, app, expected, change, async () => [forAllVisitors(live)]);
    return { app, version, previousVersion: before, changed: true };
  }
  const version = targetVersion ?? (await previousVersionOf(store, app, live?.metadata.version ?? null));
  return makeLive(store, await publishedManifest(store, app, version), { ...options, expected });
}

/** Makes the running canary the live version for all visitors. @throws ReleaseRejected when there is no canary */
export async function promote(
  store: ReleaseStore,
  app: string,
  options: ChangeOptions,
): Promise<ReleaseOutcome> {
  const registry = await store.registry();
  const version = canaryRecord(registry, app)?.metadata.version;
  if (!version) throw new ReleaseRejected(`No canary of ${app} is running.`);
  const { expected = appFingerprint(registry, app) } = options;
  return makeLive(store, await store.manifest(app, version), { ...options, expected });
}

async function publishedManifest(store: ReleaseStore, app: string, version: string): Promise<AppManifest> {
  const versions = await store.versions(app);
  if (versions.includes(version)) return store.manifest(app, version);
  throw new ReleaseRejected(`${app} has no version ${version}. Published: ${versions.join(', ') || 'none'}`);
}

async function previousVersionOf(store: ReleaseStore, app: string, live: string | null): Promise<string> {
  const changes = (await store.history()).filter(
    // A canary that was never promoted does not count as a previous version.
    (change) => change.part === app && change.to === live && change.share === undefined,
  );
  const before = changes.at(-1)?.from;
  if (!before) throw new ReleaseRejected(`${app} has no version before ${live ?? 'the first'}.`);
  return before;
}
