import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { startScript } from '@storefront/server-kit/child-process';

import { WORKSPACE_ROOT } from '../workspace';

import { keepTemporaryFilesInMemory } from './temporary-files';

const GIGABYTE = 1024 ** 3;
/** Above every process id of Linux. */
const NO_PROCESS = 2 ** 22 + 1;

const EVENTS = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => {
  rmSync(memory, { recursive: true, force: true });
});

function temporaryFolder(
  available: () => number,
  env: Record<string, string | undefined> = {},
): string | undefined {
  const before = EVENTS.map((event) => process.rawListeners(event));
  keepTemporaryFilesInMemory({ folder: memory, available }, env);
  for (const [index, event] of EVENTS.entries())
    for (const listener of process.rawListeners(event))
      if (!before[index]?.includes(listener)) process.removeListener(event, listener as () => void);
  return env['TMPDIR'];
}

it('creates a folder in memory, which other accounts may pass through', () => {
  const folder = temporaryFolder(() => 8 * GIGABYTE) ?? '';
  expect(readdirSync(memory)).toEqual([expect.stringMatching(`^storefront-${process.pid}-`)]);
  expect(dirname(folder)).toBe(memory);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

it.each([
  ['too little memory', () => GIGABYTE],
  [
    'no file system in memory',
    () => {
      throw new Error('ENOENT');
    },
  ],
])('leaves temporary files on the disk with %s', (_, available) => {
  expect(temporaryFolder(available)).toBeUndefined();
});

it('keeps the TMPDIR of the caller', () => {
  expect(temporaryFolder(() => 8 * GIGABYTE, { TMPDIR: '/elsewhere' })).toBe('/elsewhere');
});

it('deletes its folder when a signal ends the process', async () => {
  const user = startScript('tooling/testing/use-temporary-files.ts', [memory], {
    cwd: WORKSPACE_ROOT,
    env: { TMPDIR: '' },
    output: 'capture',
  });
  await user.waitForOutput(/ready in .+/, 20_000);
  expect(readdirSync(memory)).toEqual([expect.stringMatching(`^storefront-${user.child.pid}-`)]);
  await user.stop();
  expect(readdirSync(memory)).toEqual([]);
});

it('deletes the folders of killed runs, and no others', () => {
  const [killed, running, foreign] = [
    `storefront-${NO_PROCESS}-a`,
    `storefront-${process.ppid}-b`,
    'storefront-else',
  ].map((name) => join(memory, name));
  for (const folder of [killed, running, foreign]) mkdirSync(folder ?? '');
  temporaryFolder(() => 8 * GIGABYTE);
  expect([killed, running, foreign].map((folder) => existsSync(folder ?? ''))).toEqual([false, true, true]);
});
