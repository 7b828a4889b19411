import { z } from 'zod';

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/**
 * One released version of one part. The outer shape follows the public Micro Frontend Discovery schema
 * (awslabs/frontend-discovery, schema v1); what is ours lives in `extras`.
 */
export const releaseRecordSchema = z.object({
  url: z.string().min(1),
  fallbackUrl: z.string().min(1).optional(),
  metadata: z.object({ integrity: integritySchema, version: z.string().min(1) }),
  deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
  extras: z.object({
    /** Semver range of the contract that this release needs; of the shell: the version it provides. */
    contract: z.string().min(1),
    /** Path patterns this part owns, in the router's syntax. Empty for the shell. */
    routes: z.array(z.string()),
    /** File names to preload, per path pattern. */
    preload: z.record(z.string(), z.array(z.string())),
    /** Integrity of every file of the release, by file name. */
    files: z.record(z.string(), integritySchema),
    /** The build that a server renders with, relative to the folder of the release. Absent: never rendered. */
    node: z.object({ entry: z.string().min(1), integrity: integritySchema }).optional(),
    /** File with hashes and preload lists, relative to the folder of the release. */
    details: z.object({ file: z.string().min(1), integrity: integritySchema }).optional(),
    /** Names by curated library: of the shell those it shares, of a remote those it may ask for. */
    curated: z.record(z.string(), z.array(z.string())).optional(),
  }),
});
export type ReleaseRecord = z.output<typeof releaseRecordSchema>;

/** Names in the registry are `scope/name`. */
export const REGISTRY_SCOPE = 'storefront';

/** `/registry.json`: what is live, for whom. Replaced atomically, never edited in place. */
export const registrySchema = z.object({
  schema: z.string(),
  /** Ours: counts the changes, so that a page can tell an older registry from a newer one. */
  revision: z.number().int().min(0),
  microFrontends: z.record(z.string(), z.array(releaseRecordSchema).min(1)),
});
export type Registry = z.output<typeof registrySchema>;

/**
 * What a page has to know of a release before it loads any of it. Documents carry it for the remote that
 * they begin with; of the others it is fetched when they are needed, and checked against a hash.
 */
export const releaseDetailsSchema = z.object({
  /** Integrity of every script, by file name. */
  files: z.record(z.string(), integritySchema),
  /** Files to preload, per path pattern. */
  preload: z.record(z.string(), z.array(z.string())),
});
export type ReleaseDetails = z.output<typeof releaseDetailsSchema>;

const detailsAddressSchema = z.object({ url: z.string(), integrity: integritySchema });
export type DetailsAddress = z.output<typeof detailsAddressSchema>;

/** One remote as one visitor gets it. */
export const remoteSnapshotSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Absolute path or URL of the entry file. */
  url: z.string(),
  /** Entry of the previous release, tried when this one cannot be loaded. */
  fallback: z
    .object({ url: z.string(), version: z.string(), details: detailsAddressSchema.optional() })
    .optional(),
  contract: z.string(),
  routes: z.array(z.string()),
  /** Empty where `details` is given. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Where hashes and preload lists are; absent when the snapshot itself holds them. */
  details: detailsAddressSchema.optional(),
});
export type RemoteSnapshot = z.output<typeof remoteSnapshotSchema>;

/**
 * What the edge server writes into each document: the registry resolved for this visitor. A tab keeps
 * its snapshot for as long as it lives, so that a release never changes code under an open page.
 */
export const registrySnapshotSchema = z.object({
  revision: z.number().int().min(0),
  remotes: z.array(remoteSnapshotSchema),
  /** Integrity of the script files that the page begins with, by URL; of others see `details`. */
  integrity: z.record(z.string(), integritySchema),
  /**
   * True on documents that list only the remotes they need (the payment step): paths of other remotes
   * are then reached by loading a new document.
   */
  isolated: z.boolean(),
});
export type RegistrySnapshot = z.output<typeof registrySnapshotSchema>;

/** 1: hashes of all remotes in the snapshot; 2: those of other remotes in their `details`. */
export const SNAPSHOT_FORM = 2;

/** Ids of the JSON blocks in the document. */
export const SNAPSHOT_ELEMENT_ID = 'registry-snapshot';
export const CONFIG_ELEMENT_ID = 'storefront-config';
export const HYDRATION_ELEMENT_ID = 'hydration';
/** Id of the element that holds the whole site. */
export const ROOT_ELEMENT_ID = 'root';

/**
 * Paths that always get a document of their own, with the code of the shell and the owning remote only:
 * what ran before is gone with its document, and can read nothing of a card form.
 */
export const ISOLATED_PATHS: readonly string[] = ['/booking/payment'];
