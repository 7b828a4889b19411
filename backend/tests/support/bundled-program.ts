import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { DEMO_SERVER } from './demo-services';

const run = promisify(execFile);
const BUNDLER = 'tooling/src/commands/bundle-program.ts';
/** Packages that read files of their own and cannot be bundled, with the workspace package that depends on each. */
const DEMO_PACKAGES = [
  'backend:@electric-sql/pglite',
  'backend:@fastify/swagger-ui',
  'backend:@node-rs/argon2',
  'backend:sharp',
];

/** The demonstration's server starts it as a thread, from the folder of its own bundle. */
const SEARCH_THREAD = 'demo/supplier-simulator/search/search-thread.ts';

const SEED_FOLDERS = ['pages', 'groups', 'deals'];

/**
 * Bundles a program into one file in `folder`, which starts in half the processor time of the sources.
 *
 * @param root root of the workspace
 * @param entry path from there
 * @param packages `owner:name` of packages that are not bundled
 * @returns the file, for `node` alone
 */
export async function bundledProgram(
  root: string,
  entry: string,
  folder: string,
  packages: readonly string[] = DEMO_PACKAGES,
): Promise<string> {
  const bundle = async (program: string, external: readonly string[]) => {
    const args = ['--import', 'tsx', BUNDLER, program, folder, ...external];
    const env = { ...process.env, NODE_OPTIONS: '' };
    return (await run(process.execPath, args, { cwd: root, env })).stdout.trim();
  };
  const [program] = await Promise.all([
    bundle(entry, packages),
    ...(entry === DEMO_SERVER ? [bundle(SEARCH_THREAD, [])] : []),
  ]);
  // The seed content is read beside its module, which is the bundle now.
  for (const kind of SEED_FOLDERS) symlinkSync(join(root, 'demo/content', kind), join(folder, kind));
  return program;
}
