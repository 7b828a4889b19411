import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

/** What a bundled package that is no ES module needs to load a part of Node. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Packages that stay as they are installed, because they read files of their own. */
export interface Outside {
  /** The part of the workspace that they are dependencies of. */
  readonly owner: string;
  readonly packages: readonly string[];
}

/**
 * Writes a program with all that it needs as one file into `folder`: what `tsx` would find and translate
 * module by module at every start is done once, for tests that start the same program again and again.
 *
 * @param entry path from the root of the workspace
 * @returns the file, for `node` alone
 * @throws Error with the words of the bundler when the program does not hold together
 */
export function bundleProgram(entry: string, folder: string, outside: Outside | null = null): string {
  const file = join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
  mkdirSync(folder, { recursive: true });
  if (outside) symlinkSync(join(WORKSPACE_ROOT, outside.owner, 'node_modules'), join(folder, 'node_modules'));
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    `--banner:js=${REQUIRE}`,
    `--outfile=${file}`,
    ...(outside?.packages ?? []).map((name) => `--external:${name}`),
  ];
  execFileSync(process.execPath, [bundler(), join(WORKSPACE_ROOT, entry), ...options], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return file;
}

/** The one inside `tsx`: the program is translated as it is when `tsx` runs it. */
function bundler(): string {
  const tsx = createRequire(join(WORKSPACE_ROOT, 'package.json')).resolve('tsx/package.json');
  return createRequire(tsx).resolve('esbuild/bin/esbuild');
}
