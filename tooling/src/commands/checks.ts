import { readWorkspacePackages } from '../../workspace-packages.cjs';
import { checkBoundaries } from '../checks/boundaries/check-boundaries';
import { runHouseChecks } from '../checks/house-checks';
import { sourceFoldersOf } from '../checks/package-sources';
import { checkVocabulary } from '../checks/vocabulary';
import { WORKSPACE_ROOT } from '../workspace';

import { runTool } from '../process/run-tool';

/** The folders with code that is written by hand. */
export const SOURCES = readWorkspacePackages(WORKSPACE_ROOT).flatMap(({ name }) => sourceFoldersOf(name));

export interface Check {
  readonly name: string;
  readonly run: () => Promise<boolean>;
}

/** Files that have not changed since the last run are not checked again. */
const TYPES_ARGS = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** One TypeScript program for all packages: their common dependencies take most of the time. */
export const TYPE_CHECKS: readonly Check[] = [
  { name: 'types', run: async () => (await runTool('tsc', TYPES_ARGS)) === 0 },
];

export const LINT_CHECKS: readonly Check[] = [
  {
    name: 'lint',
    run: async () => (await runTool('oxlint', ['--type-aware', '--deny-warnings', ...SOURCES])) === 0,
  },
  {
    name: 'format',
    run: async () => (await runTool('prettier', ['--check', '--log-level', 'warn', ...SOURCES])) === 0,
  },
  {
    name: 'boundaries',
    run: () => checkBoundaries(SOURCES),
  },
  { name: 'house rules', run: async () => runHouseChecks() },
  { name: 'vocabulary', run: async () => checkVocabulary() },
  { name: 'unused code', run: async () => (await runTool('knip', ['--no-progress'])) === 0 },
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
