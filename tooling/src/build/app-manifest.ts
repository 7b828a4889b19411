import { z } from 'zod';

const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

/** What a build says of itself, written beside its files as `part.json`. All file names are relative. */
export const appManifestSchema = z.object({
  name: z.string(),
  /** Version in the package.json of the part, and a hash of what it was built from. */
  version: z.string(),
  /** Remote: semver range of the contract it needs. Shell: the contract version it provides. */
  contract: z.string(),
  entry: z.string(),
  /** Path patterns that the part owns; of the shell: its static pages. */
  routes: z.array(z.string()),
  /** Files to preload, per path pattern, without the entry itself. */
  preload: z.record(z.string(), z.array(z.string())),
  /** Fonts of the first view, to preload on every page. */
  fonts: z.array(z.string()),
  /** SHA-384 of every file. */
  files: z.record(z.string(), integritySchema),
  /** The build that a server renders with, in a folder that is never served; missing in development. */
  node: z.object({ entry: z.string(), integrity: integritySchema }).nullable().default(null),
  /** File with the hashes and preload lists of a remote, for pages that do not begin with it. */
  details: z.object({ file: z.string(), integrity: integritySchema }).nullable().default(null),
  /** What it writes into the booking session and needs to read of it; older releases do not say. */
  session: z.object({ file: z.string(), integrity: integritySchema }).nullable().default(null),
  /** Of the shell: the newest form of the snapshot that it can read. */
  snapshot: z.number().int().default(1),
  /** Hash over everything the build was made from: equal hash, equal build. */
  sourceHash: z.string(),
  /** Exact versions of the singletons: what the shell provides, or what a remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** Names by curated library: of the shell those it shares, of a remote those it may ask for. */
  curated: z.record(z.string(), z.array(z.string())).default({}),
});
export type AppManifest = z.output<typeof appManifestSchema>;

export const APP_MANIFEST_FILE = 'part.json';
