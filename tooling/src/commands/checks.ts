import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runHouseChecks } from '../checks/house-checks';
import { WORKSPACE_ROOT } from '../workspace';

import { runTool } from './run-tool';

/** Every package with a tsconfig of its own. */
const PACKAGES = [
  'shared',
  'server-kit',
  'shell',
  'mfe-discovery',
  'mfe-search',
  'mfe-deal',
  'mfe-checkout',
  'tooling',
  'delivery',
  'backend',
  'demo',
  'styleguide',
  'e2e',
];
/** What is written by hand and checked. */
export const SOURCES = PACKAGES.flatMap((name) =>
  name === 'e2e' || name === 'demo'
    ? [name]
    : ['src', 'testing', 'tests']
        .map((folder) => `${name}/${folder}`)
        .filter((folder) => existsSync(join(WORKSPACE_ROOT, folder))),
);

export interface Check {
  readonly name: string;
  readonly run: () => Promise<boolean>;
}

/** One program for all packages: most of the time goes into what they have in common. */
export const TYPE_CHECKS: readonly Check[] = [
  { name: 'types', run: async () => (await runTool('tsc', ['-p', '.'])) === 0 },
];

export const LINT_CHECKS: readonly Check[] = [
  { name: 'lint', run: async () => (await runTool('oxlint', ['--deny-warnings', ...SOURCES])) === 0 },
  {
    name: 'format',
    run: async () => (await runTool('prettier', ['--check', '--log-level', 'warn', ...SOURCES])) === 0,
  },
  {
    name: 'boundaries',
    run: async () => checkBoundaries(),
  },
  { name: 'house rules', run: async () => runHouseChecks() },
];

/** A cruiser that finds no modules finds no faults either: fewer than there are is a failure of the check. */
const FEWEST_MODULES = 400;

function checkBoundaries(): boolean {
  const cruiser = join(WORKSPACE_ROOT, 'node_modules/.bin/depcruise');
  const { status, stdout, stderr } = spawnSync(cruiser, ['--config', '.dependency-cruiser.cjs', ...SOURCES], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
  });
  const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
  if (status === 0 && modules >= FEWEST_MODULES) return true;
  console.error(`${stdout}${stderr}`);
  if (modules < FEWEST_MODULES) console.error(`only ${modules} modules were looked at`);
  return false;
}

/** Runs checks `atOnce` at a time. @returns the names of those that failed */
export async function runChecks(checks: readonly Check[], atOnce = 1): Promise<readonly string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const passed = await check.run();
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${check.name}`);
      if (!passed) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}
