import { z } from 'zod';

/** SHA-1 or SHA-256. */
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

const byteCountSchema = z.number().int().min(0);

const commitSchema = z.object({ id: z.string().regex(COMMIT_ID), subject: z.string() });
export type SourceCommit = z.output<typeof commitSchema>;

const sourceSchema = z.object({
  /** Full id of the commit that was checked out. */
  commit: z.string().regex(COMMIT_ID),
  /** Whether the inputs of the build had changes that are in no commit. */
  modified: z.boolean(),
  /** Commit of the release that was live before; `null` if it is unknown here, and `commits` is then empty. */
  since: z.string().regex(COMMIT_ID).nullable(),
  /** Commits after `since` that changed inputs of the build, newest first. */
  commits: z.array(commitSchema),
  /** Number of them, including those that are not listed. */
  count: z.number().int().min(0),
});
export type ReleaseSource = z.output<typeof sourceSchema>;

/** The record of a build, stored with its files as `part.json`. All file names are relative. */
export const appManifestSchema = z.object({
  name: z.string(),
  /** Version of the package.json of the app, and a hash of the sources. */
  version: z.string(),
  /** Remote: semver range of the contract it needs. Shell: the contract version it provides. */
  contract: z.string(),
  entry: z.string(),
  /** Path patterns that the app owns; for the shell, its static pages. */
  routes: z.array(z.string()),
  /** Files to preload, per path pattern, without the entry itself. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Query parameters that each page reads, by path pattern; empty for releases from before they were declared. */
  queries: z.record(z.string(), z.array(z.string())).default({}),
  /** Fonts of the first view, to preload on every page. */
  fonts: z.array(z.string()),
  /** SHA-384 of every file. */
  files: z.record(z.string(), integritySchema),
  /** SHA-384 of the source map of each script, by file name of the script. The maps are never served (ADR 42). */
  maps: z.record(z.string(), integritySchema).default({}),
  /** The build that a server renders with, in a folder that is never served; missing in development. */
  node: z.object({ entry: z.string(), integrity: integritySchema }).nullable().default(null),
  /** File with the hashes and preload lists of a remote, for documents of another app. */
  details: z.object({ file: z.string(), integrity: integritySchema }).nullable().default(null),
  /** File with the session fixtures; `null` for releases from before they existed. */
  session: z.object({ file: z.string(), integrity: integritySchema }).nullable().default(null),
  /** File with the block catalogue, and the version of each type of block; `null` for apps without blocks. */
  blocks: z
    .object({ file: z.string(), versions: z.record(z.string(), z.number().int().min(1)) })
    .nullable()
    .default(null),
  /** Of the shell: the newest form of the snapshot that it can read. */
  snapshot: z.number().int().default(1),
  /** Team that owns the app, from CODEOWNERS; `null` when no line names it. */
  owner: z.string().nullable().default(null),
  /** Hash of all inputs of the build: equal hash, equal build. */
  sourceHash: z.string(),
  /** Exact versions of the shared modules that the shell provides, or that a remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** Installed packages with code in the builds; empty for releases from before they were recorded. */
  packages: z
    .array(z.object({ name: z.string(), version: z.string(), licence: z.string().nullable() }))
    .default([]),
  /** Missing on remotes from before ADR 67, whose containers need the federation runtime. */
  container: z.enum(['webpack']).optional(),
  /** Names by curated library: those that the shell shares, or that a remote imports. */
  curated: z.record(z.string(), z.array(z.string())).default({}),
  /** Uncompressed size of every file; empty for releases from before sizes were recorded. */
  bytes: z.record(z.string(), byteCountSchema).default({}),
  /** Compressed script bytes by path pattern, measured by the release; `null` for releases that did not measure. */
  budget: z
    .record(z.string(), z.object({ bytes: byteCountSchema, limit: byteCountSchema }))
    .nullable()
    .default(null),
  /** Where the sources came from; `null` for a build outside a git checkout, and for older releases. */
  source: sourceSchema.nullable().default(null),
});
export type AppManifest = z.output<typeof appManifestSchema>;

/** Returns the path of a script's source map inside a release. */
export function mapPath(script: string): string {
  return `${MAPS_FOLDER}/${script}.map`;
}

/** Folder of the source maps inside a release. */
export const MAPS_FOLDER = 'maps';

export const APP_MANIFEST_FILE = 'part.json';
