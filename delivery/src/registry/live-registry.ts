import { findPathOwner, findPattern } from '@storefront/shared/contracts/path-owner';
import {
  ISOLATED_PATHS,
  type DetailsFile,
  type RegistrySnapshot,
  type RemoteSnapshot,
} from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import type { DroppedRoute } from '../store/release-store';

import { oncePerPath } from './per-path';

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
  /** Names of the apps with a canary. */
  readonly canaries: readonly string[];
  /** Both releases of each remote with a canary, by name. */
  readonly alternatives: Readonly<Record<string, CanaryAlternative>>;
  /** Decisions about paths that no live release owns any more. */
  readonly droppedRoutes: readonly DroppedRoute[];
}

export interface LiveRemote {
  /** Includes the preload lists. */
  readonly snapshot: RemoteSnapshot;
  readonly integrity: Readonly<Record<string, string>>;
  /** Query parameters that each page reads, by path pattern. Empty for releases that do not declare them. */
  readonly queries: Readonly<Record<string, readonly string[]>>;
  readonly details: DetailsFile | null;
  readonly fallback: { readonly integrity: Readonly<Record<string, string>> } | null;
  readonly node: NodeBuild | null;
}

export interface CanaryAlternative {
  /** Percentage of the visitors who get the canary. */
  readonly traffic: number;
  readonly live: LiveRemote;
  readonly canary: LiveRemote;
}

/** Returns the bucket of a visitor for the canary of an app, 0 to 99. Those below its percentage get the canary. */
export type BucketOf = (app: string, version: string) => number;

/** The shell reads canaries from the snapshot, and decides itself which release the visitor gets. */
const FORMAT_WITH_CANARIES = 3;

/**
 * Returns whether the document of a path differs by visitor: its shell has a canary, or one of both releases of a
 * remote with a canary has the path. Other remotes are listed with both releases, if the shell can read that.
 */
export function differsByVisitor(live: LiveRegistry, path: string): boolean {
  if (live.canaries.length === 0) return false;
  if (live.shell.manifest.snapshot < FORMAT_WITH_CANARIES || live.canaries.includes('shell')) return true;
  // A canary may add or drop a path.
  return Object.values(live.alternatives).some((alternative) =>
    [alternative.live, alternative.canary].some(
      ({ snapshot }) => findPattern(snapshot.routes, path) !== null,
    ),
  );
}

/**
 * Returns the registry snapshot for one document: all remotes, or on an isolated path only the owner of the path.
 * Hashes and preload lists of other remotes are left out if the shell can fetch them from their `details`.
 *
 * @param options.pinned lists exactly the releases of this visitor, instead of both releases of a canary
 */
export function snapshotFor(
  live: LiveRegistry,
  path: string,
  { pinned = false }: { readonly pinned?: boolean } = {},
): RegistrySnapshot {
  const owner = ownerOf(live, path);
  const isolated = isIsolated(path);
  const remotes = isolated ? live.remotes.filter((remote) => remote === owner) : live.remotes;
  const { snapshot: format } = live.shell.manifest;
  const isComplete = (remote: LiveRemote) => format < 2 || !remote.details || remote === owner;
  const compact = (remote: LiveRemote): RemoteSnapshot =>
    isComplete(remote) || !remote.details
      ? remote.snapshot
      : { ...remote.snapshot, preload: {}, details: remote.details };
  const alternativeOf = (remote: LiveRemote) =>
    pinned || remote === owner || format < FORMAT_WITH_CANARIES
      ? undefined
      : live.alternatives[remote.snapshot.name];
  const listed = remotes.flatMap((remote) => {
    const alternative = alternativeOf(remote);
    return alternative ? [alternative.live, alternative.canary] : [remote];
  });
  return {
    revision: live.revision,
    remotes: remotes.map((remote) => {
      const alternative = alternativeOf(remote);
      if (!alternative) return compact(remote);
      const { traffic, live: released, canary } = alternative;
      return { ...compact(released), canary: { traffic, release: compact(canary) } };
    }),
    integrity: Object.assign(
      {},
      live.shell.chunks,
      ...listed.map(({ fallback }) => fallback?.integrity),
      ...listed.filter(isComplete).map(({ integrity }) => integrity),
    ) as Record<string, string>,
    isolated,
  };
}

/** Whether the page of a path may only run scripts of the shell and of its own app (ADR 2). */
export function isIsolated(path: string): boolean {
  return findPattern(ISOLATED_PATHS, path) !== null;
}

/** Returns the remote that owns a path; `null` for pages of the shell and unknown paths. */
export const ownerOf = oncePerPath((live: LiveRegistry, path): LiveRemote | null => {
  const remotes = live.remotes.map((remote) => ({ remote, routes: remote.snapshot.routes }));
  return findPathOwner(remotes, path)?.app.remote ?? null;
});

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
