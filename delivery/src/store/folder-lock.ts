import { randomBytes } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { errorCode } from './error-code';

const WAIT_LIMIT_MS = 10_000;
const WAIT_STEP_MS = 50;
/** Longer than two who find the same dead holder need to get past each other. */
const SETTLE_MS = 100;

/** Runs `act` while no other process does. A lock left by a process that died is taken over. */
export async function withFolderLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  await take(file);
  try {
    return await act();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  const mine = `${process.pid} ${randomBytes(8).toString('hex')}`;
  const deadline = Date.now() + WAIT_LIMIT_MS;
  let tookOver = false;
  for (;;) {
    if (await created(file, mine)) {
      if (!tookOver) return;
      // Another who found the same dead holder may have removed this lock instead of that one.
      await pause(SETTLE_MS);
      if ((await textOf(file)) === mine) return;
    } else if (await holderIsDead(file)) {
      await rm(file, { force: true });
      tookOver = true;
      continue;
    }
    if (Date.now() > deadline) {
      const holder = Number.parseInt(await textOf(file), 10);
      throw new Error(`${file} is held by another command${holder ? ` (process ${holder})` : ''}`);
    }
    await pause(WAIT_STEP_MS);
  }
}

async function created(file: string, text: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(text);
    await handle.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function holderIsDead(file: string): Promise<boolean> {
  const text = await textOf(file);
  const pid = Number.parseInt(text, 10);
  // Killed between making the file and writing its name into it.
  if (Number.isNaN(pid)) return isAbandoned(file);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/** Nobody needs this long to write a number. */
const ABANDONED_MS = 2_000;

async function isAbandoned(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  try {
    const { mtimeMs, size } = await handle.stat();
    return size === 0 && Date.now() - mtimeMs > ABANDONED_MS;
  } finally {
    await handle.close();
  }
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
