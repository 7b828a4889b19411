import { findPathOwner, findPattern } from '@storefront/shared/contracts/path-owner';
import {
  ISOLATED_PATHS,
  type DetailsFile,
  type RegistrySnapshot,
  type RemoteSnapshot,
} from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

/** The Node build of one release, for server rendering. */
export interface NodeBuild {
  readonly app: string;
  readonly version: string;
  /** Absolute path of the file. */
  readonly file: string;
  readonly integrity: string;
}

/** The live releases for one visitor at one revision of the registry. */
export interface LiveRegistry {
  readonly revision: number;
  readonly shell: {
    readonly version: string;
    readonly url: string;
    readonly base: string;
    readonly manifest: AppManifest;
    /** Integrity of the chunks that the entry may load, by URL. */
    readonly chunks: Readonly<Record<string, string>>;
    readonly node: NodeBuild | null;
  };
  readonly remotes: readonly LiveRemote[];
  /** While a canary runs, documents differ by visitor and must not be cached for everyone. */
  readonly hasCanary: boolean;
}

export interface LiveRemote {
  /** Includes the preload lists. */
  readonly snapshot: RemoteSnapshot;
  readonly integrity: Readonly<Record<string, string>>;
  readonly details: DetailsFile | null;
  readonly fallback: { readonly integrity: Readonly<Record<string, string>> } | null;
  readonly node: NodeBuild | null;
}

/** Visitors are in buckets 0 to 99; those below the canary's percentage get the canary. */
export const BUCKETS = 100;

/**
 * Returns the registry snapshot for one document: all remotes, or on an isolated path only the owner of the path.
 * Hashes and preload lists of other remotes are left out if the shell can fetch them from their `details`.
 */
export function snapshotFor(live: LiveRegistry, path: string): RegistrySnapshot {
  const owner = ownerOf(live, path);
  const isolated = findPattern(ISOLATED_PATHS, path) !== null;
  const remotes = isolated ? live.remotes.filter((remote) => remote === owner) : live.remotes;
  const canFetchDetails = live.shell.manifest.snapshot >= 2;
  const isComplete = (remote: LiveRemote) => !canFetchDetails || !remote.details || remote === owner;
  return {
    revision: live.revision,
    remotes: remotes.map((remote) =>
      isComplete(remote) || !remote.details
        ? remote.snapshot
        : { ...remote.snapshot, preload: {}, details: remote.details },
    ),
    integrity: Object.assign(
      {},
      live.shell.chunks,
      ...remotes.map(({ fallback }) => fallback?.integrity),
      ...remotes.filter(isComplete).map(({ integrity }) => integrity),
    ) as Record<string, string>,
    isolated,
  };
}

/** Returns the remote that owns a path; `null` for pages of the shell and unknown paths. */
export function ownerOf(live: LiveRegistry, path: string): LiveRemote | null {
  const remotes = live.remotes.map((remote) => ({ remote, routes: remote.snapshot.routes }));
  return findPathOwner(remotes, path)?.app.remote ?? null;
}

/** Returns the URLs of the scripts that a page needs besides the shell, the entry of its remote first. */
export function scriptsFor(live: LiveRegistry, path: string): readonly string[] {
  const owner = ownerOf(live, path)?.snapshot;
  const { preload } = owner ?? live.shell.manifest;
  const base = owner ? folderOf(owner.url) : live.shell.base;
  const pattern = findPattern(Object.keys(preload), path);
  const files = pattern === null ? [] : (preload[pattern] ?? []);
  return [...(owner ? [owner.url] : []), ...files.map((file) => `${base}/${file}`)];
}

/** Whether the shell or a remote has a route for the path. */
export function hasRouteFor(live: LiveRegistry, path: string): boolean {
  return ownerOf(live, path) !== null || findPattern(live.shell.manifest.routes, path) !== null;
}

/** Returns the folder part of a file URL, without the trailing slash. */
export function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'));
}
