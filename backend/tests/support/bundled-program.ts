import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUNDLER = 'tooling/src/commands/bundle-program.ts';
/** Packages that read files of their own and cannot be bundled, with the workspace package that depends on each. */
const DEMO_PACKAGES = ['backend:@electric-sql/pglite', 'backend:@fastify/swagger-ui', 'demo:sharp'];

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
  const args = ['--import', 'tsx', BUNDLER, entry, folder, ...packages];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, args, { cwd: root, env });
  // The seed content is read beside its module, which is the bundle now.
  for (const kind of SEED_FOLDERS) symlinkSync(join(root, 'demo/content', kind), join(folder, kind));
  return stdout.trim();
}
