import type { ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { AppName } from '@storefront/tooling/apps';

import { harmfulMarkOf } from '../../registry/harmful-marks';
import { isDeployment } from '../../registry/live-line';
import { canaryRecord, liveRecord } from '../../registry/release-records';
import { lastWithdrawal } from '../../registry/withdrawn-apps';
import { rollbackTargetOf, type RollbackTarget } from '../../release/rollback-target';
import type { HarmfulMark, RegistryChange, StoredRegistry } from '../../store/release-store';

/** A version that visitors currently get. */
export interface RunningVersion {
  readonly version: string;
  /** Percent of visitors. */
  readonly share: number;
  /** The change that released it; `null` if the history does not go back that far. */
  readonly change: RegistryChange | null;
  readonly harmful: HarmfulMark | null;
  /** Team that owns the app; `null` for releases from before it was recorded. */
  readonly owner: string | null;
  /** Path patterns of its pages. */
  readonly routes: readonly string[];
}

/** A published version that is neither live nor the canary. */
export interface EarlierVersion {
  readonly version: string;
  /** The change that last made it live for all visitors; `null` if it never was. */
  readonly change: RegistryChange | null;
  readonly harmful: HarmfulMark | null;
}

/** Releases of one app. */
export interface AppState {
  readonly app: AppName;
  /** `null` before its first release, and after it was withdrawn. */
  readonly live: RunningVersion | null;
  /** `null` unless the app was live and is withdrawn. */
  readonly withdrawn: RegistryChange | null;
  readonly canary: RunningVersion | null;
  /** Last live first; versions that were never live come last. */
  readonly earlier: readonly EarlierVersion[];
  /** The version that a rollback should restore, which is never a harmful one. */
  readonly target: RollbackTarget;
  /** The version that was live before the live version, for comparisons; `null` if there is none. */
  readonly before: string | null;
}

interface Sources {
  readonly registry: StoredRegistry;
  /** Oldest first. */
  readonly history: readonly RegistryChange[];
  readonly versions: readonly string[];
}

export function appState(app: AppName, sources: Sources): AppState {
  const { registry, history, versions } = sources;
  const changes = history.filter((change) => change.part === app && isDeployment(change));
  const forEveryone = (version: string | undefined) =>
    changes.findLast(({ to, share }) => to === version && share === undefined) ?? null;
  const running = (
    record: ReleaseRecord | null,
    changeOf: (version: string) => RegistryChange | null,
  ): RunningVersion | null => {
    if (!record) return null;
    const { version } = record.metadata;
    return {
      version,
      share: record.deployment?.traffic ?? 100,
      change: changeOf(version),
      harmful: harmfulMarkOf(registry, app, version),
      owner: record.extras.owner ?? null,
      routes: record.extras.routes,
    };
  };
  const live = running(liveRecord(registry, app), forEveryone);
  const canary = running(
    canaryRecord(registry, app),
    (version) => changes.findLast(({ to, share }) => to === version && (share ?? 0) > 0) ?? null,
  );
  return {
    app,
    live,
    withdrawn: lastWithdrawal(registry, history, app),
    canary,
    earlier: versions
      .filter((version) => version !== live?.version && version !== canary?.version)
      .map((version) => ({
        version,
        change: forEveryone(version),
        harmful: harmfulMarkOf(registry, app, version),
      }))
      .toSorted(lastLiveFirst),
    target: rollbackTargetOf(app, sources),
    before: live?.change?.from ?? null,
  };
}

function lastLiveFirst(one: EarlierVersion, other: EarlierVersion): number {
  return (other.change?.revision ?? -1) - (one.change?.revision ?? -1);
}
