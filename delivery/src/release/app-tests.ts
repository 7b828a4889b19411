import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { ReleaseRefused } from './swap-app-records';

const LAST_CHARS = 6_000;

/**
 * Runs the tests of one part, and of nothing else.
 *
 * @returns how many passed
 * @throws ReleaseRefused with the words of those that failed.
 */
export async function testPart(part: string): Promise<number> {
  const jest = join(WORKSPACE_ROOT, 'node_modules/.bin/jest');
  const child = spawn(jest, ['--selectProjects', part, '--silent', '--passWithNoTests'], {
    cwd: WORKSPACE_ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (data: Buffer) => (words += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new ReleaseRefused(
      `${words.slice(-LAST_CHARS)}\nTests of ${part} failed: nothing was released. Mend them, or release with ` +
        '--skip-tests "<reason>", which the history keeps.',
    );
  }
  return Number(/Tests:.*?(\d+) passed/.exec(words)?.[1] ?? 0);
}
