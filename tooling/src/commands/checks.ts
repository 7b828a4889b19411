import { runHouseChecks } from '../checks/house-checks';
import { runTool } from './run-tool';

/** Every package with a tsconfig of its own. */
export const PACKAGES = [
  'shared',
  'shell',
  'mfe-discovery',
  'mfe-search',
  'mfe-deal',
  'mfe-checkout',
  'tooling',
  'delivery',
  'backend',
  'e2e',
];
const SOURCES = PACKAGES.map((name) => (name === 'e2e' ? name : `${name}/src`));

export interface Check {
  readonly name: string;
  readonly run: () => Promise<boolean>;
}

export const TYPE_CHECKS: readonly Check[] = PACKAGES.map((name) => ({
  name: `types of ${name}`,
  run: async () => (await runTool('tsc', ['-p', name])) === 0,
}));

export const LINT_CHECKS: readonly Check[] = [
  { name: 'lint', run: async () => (await runTool('oxlint', ['--deny-warnings', ...SOURCES])) === 0 },
  {
    name: 'format',
    run: async () => (await runTool('prettier', ['--check', '--log-level', 'warn', ...SOURCES])) === 0,
  },
  {
    name: 'boundaries',
    run: async () => (await runTool('depcruise', ['--config', '.dependency-cruiser.cjs', ...SOURCES])) === 0,
  },
  { name: 'house rules', run: async () => runHouseChecks() },
];

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
