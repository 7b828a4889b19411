import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { errorCode } from './error-code';

const WAIT_LIMIT_MS = 10_000;
const WAIT_STEP_MS = 50;

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
  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (!(await created(file))) {
    if (await holderIsDead(file)) await rm(file, { force: true });
    if (Date.now() > deadline) throw new Error(`${file} is held by another command`);
    await pause(WAIT_STEP_MS);
  }
}

async function created(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function holderIsDead(file: string): Promise<boolean> {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
