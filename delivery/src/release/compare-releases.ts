import type { AppManifest, ReleaseSource, SourceCommit } from '@storefront/tooling/build/app-manifest';

/** A value that differs between two releases; `null` where a release has none. */
export interface ChangedValue {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Sizes are uncompressed; `null` where a release did not record them. */
export interface FileSize {
  readonly file: string;
  readonly bytes: number | null;
}

/** The same chunk with other contents, and so with another hash in its name. */
export interface ChangedFile {
  readonly from: FileSize;
  readonly to: FileSize;
}

interface Weight {
  /** Compressed script bytes of the page. */
  readonly bytes: number;
  readonly limit: number;
}

export interface ChangedBudget {
  /** Path pattern; empty for the entry of the shell. */
  readonly page: string;
  /** `null` where the release has no such page, or did not measure it. */
  readonly from: Weight | null;
  readonly to: Weight | null;
}

type Checkout = Pick<ReleaseSource, 'commit' | 'modified'>;

export interface SourceDifference {
  /** `null` for a release that was not made from a git checkout. */
  readonly from: Checkout | null;
  readonly to: Checkout | null;
  /**
   * Commits that `to` has and `from` has not, or the reverse, newest first. `null` if neither release was made on top
   * of the other, so that no manifest lists them.
   */
  readonly commits: {
    readonly direction: 'added' | 'removed';
    readonly count: number;
    /** The newest of them. */
    readonly listed: readonly SourceCommit[];
  } | null;
}

/** What differs between two releases of one app. */
export interface ReleaseDifference {
  readonly app: string;
  readonly from: string;
  readonly to: string;
  /** Contract, hash of the sources, owner. */
  readonly values: readonly ChangedValue[];
  /** Versions of shared libraries. */
  readonly shared: readonly ChangedValue[];
  readonly routes: ListChange;
  /** Names of curated libraries. */
  readonly names: ListChange;
  readonly budget: readonly ChangedBudget[];
  readonly files: {
    readonly same: number;
    readonly added: readonly FileSize[];
    readonly removed: readonly FileSize[];
    readonly changed: readonly ChangedFile[];
    /** Change of the uncompressed size of all files; `null` if a release did not record it. */
    readonly bytes: number | null;
  };
  readonly source: SourceDifference;
}

/** Compares the manifests of two releases of one app. */
export function compareReleases(from: AppManifest, to: AppManifest): ReleaseDifference {
  const libraries = Object.keys({ ...from.shared, ...to.shared }).toSorted();
  return {
    app: to.name,
    from: from.version,
    to: to.version,
    values: [
      { name: 'contract', from: from.contract, to: to.contract },
      { name: 'sources', from: from.sourceHash.slice(0, 12), to: to.sourceHash.slice(0, 12) },
      { name: 'owner', from: from.owner, to: to.owner },
    ].filter(isChanged),
    shared: libraries
      .map((name) => ({ name, from: from.shared[name] ?? null, to: to.shared[name] ?? null }))
      .filter(isChanged),
    routes: listChange(from.routes, to.routes),
    names: listChange(curatedNames(from), curatedNames(to)),
    budget: budgetChanges(from, to),
    files: fileChanges(from, to),
    source: sourceDifference(from.source, to.source),
  };
}

function isChanged({ from, to }: ChangedValue): boolean {
  return from !== to;
}

function listChange(from: readonly string[], to: readonly string[]): ListChange {
  return { added: without(to, from), removed: without(from, to) };
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  return list.filter((one) => !others.includes(one));
}

function curatedNames({ curated }: AppManifest): readonly string[] {
  return Object.entries(curated).flatMap(([library, names]) => names.map((name) => `${name} of ${library}`));
}

function budgetChanges(from: AppManifest, to: AppManifest): readonly ChangedBudget[] {
  return Object.keys({ ...from.budget, ...to.budget })
    .map((page) => ({ page, from: from.budget?.[page] ?? null, to: to.budget?.[page] ?? null }))
    .filter((one) => one.from?.bytes !== one.to?.bytes || one.from?.limit !== one.to?.limit);
}

/** Pairs files by their name without hashes; several chunks of one name count as removed and added. */
function fileChanges(from: AppManifest, to: AppManifest): ReleaseDifference['files'] {
  const same = Object.keys(to.files).filter((file) => from.files[file] === to.files[file]);
  const sizeIn =
    ({ bytes }: AppManifest) =>
    (file: string): FileSize => ({ file, bytes: bytes[file] ?? null });
  const removed = without(Object.keys(from.files), same).map(sizeIn(from));
  const added = without(Object.keys(to.files), same).map(sizeIn(to));
  const only = (list: readonly FileSize[], name: string) => {
    const [one, ...more] = list.filter(({ file }) => nameWithoutHashes(file) === name);
    return one && more.length === 0 ? one : null;
  };
  const names = [...new Set(removed.map(({ file }) => nameWithoutHashes(file)))];
  const changed = names.flatMap((name): ChangedFile[] => {
    const [before, after] = [only(removed, name), only(added, name)];
    return before && after ? [{ from: before, to: after }] : [];
  });
  const isPaired = (one: FileSize) => changed.some((pair) => pair.from === one || pair.to === one);
  const [bytesBefore, bytesAfter] = [totalBytes(from), totalBytes(to)];
  return {
    same: same.length,
    added: added.filter((one) => !isPaired(one)),
    removed: removed.filter((one) => !isPaired(one)),
    changed,
    bytes: bytesBefore === null || bytesAfter === null ? null : bytesAfter - bytesBefore,
  };
}

/** `mfe_deal_0123abcd.89ab4567.js` is `mfe_deal.js` in every build. */
function nameWithoutHashes(file: string): string {
  return file.replaceAll(/[._][0-9a-f]{8}(?=\.)/g, '');
}

function totalBytes({ files, bytes }: AppManifest): number | null {
  const sizes = Object.keys(files).map((file) => bytes[file]);
  return sizes.reduce<number | null>(
    (sum, size) => (sum === null || size === undefined ? null : sum + size),
    0,
  );
}

function sourceDifference(from: ReleaseSource | null, to: ReleaseSource | null): SourceDifference {
  const checkout = (source: ReleaseSource | null): Checkout | null =>
    source && { commit: source.commit, modified: source.modified };
  return { from: checkout(from), to: checkout(to), commits: commitsBetween(from, to) };
}

function commitsBetween(from: ReleaseSource | null, to: ReleaseSource | null): SourceDifference['commits'] {
  if (!from || !to) return null;
  if (to.since === from.commit) return { direction: 'added', count: to.count, listed: to.commits };
  if (from.since === to.commit) return { direction: 'removed', count: from.count, listed: from.commits };
  return from.commit === to.commit ? { direction: 'added', count: 0, listed: [] } : null;
}
