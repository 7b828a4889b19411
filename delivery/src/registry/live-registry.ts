import {
  ISOLATED_PATHS,
  type DetailsAddress,
  type RegistrySnapshot,
  type RemoteSnapshot,
} from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

import { matchesPath } from './match-path';

/** The Node build of one release. */
export interface NodeBuild {
  readonly part: string;
  readonly version: string;
  /** Absolute path of the file. */
  readonly file: string;
  readonly integrity: string;
}

/** What is live for one visitor at one revision of the registry. */
export interface LiveRegistry {
  readonly revision: number;
  readonly shell: {
    readonly version: string;
    readonly url: string;
    readonly base: string;
    readonly manifest: PartManifest;
    /** Integrity of what its entry may load later, by address. */
    readonly chunks: Readonly<Record<string, string>>;
    readonly node: NodeBuild | null;
  };
  readonly remotes: readonly LiveRemote[];
  /** True while some visitors get other versions than the rest: then documents are not for everyone. */
  readonly hasCanary: boolean;
}

export interface LiveRemote {
  /** With its preload lists. */
  readonly snapshot: RemoteSnapshot;
  readonly integrity: Readonly<Record<string, string>>;
  readonly details: DetailsAddress | null;
  readonly fallback: { readonly integrity: Readonly<Record<string, string>> } | null;
  readonly node: NodeBuild | null;
}

/** Buckets are 0 to 99; a visitor in a bucket below the share of a canary gets the canary. */
export const BUCKETS = 100;

/**
 * The registry as one document gets it: all of it, or on an isolated path only what owns that path. Hashes
 * and preload lists come along for the owner of the path alone, if the shell knows where to get the others.
 */
export function snapshotFor(live: LiveRegistry, path: string): RegistrySnapshot {
  const isolated = ISOLATED_PATHS.some((pattern) => matchesPath(pattern, path));
  const remotes = isolated ? live.remotes.filter((remote) => owns(remote.snapshot, path)) : live.remotes;
  const slim = live.shell.manifest.snapshot >= 2;
  const isWhole = ({ snapshot, details }: LiveRemote) => !slim || !details || owns(snapshot, path);
  return {
    revision: live.revision,
    remotes: remotes.map((remote) =>
      isWhole(remote) || !remote.details
        ? remote.snapshot
        : { ...remote.snapshot, preload: {}, details: remote.details },
    ),
    integrity: Object.assign(
      {},
      live.shell.chunks,
      ...remotes.map(({ fallback }) => fallback?.integrity),
      ...remotes.filter(isWhole).map(({ integrity }) => integrity),
    ) as Record<string, string>,
    isolated,
  };
}

/** The remote that owns a path; `null` on pages of the shell and on paths that nobody owns. */
export function ownerOf(live: LiveRegistry, path: string): LiveRemote | null {
  return live.remotes.find(({ snapshot }) => owns(snapshot, path)) ?? null;
}

/** Addresses of the scripts that the page at a path needs beside the shell, the entry of its remote first. */
export function scriptsFor(live: LiveRegistry, path: string): readonly string[] {
  const owner = ownerOf(live, path)?.snapshot;
  const { preload } = owner ?? live.shell.manifest;
  const base = owner ? folderOf(owner.url) : live.shell.base;
  const pattern = Object.keys(preload).find((route) => matchesPath(route, path));
  const files = pattern === undefined ? [] : (preload[pattern] ?? []);
  return [...(owner ? [owner.url] : []), ...files.map((file) => `${base}/${file}`)];
}

export function isKnownPath(live: LiveRegistry, path: string): boolean {
  return ownerOf(live, path) !== null || live.shell.manifest.routes.some((route) => matchesPath(route, path));
}

function owns(remote: RemoteSnapshot, path: string): boolean {
  return remote.routes.some((route) => matchesPath(route, path));
}

/** Of the address of a file. */
export function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'));
}
