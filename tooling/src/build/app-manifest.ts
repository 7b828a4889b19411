import { z } from 'zod';

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

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
  /** Of the shell: the newest form of the snapshot that it can read. */
  snapshot: z.number().int().default(1),
  /** Team that owns the app, from CODEOWNERS; `null` when no line names it. */
  owner: z.string().nullable().default(null),
  /** Hash of all inputs of the build: equal hash, equal build. */
  sourceHash: z.string(),
  /** Exact versions of the shared modules that the shell provides, or that a remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** Names by curated library: those that the shell shares, or that a remote imports. */
  curated: z.record(z.string(), z.array(z.string())).default({}),
});
export type AppManifest = z.output<typeof appManifestSchema>;

/** Returns the path of a script's source map inside a release. */
export function mapPath(script: string): string {
  return `${MAPS_FOLDER}/${script}.map`;
}

/** Folder of the source maps inside a release. */
export const MAPS_FOLDER = 'maps';

export const APP_MANIFEST_FILE = 'part.json';
