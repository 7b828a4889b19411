import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { ReleaseRejected } from './swap-app-records';

const MAX_OUTPUT_CHARS = 6_000;
/** Path of the program that runs the tests. */
export const JEST = join(WORKSPACE_ROOT, 'node_modules/.bin/jest');

/**
 * Runs the unit tests of one app.
 *
 * @param signal ends the run when another check has failed
 * @param env added to the environment of the tests
 * @param jest program to run; unit tests have another one
 * @returns the number of passed tests
 * @throws ReleaseRejected, with the output of failed tests as that of its tool
 */
export async function runAppTests(
  app: string,
  signal: AbortSignal,
  env: Readonly<Record<string, string>> = {},
  jest = JEST,
): Promise<number> {
  const { code, output } = await runJest(app, { jest, more: [], signal, env });
  if (code !== 0) {
    throw new ReleaseRejected(
      `Tests of ${app} failed: nothing was released. Fix them, or release with --skip-tests "<reason>", which is ` +
        'recorded in the history.',
      output.slice(-MAX_OUTPUT_CHARS).trim(),
    );
  }
  return Number(/Tests:.*?(\d+) passed/.exec(output)?.[1] ?? 0);
}

/**
 * Runs the tests of an app that reach these source files. A failed test is no error: its result does not count.
 *
 * @throws Error when the run was ended before all of them had run
 */
export async function runTestsOf(
  app: string,
  files: readonly string[],
  signal: AbortSignal,
  env: Readonly<Record<string, string>>,
  jest = JEST,
): Promise<void> {
  const { code, output } = await runJest(app, {
    jest,
    more: ['--findRelatedTests', ...files],
    signal,
    env,
  });
  if (code === null)
    throw new Error(`${output.slice(-MAX_OUTPUT_CHARS)}\nThe tests of ${app} were ended before all had run.`);
}

interface JestRun {
  readonly jest: string;
  /** Arguments besides those of every run. */
  readonly more: readonly string[];
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string>>;
}

async function runJest(
  app: string,
  { jest, more, signal, env }: JestRun,
): Promise<{ readonly code: number | null; readonly output: string }> {
  signal.throwIfAborted();
  // Jest leaves one processor to the terminal of a developer; a release has nothing else to do.
  const project = OWN_REPOSITORY_OF === null ? ['--selectProjects', app] : [];
  const args = [...project, '--silent', '--passWithNoTests', '--maxWorkers=100%', ...more];
  const { closed, output } = startProcess(jest, args, {
    cwd: WORKSPACE_ROOT,
    output: 'capture-errors',
    env,
    // Its workers would go on for a while after the command was killed.
    endsWithParent: true,
    signal,
  });
  const { code } = await closed;
  return { code, output: output() };
}
