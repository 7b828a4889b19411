import type { Registry, ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { AppName } from '@storefront/tooling/apps';

import { canaryRecord, liveRecord } from '../../registry/release-records';
import type { RegistryChange } from '../../store/release-store';

/** A version that visitors currently get. */
export interface RunningVersion {
  readonly version: string;
  /** Percent of visitors. */
  readonly share: number;
  /** The change that released it; `null` if the history does not go back that far. */
  readonly change: RegistryChange | null;
}

/** A published version that is neither live nor the canary. */
export interface EarlierVersion {
  readonly version: string;
  /** The change that last made it live for all visitors; `null` if it never was. */
  readonly change: RegistryChange | null;
}

/** Releases of one app. */
export interface AppState {
  readonly app: AppName;
  /** `null` before its first release. */
  readonly live: RunningVersion | null;
  readonly canary: RunningVersion | null;
  /** Last live first; versions that were never live come last. */
  readonly earlier: readonly EarlierVersion[];
  /** The version that was live before the live version; `null` if there is none. */
  readonly before: string | null;
}

interface Sources {
  readonly registry: Registry;
  /** Oldest first. */
  readonly history: readonly RegistryChange[];
  readonly versions: readonly string[];
}

export function appState(app: AppName, { registry, history, versions }: Sources): AppState {
  const changes = history.filter((change) => change.part === app);
  const forEveryone = (version: string | undefined) =>
    changes.findLast(({ to, share }) => to === version && share === undefined) ?? null;
  const live = running(liveRecord(registry, app), forEveryone);
  const canary = running(
    canaryRecord(registry, app),
    (version) => changes.findLast(({ to, share }) => to === version && (share ?? 0) > 0) ?? null,
  );
  return {
    app,
    live,
    canary,
    earlier: versions
      .filter((version) => version !== live?.version && version !== canary?.version)
      .map((version) => ({ version, change: forEveryone(version) }))
      .toSorted(lastLiveFirst),
    before: live?.change?.from ?? null,
  };
}

function running(
  record: ReleaseRecord | null,
  changeOf: (version: string) => RegistryChange | null,
): RunningVersion | null {
  if (!record) return null;
  const { version } = record.metadata;
  return { version, share: record.deployment?.traffic ?? 100, change: changeOf(version) };
}

function lastLiveFirst(one: EarlierVersion, other: EarlierVersion): number {
  return (other.change?.revision ?? -1) - (one.change?.revision ?? -1);
}
