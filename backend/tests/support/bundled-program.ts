import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUNDLER = 'tooling/src/commands/bundle-program.ts';
/** Packages that read files of their own and cannot be bundled, with the workspace package that depends on each. */
const EXTERNAL = ['backend:@electric-sql/pglite', 'backend:@fastify/swagger-ui', 'demo:sharp'];

/**
 * A program of the backend as one file in `folder`: it starts in half the processor time.
 *
 * @param root root of the workspace
 * @param entry path from there
 * @returns the file, for `node` alone
 */
export async function bundledProgram(root: string, entry: string, folder: string): Promise<string> {
  const args = ['--import', 'tsx', BUNDLER, entry, folder, ...EXTERNAL];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, args, { cwd: root, env });
  return stdout.trim();
}
