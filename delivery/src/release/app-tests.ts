import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { ReleaseRejected } from './swap-app-records';

const MAX_OUTPUT_CHARS = 6_000;

/**
 * Runs the tests of one part, and of nothing else.
 *
 * @returns how many passed
 * @throws ReleaseRefused with the words of those that failed.
 */
export async function runAppTests(part: string): Promise<number> {
  const jest = join(WORKSPACE_ROOT, 'node_modules/.bin/jest');
  const { closed, output } = startProcess(jest, ['--selectProjects', part, '--silent', '--passWithNoTests'], {
    cwd: WORKSPACE_ROOT,
    output: 'capture-errors',
  });
  const { code } = await closed;
  if (code !== 0) {
    throw new ReleaseRejected(
      `${output().slice(-MAX_OUTPUT_CHARS)}\nTests of ${part} failed: nothing was released. Mend them, or release with ` +
        '--skip-tests "<reason>", which the history keeps.',
    );
  }
  return Number(/Tests:.*?(\d+) passed/.exec(output())?.[1] ?? 0);
}
