import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import type { ShopPrograms } from '../sale/shop-programs';

export interface PreviousRelease {
  readonly commit: string;
  readonly programs: ShopPrograms;
  /** Signed releases of its apps. */
  readonly releases: string;
}

const FOLDER = join(WORKSPACE_ROOT, '.cache/rolling-release');
const CHECKOUT = 'checkout';
/** Written last: a build that was interrupted is made again. */
const COMPLETE = 'complete';
const MAX_TAR_BYTES = 1024 * 1024 * 1024;

/**
 * Builds services and apps of a commit with the tools of that commit, in a folder of its own that later runs use again.
 *
 * @param revision commit; `null`: the one that recorded the schema of the release that is live
 * @param keys folder of the keys that sign the releases of its apps
 * @throws Error when the commit is unknown, or older than the programs that this needs
 */
export function buildPreviousRelease(revision: string | null, keys: string): PreviousRelease {
  const commit =
    revision === null ? lastRecordedRelease() : git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = join(FOLDER, commit.slice(0, 12));
  const checkout = join(folder, CHECKOUT);
  const release: PreviousRelease = {
    commit,
    programs: {
      checkout,
      backend: join(folder, 'programs/demonstration/backend/server.mjs'),
      site: join(folder, 'programs/site'),
    },
    releases: join(folder, 'releases'),
  };
  if (existsSync(join(folder, COMPLETE))) return release;
  console.log(`Building the release of ${commit.slice(0, 12)} …`);
  checkOut(commit, checkout);
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    execFileSync(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  // The first command installs the packages of the commit.
  run(['tooling/bin/run.cjs', 'build-services', join(folder, 'programs'), 'site']);
  const demonstration = JSON.stringify(join(folder, 'programs/demonstration'));
  run([
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `const { bundleDemonstration } = await import('./e2e/bench/sale/bundle-demonstration.ts'); bundleDemonstration(${demonstration});`,
  ]);
  run(['--import', 'tsx', 'delivery/src/commands/release-missing.ts'], {
    RELEASE_STORE: release.releases,
    RELEASE_KEYS: keys,
  });
  writeFileSync(join(folder, COMPLETE), '');
  return release;
}

function lastRecordedRelease(): string {
  return git('log', '-1', '--format=%H', '--', 'backend/src/db/released-schema.json');
}

function checkOut(commit: string, checkout: string): void {
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: WORKSPACE_ROOT, maxBuffer: MAX_TAR_BYTES });
  execFileSync('tar', ['-x', '-C', checkout], { input: archive });
  if (!existsSync(join(checkout, 'e2e/bench/sale/bundle-demonstration.ts')))
    throw new Error(`${commit} has no e2e/bench/sale/bundle-demonstration.ts: choose a newer commit.`);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: WORKSPACE_ROOT, encoding: 'utf8' }).trim();
}
