import { createHash, randomBytes } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { errorCode } from './error-text';

/** A running process holds the lock. */
export class FileLocked extends Error {
  override readonly name = 'FileLocked';
  /** `null` while the holder has not written its number yet. */
  readonly pid: number | null;

  constructor(file: string, pid: number | null) {
    super(`${file} is held by another command${pid === null ? '' : ` (process ${pid})`}`);
    this.pid = pid;
  }
}

export interface FileLockOptions {
  /** Milliseconds to wait for another running process; 0 fails at once. */
  readonly waitMs: number;
}

const WAIT_STEP_MS = 50;
/** A lock file that is still empty after this time was created by a process that died before writing. */
const ABANDONED_MS = 2_000;

/** Runs `work` while no other process on this machine does. @throws FileLocked after 10 s */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  options: FileLockOptions = { waitMs: 10_000 },
): Promise<T> {
  const release = await acquireFileLock(file, options);
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Takes a lock that is a file with the identity of its holder. The lock of a dead process is taken over, the
 * lock of a running process never: not after any time, and not because a new process got the same number.
 *
 * @returns releases the lock
 * @throws FileLocked when a running process holds it
 */
export async function acquireFileLock(
  file: string,
  { waitMs }: FileLockOptions,
): Promise<() => Promise<void>> {
  const own = await ownIdentity();
  const deadline = Date.now() + waitMs;
  for (;;) {
    if (await isCreated(file, own)) return () => removeIfHeldBy(file, own);
    const holder = await holderOf(file);
    if (holder === null) continue;

    const state = await stateOf(file, holder);
    if (state === 'dead') {
      await takeAway(file, holder, waitMs);
      continue;
    }
    if (state === 'running' && Date.now() >= deadline) throw new FileLocked(file, pidOf(holder));
    await pause(WAIT_STEP_MS);
  }
}

/**
 * Removes the lock of a dead process. Several processes may find the same dead lock, and one that is slow must not
 * remove the new lock of another. So the right to remove it is itself a lock, named after the dead holder:
 * under it the content cannot change between check and removal.
 */
async function takeAway(file: string, holder: string, waitMs: number): Promise<void> {
  const digest = createHash('sha256').update(holder).digest('hex').slice(0, 16);
  await withFileLock(
    `${file}.${digest}.lock`,
    async () => {
      if ((await holderOf(file)) === holder && (await stateOf(file, holder)) === 'dead') {
        await rm(file, { force: true });
      }
    },
    { waitMs: Math.max(waitMs, ABANDONED_MS) },
  );
}

async function isCreated(file: string, identity: string): Promise<boolean> {
  let handle;
  try {
    handle = await open(file, 'wx');
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    await handle.writeFile(identity);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  // A process that was suspended between creating and writing may have lost the file to another.
  return (await holderOf(file)) === identity;
}

async function removeIfHeldBy(file: string, identity: string): Promise<void> {
  if ((await holderOf(file)) === identity) await rm(file, { force: true });
}

async function holderOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

type HolderState = 'running' | 'dead' | 'unknown';

async function stateOf(file: string, holder: string): Promise<HolderState> {
  if (holder === '') return (await ageOf(file)) > ABANDONED_MS ? 'dead' : 'unknown';
  const pid = pidOf(holder);
  if (pid === null || !isRunning(pid)) return 'dead';
  const [, startTime, ...rest] = holder.split(' ');
  const current = await startTimeOf(pid);
  if (current === ZOMBIE) return 'dead';
  const isSameProcess = rest.length === 0 || startTime === UNKNOWN || current === UNKNOWN;
  return isSameProcess || startTime === current ? 'running' : 'dead';
}

async function ageOf(file: string): Promise<number> {
  try {
    return Date.now() - (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}

/** Process id, start time, and a random text that distinguishes two locks of one process. */
async function ownIdentity(): Promise<string> {
  return `${process.pid} ${await startTimeOf(process.pid)} ${randomBytes(8).toString('hex')}`;
}

function pidOf(holder: string): number | null {
  const pid = Number.parseInt(holder, 10);
  return pid > 0 ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, as another user.
    return errorCode(error) !== 'ESRCH';
  }
}

const UNKNOWN = '-';
const ZOMBIE = 'zombie';

/** Clock ticks from the start of the machine to the start of the process; `-` on systems without `/proc`. */
async function startTimeOf(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The 22nd field is the start time; the second, the name, may hold spaces and ends with the last bracket.
    const [state, ...fields] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? ZOMBIE : (fields[18] ?? UNKNOWN);
  } catch {
    return UNKNOWN;
  }
}
