import type { ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { blockConflicts, type ReadBlockUses } from '../compatibility/block-conflicts';
import { compatibilityProblems } from '../compatibility/compatibility-problems';
import { harmfulMarkOf } from '../registry/harmful-marks';
import {
  forAllVisitors,
  canaryRecord,
  liveRecord,
  recordsOf,
  toReleaseRecord,
} from '../registry/release-records';
import { isWithdrawn, lastWithdrawal } from '../registry/withdrawn-apps';
import type { ReleaseStore, StoredRegistry } from '../store/release-store';

import { fallbackUrl } from './fallback-url';
import { planRoutes, type RouteDecisions, type RouteChanges } from './route-changes';
import { appFingerprint, ReleaseRejected, swapAppRecords, type AppFingerprint } from './swap-app-records';

export interface ReleaseOutcome {
  readonly app: string;
  readonly version: string;
  readonly previousVersion: string | null;
  /** False if this version was already live, or if nothing had to be done. */
  readonly changed: boolean;
  /** Why nothing was changed, and what to do instead. */
  readonly note?: string;
  /** The version that this change marked as harmful. */
  readonly markedHarmful?: string;
}

export interface ChangeOptions extends RouteDecisions {
  readonly why: string;
  /** Author of the change; default: the user of this machine. */
  readonly by?: string;
  /** State of the app that the decision is based on; default: the current state. */
  readonly expected?: AppFingerprint;
  /** Runs all checks without changing anything. */
  readonly dryRun?: boolean;
  /** Called before the running canary gets more visitors; rejects to prevent it. */
  readonly beforeGrowth?: (app: string, version: string) => Promise<void>;
  /** Reads which blocks live content uses. */
  readonly readBlockUses?: ReadBlockUses;
  /** Why a version goes live although it is marked as harmful, for the history. */
  readonly overrideHarmful?: string;
}

export interface ReleaseOptions extends ChangeOptions {
  /** Percent of visitors that get the release, 1 to 99; default: all. */
  readonly canary?: number;
  /** Why the tests of the app were skipped, for the history. */
  readonly untested?: string;
  /** Folder of the build, if it is not published (dry run). */
  readonly folder?: string;
  /** The change withdraws the live version. @see rollBack */
  readonly rollsBack?: { readonly marksHarmful: boolean };
  /** A withdrawn app may go live again. @see restore */
  readonly restores?: boolean;
}

/**
 * Makes a published release live, for all visitors or as a canary.
 *
 * @throws ReleaseRejected when it is not compatible, or is marked as harmful and the mark is not overridden
 */
export async function makeLive(
  store: ReleaseStore,
  manifest: AppManifest,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const { name: app, version } = manifest;
  const { canary, dryRun = false } = options;
  const registry = await store.registry();
  const expected = options.expected ?? appFingerprint(registry, app);
  const previousVersion = liveRecord(registry, app)?.metadata.version ?? null;
  if (previousVersion === version && !canaryRecord(registry, app))
    return { app, version, previousVersion, changed: false };
  await requireNotWithdrawn(store, registry, app, options);
  if (canary !== undefined) requireDifferentVersion(app, version, previousVersion);

  await requireMayGrow(registry, manifest, options);

  const markedHarmful = options.rollsBack?.marksHarmful ? previousVersion : null;
  const nextRecords = (current: StoredRegistry) => recordsWith(store, manifest, current, options);
  if (dryRun) await nextRecords(registry);
  else {
    const change = { ...changeOf(options), from: previousVersion, to: version, marksHarmful: markedHarmful };
    await swapAppRecords(store, app, expected, change, nextRecords, async (stored, who) => {
      const { registry: next, recorded, record } = await plannedRoutes(store, stored, manifest, options);
      return { registry: record(next, who), recorded };
    });
  }
  return {
    app,
    version,
    previousVersion,
    changed: true,
    ...(markedHarmful === null ? {} : { markedHarmful }),
  };
}

/** A withdrawal is a decision of its own: the next release of the team must not end it. */
async function requireNotWithdrawn(
  store: ReleaseStore,
  registry: StoredRegistry,
  app: string,
  { restores = false }: Pick<ReleaseOptions, 'restores'>,
): Promise<void> {
  if (restores || !isWithdrawn(registry, app)) return;
  const withdrawal = lastWithdrawal(registry, await store.history(), app);
  throw new ReleaseRejected(
    `${app} was withdrawn${withdrawal ? ` by ${withdrawal.by} at ${withdrawal.at}: ${withdrawal.why}` : '.'}\n` +
      `To bring it back: npm run release -- restore ${app} --why "<reason>". Then release it.`,
  );
}

/** A release of the running canary for more visitors, or for all of them, is growth. */
async function requireMayGrow(
  registry: StoredRegistry,
  { name: app, version }: AppManifest,
  { canary = 100, beforeGrowth }: ReleaseOptions,
): Promise<void> {
  const running = canaryRecord(registry, app);
  if (running?.metadata.version !== version || canary <= (running.deployment?.traffic ?? 0)) return;
  await beforeGrowth?.(app, version);
}

function changeOf({ why, by, canary, untested, overrideHarmful, rollsBack }: ReleaseOptions) {
  return {
    why,
    share: canary ?? 100,
    ...(by === undefined ? {} : { by }),
    ...(untested === undefined ? {} : { untested }),
    ...(overrideHarmful === undefined ? {} : { overrode: overrideHarmful }),
    ...(rollsBack ? { action: 'rollback' as const } : {}),
  };
}

/** Returns the records of an app with this release. @throws ReleaseRejected */
async function recordsWith(
  store: ReleaseStore,
  manifest: AppManifest,
  stored: StoredRegistry,
  options: ReleaseOptions,
): Promise<readonly ReleaseRecord[]> {
  const { canary: share = 100, overrideHarmful, rollsBack } = options;
  const { name: app, version } = manifest;
  if (overrideHarmful === undefined) requireHarmless(stored, app, version);
  const { registry: current, manifest: allowed } = await plannedRoutes(store, stored, manifest, options);
  await requireCompatible(store, allowed, current, options);
  const fallback = await fallbackUrl(store, current, app, version, rollsBack === undefined);
  const record = toReleaseRecord(allowed, version, fallback, new Date());
  const live = liveRecord(current, app);
  if (share === 100 || !live) return [forAllVisitors(record)];
  return [
    { ...live, deployment: { traffic: 100 - share, default: true } },
    { ...record, deployment: { traffic: share, default: false } },
  ];
}

function plannedRoutes(
  store: ReleaseStore,
  registry: StoredRegistry,
  manifest: AppManifest,
  { rollsBack, canary, ...decisions }: RouteDecisions & Pick<ReleaseOptions, 'rollsBack' | 'canary'>,
): Promise<RouteChanges> {
  return planRoutes(store, registry, manifest, {
    ...decisions,
    isRollback: rollsBack !== undefined,
    isCanary: canary !== undefined,
  });
}

/** @throws ReleaseRejected when the version is marked as harmful, with who marked it and why */
function requireHarmless(registry: StoredRegistry, app: string, version: string): void {
  const mark = harmfulMarkOf(registry, app, version);
  if (!mark) return;
  throw new ReleaseRejected(
    `${app} ${version} was marked as harmful by ${mark.by} at ${mark.at}: ${mark.why}\n` +
      'It does not go live again without a recorded decision: --override-harmful "<reason>", or remove the mark with ' +
      `npm run release -- unmark ${app} ${version} --why "<reason>".`,
  );
}

/**
 * Runs the compatibility check of a candidate, including its routes, before anything is uploaded.
 *
 * @throws ReleaseRejected with all problems of the candidate
 */
export async function requireReleasable(
  store: ReleaseStore,
  manifest: AppManifest,
  options: RouteDecisions & CompatibilityOptions,
): Promise<void> {
  const { registry, manifest: allowed } = await plannedRoutes(
    store,
    await store.registry(),
    manifest,
    options,
  );
  await requireCompatible(store, allowed, registry, options);
}

type CompatibilityOptions = Pick<ReleaseOptions, 'folder' | 'rollsBack' | 'canary' | 'readBlockUses'>;

async function requireCompatible(
  store: ReleaseStore,
  manifest: AppManifest,
  registry: StoredRegistry,
  { folder, rollsBack, readBlockUses }: CompatibilityOptions,
): Promise<void> {
  // A rollback is a decision of its own and must not wait for content: pages show their other blocks.
  const blocks = rollsBack
    ? []
    : await blockConflicts(manifest, await liveManifests(store, manifest.name, registry), readBlockUses);
  const problems = [...(await compatibilityProblems(store, manifest, registry, folder)), ...blocks];
  if (problems.length > 0) throw new ReleaseRejected(problems.join('\n'));
}

function liveManifests(store: ReleaseStore, app: string, registry: StoredRegistry): Promise<AppManifest[]> {
  return Promise.all(recordsOf(registry, app).map(({ metadata }) => store.manifest(app, metadata.version)));
}

function requireDifferentVersion(app: string, version: string, live: string | null): void {
  if (live === null)
    throw new ReleaseRejected(`${app} has no release yet: the first release cannot be a canary.`);
  if (live === version) {
    throw new ReleaseRejected(`${app} ${version} is already live for all visitors: it cannot be a canary.`);
  }
}
