import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepTemporaryFilesInMemory } from './temporary-files';

const GIGABYTE = 1024 ** 3;
/** Above every process id of Linux. */
const NO_PROCESS = 2 ** 22 + 1;

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
  const before = process.listeners('exit');
  keepTemporaryFilesInMemory({ folder: memory, available }, env);
  for (const listener of process.listeners('exit'))
    if (!before.includes(listener)) process.removeListener('exit', listener);
  return env['TMPDIR'];
}

it('creates a folder in memory, which other accounts may pass through', () => {
  const folder = temporaryFolder(() => 8 * GIGABYTE) ?? '';
  expect(folder).toBe(join(memory, `storefront-${process.pid}`));
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

it('deletes the folders of killed runs, and no others', () => {
  const [killed, running, foreign] = [`storefront-${NO_PROCESS}`, `storefront-${process.ppid}`, 'else'].map(
    (name) => join(memory, name),
  );
  for (const folder of [killed, running, foreign]) mkdirSync(folder ?? '');
  temporaryFolder(() => 8 * GIGABYTE);
  expect([killed, running, foreign].map((folder) => existsSync(folder ?? ''))).toEqual([false, true, true]);
});
