import { registrySchema, releaseRecordSchema } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import { z } from 'zod';

import type { RootDocument } from '../signing/root-document';
import { signatureSchema } from '../signing/sign-json';

import type { StoredBlob } from '@storefront/server-kit/blobs/blob-store';
import type { Timestamp } from './timestamp';

/** Key of the registry: the only blob of a release store that is replaced. */
export const REGISTRY_KEY = 'registry.json';

/** A decision about a path that an app no longer has. */
const routeDecisionSchema = z.object({
  /** Path pattern of the route. */
  route: z.string().startsWith('/'),
  /** Path that visitors are redirected to; `null`: the page was removed. */
  to: z.string().startsWith('/').nullable(),
});
export type RouteDecision = z.output<typeof routeDecisionSchema>;

export const registryChangeSchema = z.object({
  /** ISO instant. */
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** Name of the app. */
  part: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  /** Percent of visitors; absent for all of them, 0 when a canary was rolled back or an app withdrawn. */
  share: z.number().int().min(0).max(100).optional(),
  /** Why the tests of the app were skipped. */
  untested: z.string().optional(),
  /** Absent for a release or a promotion. `mark`, `unmark` and `sign` change no deployment. */
  action: z.enum(['rollback', 'withdraw', 'mark', 'unmark', 'sign']).optional(),
  /** Why a version went live although it is marked as harmful. */
  overrode: z.string().optional(),
  /** Routes that disappeared with this change. */
  droppedRoutes: z.array(routeDecisionSchema).optional(),
  /** Routes that another app owned before this change. */
  takenRoutes: z.array(z.string()).optional(),
});

const droppedRouteSchema = routeDecisionSchema.extend({
  /** App that owns the route since; the releases of the previous owner are used without it. */
  movedTo: z.string().optional(),
  /** Version of the app that the decision was made for. */
  version: z.string().min(1),
  /** ISO instant. */
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
});
/** A recorded decision; it applies as long as no live release owns the path. */
export type DroppedRoute = z.output<typeof droppedRouteSchema>;

export const harmfulMarkSchema = z.object({
  version: z.string().min(1),
  /** ISO instant. */
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
});
/** One version of an app that harmed visitors: it goes live again only with an explicit, recorded decision. */
export type HarmfulMark = z.output<typeof harmfulMarkSchema>;

/** The stored registry. The change that produced it, harmful marks and decisions are not served to visitors. */
export const storedRegistrySchema = registrySchema.extend({
  /** By the name of the federated module; empty for a withdrawn app. */
  microFrontends: z.record(z.string(), z.array(releaseRecordSchema)),
  change: registryChangeSchema.optional(),
  /** By app name. */
  harmful: z.record(z.string(), z.array(harmfulMarkSchema)).optional(),
  /** By the name of the app that owned them. */
  droppedRoutes: z.record(z.string(), z.array(droppedRouteSchema)).optional(),
  /**
   * By app name: signature of a key of the app over its records and marks. Absent in registries from before apps had
   * keys of their own.
   */
  deployments: z
    .record(
      z.string(),
      z.object({
        /** Increases with every change of the app. */
        sequence: z.number().int().min(1),
        signatures: z.array(signatureSchema).min(1),
      }),
    )
    .optional(),
});
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

/** The release has no manifest: it was never published, or it was removed. */
export class UnpublishedRelease extends Error {
  override readonly name = 'UnpublishedRelease';
}

/** A manifest, and the bytes whose signature was verified. */
export interface SignedManifest {
  readonly manifest: AppManifest;
  readonly body: Buffer;
}

/**
 * Stores releases: immutable files per app and version, one registry that is replaced atomically, and all
 * earlier registries. Registries and manifests are returned only with a valid signature of a trusted key.
 */
export interface ReleaseStore {
  /** Publishes the files of a folder. Idempotent for the same files. @throws VersionConflict */
  readonly publish: (app: string, version: string, folder: string) => Promise<void>;
  /** @throws MissingSigningKey when this machine has no key that may sign the app */
  readonly requireSigningKey: (app: string) => Promise<void>;
  /** @throws UntrustedSignature, UnpublishedRelease */
  readonly manifest: (app: string, version: string) => Promise<AppManifest>;
  /** @throws UntrustedSignature, UnpublishedRelease */
  readonly signedManifest: (app: string, version: string) => Promise<SignedManifest>;
  /** Returns the local path of one file of a release; `null` if there is no such file. */
  readonly file: (app: string, version: string, file: string) => Promise<string | null>;
  /**
   * Reads one file of a release as it is stored; `null` if there is no such file. Compare it with the hash in the
   * manifest before use.
   *
   * @throws LinkedFile when a link leads to the file
   */
  readonly readFile: (app: string, version: string, file: string) => Promise<StoredBlob | null>;
  /** Changes with the stored file; `null` if there is no such file. */
  readonly fileTag: (app: string, version: string, file: string) => Promise<string | null>;
  /** Removes a wrong local copy of a file in a bucket, so that it is fetched again. Never changes the store itself. */
  readonly discardCopy: (app: string, version: string, file: string) => Promise<void>;
  readonly versions: (app: string) => Promise<readonly string[]>;
  /** @throws UntrustedSignature */
  readonly registry: () => Promise<StoredRegistry>;
  /** Small unsigned blobs of the processes around the store, such as the lease of the watcher. */
  readonly state: {
    readonly read: (name: string) => Promise<StoredBlob | null>;
    /** @param ifTag tag of the blob that was read, `null` for none @throws BlobConflict when it was changed since */
    readonly write: (name: string, body: Buffer, ifTag: string | null) => Promise<void>;
  };
  /** Changes with the registry, and is cheap to read. */
  readonly registryTag: () => Promise<string | null>;
  /** Replaces the registry if its revision is still that of `next`. @throws RegistryConflict */
  readonly swap: (next: StoredRegistry, change: NewChange) => Promise<void>;
  /** Returns the verified timestamp, `null` if there is none. @throws UntrustedSignature */
  readonly timestamp: () => Promise<Timestamp | null>;
  /**
   * Signs the age of the registry again, unless that was done within the hour.
   *
   * @returns `null` on a machine without a key for it
   */
  readonly renewTimestamp: () => Promise<Timestamp | null>;
  /** Returns the last registry that was valid on this machine, verified again; `null` if there is none. */
  readonly lastGood: () => Promise<StoredRegistry | null>;
  /** Returns the newest root document; `null` where keys are trusted without one. @throws UntrustedSignature */
  readonly root: () => Promise<RootDocument | null>;
  /** Publishes the next version of the root document. @throws UntrustedSignature, RegistryWouldFail */
  readonly publishRoot: (root: RootDocument) => Promise<void>;
  /** Highest revision that this machine, or another server of the shop, has seen. */
  readonly highestRevision: () => Promise<number>;
  /** Version of the root document in use; 0 without one. */
  readonly rootVersion: () => Promise<number>;
  /**
   * Signs the deployments of these apps and their published manifests with the keys of this machine, after a change of
   * keys or of the store.
   *
   * @param above the new revision and sequences are higher, so that edge servers accept a restored store
   */
  readonly signAgain: (apps: readonly string[], why: string, above: number) => Promise<void>;
  /** Returns the last changes, oldest first. */
  readonly history: (last?: number) => Promise<readonly RegistryChange[]>;
}
