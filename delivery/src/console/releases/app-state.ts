import type { Registry, ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { PartName } from '@storefront/tooling/build/parts';

import { canaryRecord, liveRecord } from '../../registry/release-records';
import type { RegistryChange } from '../../store/release-store';

/** A version that visitors get now. */
export interface RunningVersion {
  readonly version: string;
  /** Percent of the visitors. */
  readonly share: number;
  /** What brought it to them; `null` where the history does not reach back that far. */
  readonly change: RegistryChange | null;
}

/** A published version that nobody gets now. */
export interface EarlierVersion {
  readonly version: string;
  /** What last made it live for everyone; `null` when it never was. */
  readonly change: RegistryChange | null;
}

/** All that the console knows of one part. */
export interface PartState {
  readonly part: PartName;
  /** `null` before its first release. */
  readonly live: RunningVersion | null;
  readonly canary: RunningVersion | null;
  /** Last live first; those that were never live come last. */
  readonly earlier: readonly EarlierVersion[];
  /** What was live for everyone before the live version; `null` when there is none. */
  readonly before: string | null;
}

interface Sources {
  readonly registry: Registry;
  /** Oldest first. */
  readonly history: readonly RegistryChange[];
  readonly versions: readonly string[];
}

export function partState(part: PartName, { registry, history, versions }: Sources): PartState {
  const changes = history.filter((change) => change.part === part);
  const forEveryone = (version: string | undefined) =>
    changes.findLast(({ to, share }) => to === version && share === undefined) ?? null;
  const live = running(liveRecord(registry, part), forEveryone);
  const canary = running(
    canaryRecord(registry, part),
    (version) => changes.findLast(({ to, share }) => to === version && (share ?? 0) > 0) ?? null,
  );
  return {
    part,
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
