import { registrySchema, type Registry } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { z } from 'zod';

/** Key of the registry: the only blob of a release store that is replaced. */
export const REGISTRY_KEY = 'registry.json';

export const registryChangeSchema = z.object({
  /** ISO instant. */
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** Name of the app. */
  part: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  /** Percent of visitors; absent for all of them, 0 when a canary was rolled back. */
  share: z.number().int().min(0).max(100).optional(),
  /** Why the tests of the app were skipped. */
  untested: z.string().optional(),
});

/** The stored registry with the change that produced it; the change is not served to visitors. */
export const storedRegistrySchema = registrySchema.extend({ change: registryChangeSchema.optional() });
export type StoredRegistry = z.output<typeof storedRegistrySchema>;

export type NewChange = z.output<typeof registryChangeSchema>;

/** One entry of the history: who changed what is live, when and why. */
export interface RegistryChange extends NewChange {
  readonly revision: number;
}

/** Another process changed the registry: read it and decide again. */
export class RegistryConflict extends Error {
  override readonly name = 'RegistryConflict';
}

/** This version is already published with different files; versions are immutable. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/**
 * Stores releases: immutable files per app and version, one registry that is replaced atomically, and all
 * earlier registries. Registries and manifests are returned only with a valid signature of a trusted key.
 */
export interface ReleaseStore {
  /** Publishes the files of a folder. Idempotent for the same files. @throws VersionConflict */
  readonly publish: (app: string, version: string, folder: string) => Promise<void>;
  /** @throws UntrustedSignature */
  readonly manifest: (app: string, version: string) => Promise<AppManifest>;
  /** Returns the local path of one file of a release; `null` if there is no such file. */
  readonly file: (app: string, version: string, file: string) => Promise<string | null>;
  readonly versions: (app: string) => Promise<readonly string[]>;
  /** @throws UntrustedSignature */
  readonly registry: () => Promise<Registry>;
  /** Changes with the registry, and is cheap to read. */
  readonly registryTag: () => Promise<string | null>;
  /** Replaces the registry if its revision is still that of `next`. @throws RegistryConflict */
  readonly swap: (next: Registry, change: NewChange) => Promise<void>;
  /** Returns the last changes, oldest first. */
  readonly history: (last?: number) => Promise<readonly RegistryChange[]>;
}
