import { z } from 'zod';

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/**
 * `webpack`: the container needs nothing but a share scope. Absent on releases from before ADR 67, whose containers
 * also need the federation runtime as a global variable.
 */
const containerSchema = z.enum(['webpack']);

/**
 * One released version of one app (the host or a remote). The outer shape follows the public Micro Frontend Discovery
 * schema (awslabs/frontend-discovery, schema v1); fields of this project are in `extras`.
 */
export const releaseRecordSchema = z.object({
  url: z.string().min(1),
  fallbackUrl: z.string().min(1).optional(),
  metadata: z.object({ integrity: integritySchema, version: z.string().min(1) }),
  deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
  extras: z.object({
    /** Remote: semver range of the contract that it needs. Host: the contract version that it provides. */
    contract: z.string().min(1),
    /** Path patterns that this app owns, in React Router syntax. Empty for the host. */
    routes: z.array(z.string()),
    /** Names of the files to preload, by path pattern. */
    preload: z.record(z.string(), z.array(z.string())),
    container: containerSchema.optional(),
    /** Integrity hash of every file of the release, by file name. */
    files: z.record(z.string(), integritySchema),
    /** The build for server rendering, relative to the folder of the release. Absent: rendered in the browser only. */
    node: z.object({ entry: z.string().min(1), integrity: integritySchema }).optional(),
    /** File with a `ReleaseDetails`, relative to the folder of the release. */
    details: z.object({ file: z.string().min(1), integrity: integritySchema }).optional(),
    /** Exported names by curated library. Host: the names that it shares. Remote: the names that it may import. */
    curated: z.record(z.string(), z.array(z.string())).optional(),
    /** Query parameters that each page reads, by path pattern. Servers drop all others before they render and cache. */
    queries: z.record(z.string(), z.array(z.string())).optional(),
    /** Team that owns the app, for the boundary overlay. */
    owner: z.string().optional(),
    /** ISO instant at which visitors first got this record. */
    releasedAt: z.iso.datetime().optional(),
  }),
});
export type ReleaseRecord = z.output<typeof releaseRecordSchema>;

/** Scope of the app names in the registry, which are `scope/name`. */
export const REGISTRY_SCOPE = 'storefront';

/** `/registry.json`: the live releases and their share of traffic. Replaced atomically, never edited in place. */
export const registrySchema = z.object({
  schema: z.string(),
  /** Increases with every change, so that a page can compare the age of two registries. */
  revision: z.number().int().min(0),
  microFrontends: z.record(z.string(), z.array(releaseRecordSchema).min(1)),
});
export type Registry = z.output<typeof registrySchema>;

/**
 * The hashes and preload lists that a page needs before it loads a release. An HTML document contains them for the
 * remote of its first page. For other remotes the page fetches them on demand and checks them against a hash.
 */
export const releaseDetailsSchema = z.object({
  /** Integrity hash of every script, by file name. */
  files: z.record(z.string(), integritySchema),
  /** Names of the files to preload, by path pattern. */
  preload: z.record(z.string(), z.array(z.string())),
});
/** See `releaseDetailsSchema`. */
export type ReleaseDetails = z.output<typeof releaseDetailsSchema>;

const detailsFileSchema = z.object({ url: z.string(), integrity: integritySchema });
/** URL and integrity hash of a file that contains a `ReleaseDetails`. */
export type DetailsFile = z.output<typeof detailsFileSchema>;

const releaseSnapshotSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Absolute path or URL of the entry file. */
  url: z.string(),
  container: containerSchema.optional(),
  /** Entry of the previous release. The host loads it when this release cannot be loaded. */
  fallback: z
    .object({
      url: z.string(),
      version: z.string(),
      container: containerSchema.optional(),
      details: detailsFileSchema.optional(),
    })
    .optional(),
  contract: z.string(),
  routes: z.array(z.string()),
  /** Names of the files to preload, by path pattern. Empty when `details` is present. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Location of the hashes and preload lists; absent when the snapshot itself contains them. */
  details: detailsFileSchema.optional(),
});

/** The release of one remote that one visitor receives. */
export const remoteSnapshotSchema = releaseSnapshotSchema.extend({
  /**
   * A second release, for visitors whose bucket (`canaryBucket`) is below `traffic`. Only in documents that all visitors
   * share; the browser decides. Since format 3.
   */
  canary: z.object({ traffic: z.number(), release: releaseSnapshotSchema }).optional(),
});
export type RemoteSnapshot = z.output<typeof remoteSnapshotSchema>;

/**
 * The registry resolved for one visitor. The edge server writes it into each HTML document (`SNAPSHOT_ELEMENT_ID`).
 * A document keeps its snapshot for its lifetime, so a new release never changes the code of an open page.
 */
export const registrySnapshotSchema = z.object({
  revision: z.number().int().min(0),
  remotes: z.array(remoteSnapshotSchema),
  /** Integrity hashes of the scripts of the first page, by URL. For other scripts see `details`. */
  integrity: z.record(z.string(), integritySchema),
  /**
   * True for documents that list only the remotes they need (the payment step). The host then navigates to paths of
   * other remotes by loading a new document.
   */
  isolated: z.boolean(),
});
export type RegistrySnapshot = z.output<typeof registrySnapshotSchema>;

/**
 * Format of the snapshot that a shell reads. 1: hashes of all remotes inside. 2: other remotes use `details`. 3: a
 * remote may have a `canary`.
 */
export const SNAPSHOT_FORMAT = 3;

/** Ids of the JSON blocks in the HTML document. */
export const SNAPSHOT_ELEMENT_ID = 'registry-snapshot';
export const CONFIG_ELEMENT_ID = 'storefront-config';
export const HYDRATION_ELEMENT_ID = 'hydration';
/** Id of the element that contains the whole site. */
export const ROOT_ELEMENT_ID = 'root';

/**
 * Paths that are always loaded as a separate document with the code of the host and the owning remote only, so that
 * scripts of earlier pages cannot read a card form.
 */
export const ISOLATED_PATHS: readonly string[] = ['/booking/payment'];
