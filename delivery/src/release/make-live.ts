import type { Registry } from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

import type { ReleaseStore } from '../store/release-store';

import { gateFaults } from '../compatibility/compatibility-problems';
import { alone, canaryRecord, liveRecord, recordOf } from '../registry/release-records';
import { partMark, ReleaseRefused, swapPart, type PartMark } from './swap-app-records';

export interface ReleaseOutcome {
  readonly part: string;
  readonly version: string;
  /** The version that was live before, if any. */
  readonly before: string | null;
  /** False when this very version was live already. */
  readonly changed: boolean;
}

export interface ChangeOptions {
  readonly why: string;
  /** Whoever asks; the user of this machine when left out. */
  readonly by?: string;
  /** What the caller saw of the part before deciding; what is there now when left out. */
  readonly seen?: PartMark;
  /** Checks everything and changes nothing. */
  readonly dryRun?: boolean;
}

export interface ReleaseOptions extends ChangeOptions {
  /** Percent of the visitors that get it, 1 to 99. Absent: everyone. */
  readonly canary?: number;
  /** Why the tests of the part were left out, for the history. */
  readonly untested?: string;
  /** Where the build lies, if it was not published (a dry run). */
  readonly folder?: string;
}

/** Makes a published release live, for all visitors or as a canary. @throws ReleaseRefused */
export async function makeLive(
  store: ReleaseStore,
  manifest: PartManifest,
  options: ReleaseOptions,
): Promise<ReleaseOutcome> {
  const { name: part, version } = manifest;
  const { canary, why, by, untested, dryRun = false } = options;
  const registry = await store.registry();
  const seen = options.seen ?? partMark(registry, part);
  const live = liveRecord(registry, part);
  const before = live?.metadata.version ?? null;
  if (before === version && !canaryRecord(registry, part)) return { part, version, before, changed: false };
  if (canary !== undefined) requireAnother(part, version, before);

  const share = canary ?? 100;
  const recordsFor = async (current: Registry) => {
    await requireFit(store, manifest, current, options.folder);
    const other = liveRecord(current, part);
    const record = recordOf(manifest, version, other?.metadata.version === version ? null : other);
    if (share === 100 || !other) return [alone(record)];
    return [
      { ...other, deployment: { traffic: 100 - share, default: true } },
      { ...record, deployment: { traffic: share, default: false } },
    ];
  };
  if (dryRun) await recordsFor(registry);
  else {
    const change = { why, from: before, to: version, share };
    const more = { ...(by === undefined ? {} : { by }), ...(untested === undefined ? {} : { untested }) };
    await swapPart(store, part, seen, { ...change, ...more }, recordsFor);
  }
  return { part, version, before, changed: true };
}

/** @throws ReleaseRefused with every reason against a candidate beside what is live. */
export async function requireFit(
  store: ReleaseStore,
  manifest: PartManifest,
  registry: Registry,
  folder?: string,
): Promise<void> {
  const reasons = await gateFaults(store, manifest, registry, folder);
  if (reasons.length > 0) throw new ReleaseRefused(reasons.join('\n'));
}

function requireAnother(part: string, version: string, live: string | null): void {
  if (live === null) throw new ReleaseRefused(`${part} has no release yet: the first one is for everyone.`);
  if (live === version) {
    throw new ReleaseRefused(`${part} ${version} is live for everyone: it cannot be its own canary.`);
  }
}
