import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { liveLine } from '../registry/live-line';
import { forAllVisitors, canaryRecord, liveRecord } from '../registry/release-records';
import type { RegistryChange, ReleaseStore, StoredRegistry } from '../store/release-store';

import { makeLive, type ChangeOptions, type ReleaseOutcome } from './make-live';
import { lastRollback, rollbackTargetOf } from './rollback-target';
import { appFingerprint, ReleaseRejected, swapAppRecords } from './swap-app-records';

export interface RollBackOptions extends ChangeOptions {
  /** The withdrawn version is not to blame: it is not marked as harmful. */
  readonly keepUnmarked?: boolean;
}

/**
 * Rolls back the running canary, or else the live version, and marks the withdrawn version as harmful. Without a target
 * version it changes nothing if the app was just rolled back, so that two people in one incident do not go back twice.
 *
 * @param targetVersion to make live; `null` for the canary's live version, or else for the last harmless version
 *   before the live one. It must pass the same compatibility check as any release
 * @throws ReleaseRejected
 */
export async function rollBack(
  store: ReleaseStore,
  app: string,
  targetVersion: string | null,
  options: RollBackOptions,
): Promise<ReleaseOutcome> {
  const registry = await store.registry();
  const live = liveRecord(registry, app)?.metadata.version ?? null;
  const isOfCanary = targetVersion === null || targetVersion === live;
  if (isOfCanary && canaryRecord(registry, app)) return rollBackCanary(store, app, registry, options);
  if (targetVersion !== null) return rollBackTo(store, app, targetVersion, registry, options);

  const [history, versions] = await Promise.all([store.history(), store.versions(app)]);
  const target = rollbackTargetOf(app, { registry, history, versions });
  const earlier = lastRollback({ registry, history }, app);
  if (earlier) return alreadyRolledBack(earlier, target.version);
  if (target.version === null) throw new ReleaseRejected(target.why);
  try {
    return await rollBackTo(store, app, target.version, registry, options);
  } catch (error) {
    const concurrent = await rollbackSince(store, app, registry);
    if (concurrent && error instanceof ReleaseRejected) return alreadyRolledBack(concurrent, null);
    throw error;
  }
}

async function rollBackTo(
  store: ReleaseStore,
  app: string,
  version: string,
  registry: StoredRegistry,
  options: RollBackOptions,
): Promise<ReleaseOutcome> {
  const { expected = appFingerprint(registry, app), keepUnmarked = false } = options;
  const manifest = await publishedManifest(store, app, version);
  // A version that is not in the line of live versions is a release: what it replaces did no harm.
  const isEarlier = liveLine(await store.history(), app).includes(version);
  const rollsBack = isEarlier ? { rollsBack: { marksHarmful: !keepUnmarked } } : {};
  return makeLive(store, manifest, { ...options, expected, ...rollsBack });
}

/** Returns the rollback that another person made since this registry was read. */
async function rollbackSince(
  store: ReleaseStore,
  app: string,
  seen: StoredRegistry,
): Promise<RegistryChange | null> {
  const [registry, history] = await Promise.all([store.registry(), store.history()]);
  return registry.revision > seen.revision ? lastRollback({ registry, history }, app) : null;
}

async function rollBackCanary(
  store: ReleaseStore,
  app: string,
  registry: StoredRegistry,
  options: RollBackOptions,
): Promise<ReleaseOutcome> {
  const canary = canaryRecord(registry, app)?.metadata.version ?? '';
  const live = liveRecord(registry, app);
  if (!live) throw new ReleaseRejected(`${app} has no live version besides its canary.`);
  requireEffect(options);
  const { why, by, dryRun = false, expected = appFingerprint(registry, app), keepUnmarked = false } = options;
  const { version } = live.metadata;
  const marksHarmful = keepUnmarked ? null : canary;
  const change = {
    why,
    from: canary,
    to: version,
    share: 0,
    action: 'rollback' as const,
    marksHarmful,
    ...(by === undefined ? {} : { by }),
  };
  if (!dryRun) await swapAppRecords(store, app, expected, change, async () => [forAllVisitors(live)]);
  return {
    app,
    version,
    previousVersion: canary,
    changed: true,
    ...(marksHarmful === null ? {} : { markedHarmful: marksHarmful }),
  };
}

/** The live version stays as it is: a decision that nothing uses was meant for another command. @throws ReleaseRejected */
function requireEffect({ dropRoutes = [], takeRoutes = [], overrideHarmful }: RollBackOptions): void {
  const flags = [
    ...(dropRoutes.length > 0 ? ['--drop-route'] : []),
    ...(takeRoutes.length > 0 ? ['--take-route'] : []),
    ...(overrideHarmful === undefined ? [] : ['--override-harmful']),
  ];
  if (flags.length === 0) return;
  throw new ReleaseRejected(
    `The rollback of a canary takes no ${flags.join(', ')}: the live version and its pages stay as they are. Nothing was changed.`,
  );
}

/** @param next version of the next rollback, `null` if there is none */
function alreadyRolledBack(rollback: RegistryChange, next: string | null): ReleaseOutcome {
  const { part: app, from, to, by, at, why, share } = rollback;
  const what =
    share === 0 ? `the canary ${from ?? ''}, and ${to} is live for everyone` : `${from ?? ''} to ${to}`;
  const further = `npm run release -- rollback ${app} ${next ?? '<version>'}`;
  return {
    app,
    version: to,
    previousVersion: from,
    changed: false,
    note:
      `${by} already rolled back ${what} at ${at} (${why}). Nothing was changed.\n` +
      `To go further back, name the version: ${further}`,
  };
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
