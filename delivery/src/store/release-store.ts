import { registrySchema, type Registry } from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';
import { z } from 'zod';

export const registryChangeSchema = z.object({
  /** ISO instant. */
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  part: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  /** Percent of the visitors, where it was not all of them; 0 when a canary was taken back. */
  share: z.number().int().min(0).max(100).optional(),
  /** Why it went live without the tests of its part. */
  untested: z.string().optional(),
});

/** The registry as it is stored: with the change that made it, which visitors are not told. */
export const storedRegistrySchema = registrySchema.extend({ change: registryChangeSchema.optional() });
export type StoredRegistry = z.output<typeof storedRegistrySchema>;

export type NewChange = z.output<typeof registryChangeSchema>;

/** One line of the history: who changed what is live, when and why. */
export interface RegistryChange extends NewChange {
  readonly revision: number;
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
 * Where releases live: immutable files by part and version, one registry that is replaced whole, and every
 * registry there was before it. What it hands out of registry and manifests was signed by a trusted key.
 */
export interface ReleaseStore {
  /** Publishing the same files again changes nothing. @throws VersionTaken */
  readonly publish: (part: string, version: string, folder: string) => Promise<void>;
  /** @throws NotTrusted */
  readonly manifest: (part: string, version: string) => Promise<PartManifest>;
  /** Path on this disk of one file of a release; `null` when there is no such file. */
  readonly file: (part: string, version: string, file: string) => Promise<string | null>;
  readonly versions: (part: string) => Promise<readonly string[]>;
  /** @throws NotTrusted */
  readonly registry: () => Promise<Registry>;
  /** Changes with the registry, and is cheap to ask for. */
  readonly registryTag: () => Promise<string | null>;
  /** Replaces the registry if it still has the revision that `next` was made from. @throws RegistryMoved */
  readonly swap: (next: Registry, change: NewChange) => Promise<void>;
  /** The last changes, oldest first. */
  readonly history: (last?: number) => Promise<readonly RegistryChange[]>;
}
