import type { Registry } from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';

/** One line of the history: who changed what is live, when and why. */
export interface RegistryChange {
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly revision: number;
  readonly part: string;
  readonly from: string | null;
  readonly to: string;
  /** Percent of the visitors, where it was not all of them; 0 when a canary was taken back. */
  readonly share?: number;
}

/** Somebody else changed the registry in between: read it again and decide again. */
export class RegistryMoved extends Error {
  override readonly name = 'RegistryMoved';
}

/** The same version was published before with other files: a version is immutable. */
export class VersionTaken extends Error {
  override readonly name = 'VersionTaken';
}

/**
 * Where releases live: immutable files by part and version, one registry that is replaced whole, and the
 * history of its changes. A folder by default; anything that can do these few things may stand in.
 */
export interface ReleaseStore {
  /** Publishing the same files again changes nothing. @throws VersionTaken */
  readonly publish: (part: string, version: string, folder: string) => Promise<void>;
  readonly manifest: (part: string, version: string) => Promise<PartManifest>;
  /** Folder on this disk that holds the files of a release, as they were published. */
  readonly onDisk: (part: string, version: string) => string;
  readonly versions: (part: string) => Promise<readonly string[]>;
  readonly registry: () => Promise<Registry>;
  /** Replaces the registry if it still has the revision that `next` was made from. @throws RegistryMoved */
  readonly swap: (next: Registry, change: Omit<RegistryChange, 'revision'>) => Promise<void>;
  readonly history: () => Promise<readonly RegistryChange[]>;
}
