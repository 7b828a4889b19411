import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

/** CommonJS packages in the bundle need `require` to load modules of Node. */
export const REQUIRE_BANNER =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** A package that is not bundled, because it reads files of its own. */
export interface ExternalPackage {
  readonly name: string;
  /** The workspace package that depends on it. */
  readonly owner: string;
}

/**
 * Bundles a program with its packages into one file in `folder`, as it runs in production, for a benchmark or a test
 * that stops it at each step: it loads nothing else.
 *
 * @param entry path from the root of the workspace
 * @returns the file, to run with `node`
 * @throws Error with the messages of the bundler
 */
export function bundleProgram(
  entry: string,
  folder: string,
  external: readonly ExternalPackage[] = [],
): string {
  const file = join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
  mkdirSync(folder, { recursive: true });
  for (const { name, owner } of external) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    // Another program in the folder may have it already.
    rmSync(link, { force: true });
    symlinkSync(join(WORKSPACE_ROOT, owner, 'node_modules', name), link);
  }
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    `--banner:js=${REQUIRE_BANNER}`,
    `--outfile=${file}`,
    ...external.map(({ name }) => `--external:${name}`),
  ];
  execFileSync(process.execPath, [bundlerFile(), join(WORKSPACE_ROOT, entry), ...options], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return file;
}

/** The bundler inside `tsx`, so that the program is compiled as `tsx` would. */
export function bundlerFile(): string {
  const tsx = createRequire(join(WORKSPACE_ROOT, 'package.json')).resolve('tsx/package.json');
  return createRequire(tsx).resolve('esbuild/bin/esbuild');
}
