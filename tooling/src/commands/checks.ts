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
  /** @param niceness of its tool, see `runTool` */
  readonly run: (niceness?: number) => Promise<boolean>;
}

/** Files that have not changed since the last run are not checked again. */
const TYPES_ARGS = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** One TypeScript program for all packages: their common dependencies take most of the time. */
export const TYPE_CHECKS: readonly Check[] = [
  { name: 'types', run: (niceness) => passes('tsc', TYPES_ARGS, niceness) },
];

export const LINT_CHECKS: readonly Check[] = [
  {
    name: 'lint',
    run: (niceness) => passes('oxlint', ['--type-aware', '--deny-warnings', ...SOURCES], niceness),
  },
  {
    name: 'format',
    run: (niceness) => passes('oxfmt', ['--check', ...SOURCES], niceness),
  },
  {
    name: 'boundaries',
    run: () => checkBoundaries(SOURCES),
  },
  { name: 'house rules', run: async () => runHouseChecks() },
  { name: 'vocabulary', run: async () => checkVocabulary() },
  { name: 'unused code', run: (niceness) => passes('knip', ['--no-progress'], niceness) },
];

/** Runs checks `atOnce` at a time. @returns the names of those that failed */
export async function runChecks(
  checks: readonly Check[],
  atOnce = 1,
  niceness = 0,
): Promise<readonly string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      // A tool that does not finish fails its own check, not the stages that run at the same time.
      const passed = await check.run(niceness).catch((error: unknown) => {
        console.error(error);
        return false;
      });
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${check.name}`);
      if (!passed) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}

async function passes(tool: string, args: readonly string[], niceness?: number): Promise<boolean> {
  return (await runTool(tool, args, {}, niceness)) === 0;
}
