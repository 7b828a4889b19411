import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { ReleaseRejected } from './swap-app-records';

const MAX_OUTPUT_CHARS = 6_000;

/**
 * Runs the unit tests of one app.
 *
 * @returns the number of passed tests
 * @throws ReleaseRejected with the output of failed tests
 */
export async function runAppTests(app: string): Promise<number> {
  const jest = join(WORKSPACE_ROOT, 'node_modules/.bin/jest');
  const { closed, output } = startProcess(jest, ['--selectProjects', app, '--silent', '--passWithNoTests'], {
    cwd: WORKSPACE_ROOT,
    output: 'capture-errors',
  });
  const { code } = await closed;
  if (code !== 0) {
    throw new ReleaseRejected(
      `${output().slice(-MAX_OUTPUT_CHARS)}\nTests of ${app} failed: nothing was released. Fix them, or release with ` +
        '--skip-tests "<reason>", which is recorded in the history.',
    );
  }
  return Number(/Tests:.*?(\d+) passed/.exec(output())?.[1] ?? 0);
}
