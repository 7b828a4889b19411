import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

/** What a bundled package that is no ES module needs to load a part of Node. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** A package that is not bundled, because it reads files of its own. */
export interface ExternalPackage {
  readonly name: string;
  /** The workspace package that depends on it. */
  readonly owner: string;
}

/**
 * Writes a program with all that it needs as one file into `folder`: what `tsx` would find and translate
 * module by module at every start is done once, for tests that start the same program again and again.
 *
 * @param entry path from the root of the workspace
 * @returns the file, for `node` alone
 * @throws Error with the words of the bundler when the program does not hold together
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
    symlinkSync(join(WORKSPACE_ROOT, owner, 'node_modules', name), link);
  }
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    `--banner:js=${REQUIRE}`,
    `--outfile=${file}`,
    ...external.map(({ name }) => `--external:${name}`),
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
