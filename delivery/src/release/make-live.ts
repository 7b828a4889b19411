import type { Registry } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { compatibilityProblems } from '../compatibility/compatibility-problems';
import { forAllVisitors, canaryRecord, liveRecord, toReleaseRecord } from '../registry/release-records';
import type { ReleaseStore } from '../store/release-store';

import { appFingerprint, ReleaseRejected, swapAppRecords, type AppFingerprint } from './swap-app-records';

export interface ReleaseOutcome {
  readonly app: string;
  readonly version: string;
  readonly previousVersion: string | null;
  /** False if this version was already live. */
  readonly changed: boolean;
}

export interface ChangeOptions {
  readonly why: string;
  /** Author of the change; default: the user of this machine. */
  readonly by?: string;
  /** State of the app that the decision is based on; default: the current state. */
  readonly expected?: AppFingerprint;
  /** Runs all checks without changing anything. */
  readonly dryRun?: boolean;
}

export interface ReleaseOptions extends ChangeOptions {
  /** Percent of visitors that get the release, 1 to 99; default: all. */
  readonly canary?: number;
  /** Why the tests of the app were skipped, for the history. */
  readonly untested?: string;
  /** Folder of the build, if it is not published (dry run). */
  readonly folder?: string;
}

/** Makes a published release live, for all visitors or as a canary. @throws ReleaseRejected */
export async function makeLive(
  store: ReleaseStore,
  manifest: AppManifest,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const { name: app, version } = manifest;
  const { canary, why, by, untested, dryRun = false } = options;
  const registry = await store.registry();
  const expected = options.expected ?? appFingerprint(registry, app);
  const live = liveRecord(registry, app);
  const previousVersion = live?.metadata.version ?? null;
  if (previousVersion === version && !canaryRecord(registry, app))
    return { app, version, previousVersion, changed: false };
  if (canary !== undefined) requireDifferentVersion(app, version, previousVersion);

  const share = canary ?? 100;
  const recordsFor = async (current: Registry) => {
    await requireCompatible(store, manifest, current, options.folder);
    const currentLive = liveRecord(current, app);
    const fallback = currentLive?.metadata.version === version ? null : currentLive;
    const record = toReleaseRecord(manifest, version, fallback);
    if (share === 100 || !currentLive) return [forAllVisitors(record)];
    return [
      { ...currentLive, deployment: { traffic: 100 - share, default: true } },
      { ...record, deployment: { traffic: share, default: false } },
    ];
  };
  if (dryRun) await recordsFor(registry);
  else {
    const change = {
      why,
      from: previousVersion,
      to: version,
      share,
      ...(by === undefined ? {} : { by }),
      ...(untested === undefined ? {} : { untested }),
    };
    await swapAppRecords(store, app, expected, change, recordsFor);
  }
  return { app, version, previousVersion, changed: true };
}

/** Runs the compatibility check. @throws ReleaseRejected with all problems of the candidate */
export async function requireCompatible(
  store: ReleaseStore,
  manifest: AppManifest,
  registry: Registry,
  folder?: string,
): Promise<void> {
  const problems = await compatibilityProblems(store, manifest, registry, folder);
  if (problems.length > 0) throw new ReleaseRejected(problems.join('\n'));
}

function requireDifferentVersion(app: string, version: string, live: string | null): void {
  if (live === null)
    throw new ReleaseRejected(`${app} has no release yet: the first release cannot be a canary.`);
  if (live === version) {
    throw new ReleaseRejected(`${app} ${version} is already live for all visitors: it cannot be a canary.`);
  }
}
