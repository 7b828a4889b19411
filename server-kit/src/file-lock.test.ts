import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startScript, type RunningProcess } from './child-process';
import { acquireFileLock, FileLocked, withFileLock } from './file-lock';

const ROOT = join(__dirname, '../..');
const DEAD = '999999999 1 dead';

let folder: string;
let lock: string;
const running: RunningProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
  lock = join(folder, 'lock');
});
afterEach(async () => {
  for (const process of running.splice(0)) await process.kill();
  rmSync(folder, { recursive: true, force: true });
});

function start(script: string, ...args: readonly string[]): RunningProcess {
  const started = startScript(join(__dirname, '../testing', script), args, {
    cwd: ROOT,
    env: { NODE_OPTIONS: '' },
    output: 'capture',
  });
  running.push(started);
  return started;
}

it('is held by one at a time, and leaves no file behind', async () => {
  const release = await acquireFileLock(lock, { waitMs: 0 });
  await expect(acquireFileLock(lock, { waitMs: 0 })).rejects.toThrow(FileLocked);
  await release();

  await withFileLock(lock, () => Promise.resolve());
  expect(readdirSync(folder)).toEqual([]);
});

it('is released after a failure', async () => {
  const failing = withFileLock(lock, () => Promise.reject(new Error('no space')));
  await expect(failing).rejects.toThrow('no space');
  expect(readdirSync(folder)).toEqual([]);
});

it('waits for its turn', async () => {
  const order: string[] = [];
  const release = await acquireFileLock(lock, { waitMs: 0 });
  const second = withFileLock(lock, async () => void order.push('second'));
  order.push('first');
  await release();
  await second;
  expect(order).toEqual(['first', 'second']);
});

it('names the process that holds it, and takes over after kill -9', async () => {
  const holder = start('hold-lock.ts', lock);
  await holder.waitForOutput(/locked/);
  await expect(acquireFileLock(lock, { waitMs: 100 })).rejects.toMatchObject({ pid: holder.child.pid });

  await holder.kill();
  await withFileLock(lock, () => Promise.resolve());
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['a process that no longer runs', DEAD],
  ['an earlier process with the number of a running one', `${process.pid} 1 earlier`],
  ['a file that is not a lock', 'garbage'],
])('is taken over from %s', async (_holder, content) => {
  writeFileSync(lock, content);
  await withFileLock(lock, () => Promise.resolve(), { waitMs: 0 });
  expect(readdirSync(folder)).toEqual([]);
});

it('is taken over from a process that died before it wrote its number, but not while it may still write', async () => {
  writeFileSync(lock, '');
  const old = new Date(Date.now() - 1_500);
  utimesSync(lock, old, old);
  const before = Date.now();

  await withFileLock(lock, () => Promise.resolve(), { waitMs: 0 });
  expect(Date.now() - before).toBeGreaterThan(400);
});

it('does not remove the lock of another on release', async () => {
  const release = await acquireFileLock(lock, { waitMs: 0 });
  writeFileSync(lock, `${process.pid} - other`);
  await release();
  expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} - other`);
});

it('loses no update of several processes that find a dead lock at the same time', async () => {
  const counter = join(folder, 'counter');
  writeFileSync(counter, '0');
  writeFileSync(lock, DEAD);
  const processes = Array.from({ length: 3 }, () => start('count-under-lock.ts', lock, counter, '20'));
  await Promise.all(processes.map((each) => each.waitForOutput(/started/)));
  const exits = await Promise.all(processes.map((each) => each.closed));

  expect(exits.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(readFileSync(counter, 'utf8')).toBe('60');
  expect(readdirSync(folder)).toEqual(['counter']);
}, 60_000);

it('loses no update while processes that hold it are killed', async () => {
  const counter = join(folder, 'counter');
  writeFileSync(counter, '0');
  for (let round = 0; round < 2; round += 1) {
    const victim = start('hold-lock.ts', lock);
    const others = [
      start('count-under-lock.ts', lock, counter, '5'),
      start('count-under-lock.ts', lock, counter, '5'),
    ];
    await victim.waitForOutput(/locked/, 20_000).catch(() => '');
    await victim.kill();
    await Promise.all(others.map((each) => each.closed));
  }
  // On a busy machine the others may have finished before the last victim took the lock.
  await withFileLock(lock, () => Promise.resolve());
  expect(readFileSync(counter, 'utf8')).toBe('20');
  expect(readdirSync(folder)).toEqual(['counter']);
}, 60_000);
