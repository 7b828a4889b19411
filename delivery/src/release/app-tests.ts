import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { ReleaseRejected } from './swap-app-records';

const MAX_OUTPUT_CHARS = 6_000;

/**
 * Runs the unit tests of one app.
 *
 * @param signal ends the run when another check has failed
 * @param env added to the environment of the tests
 * @returns the number of passed tests
 * @throws ReleaseRejected with the output of failed tests
 */
export async function runAppTests(
  app: string,
  signal: AbortSignal,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { code, output } = await runJest(app, [], signal, env);
  if (code !== 0) {
    throw new ReleaseRejected(
      `${output.slice(-MAX_OUTPUT_CHARS)}\nTests of ${app} failed: nothing was released. Fix them, or release with ` +
        '--skip-tests "<reason>", which is recorded in the history.',
    );
  }
  return Number(/Tests:.*?(\d+) passed/.exec(output)?.[1] ?? 0);
}

/** Runs the tests of an app that reach these source files. A failed test is no error: its result does not count. */
export async function runTestsOf(
  app: string,
  files: readonly string[],
  signal: AbortSignal,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  await runJest(app, ['--findRelatedTests', ...files], signal, env);
}

async function runJest(
  app: string,
  more: readonly string[],
  signal: AbortSignal,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const jest = join(WORKSPACE_ROOT, 'node_modules/.bin/jest');
  // Jest leaves one processor to the terminal of a developer; a release has nothing else to do.
  const project = OWN_REPOSITORY_OF === null ? ['--selectProjects', app] : [];
  const args = [...project, '--silent', '--passWithNoTests', '--maxWorkers=100%', ...more];
  const { closed, output, stop } = startProcess(jest, args, {
    cwd: WORKSPACE_ROOT,
    output: 'capture-errors',
    env,
  });
  signal.addEventListener('abort', () => void stop());
  const { code } = await closed;
  return { code, output: output() };
}
