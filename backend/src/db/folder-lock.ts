import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the database open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Takes the folder of the embedded database for this process alone. Two processes on one folder would both
 * be answered and lose each other's orders, without any error. A lock left by a killed process is taken
 * over; the one of a living process never.
 *
 * @returns gives the folder free again
 * @throws FolderInUse naming the process
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'db.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isThere(error)) throw error;
      const holder = readFileSync(file, 'utf8');
      if (isAlive(holder)) {
        throw new FolderInUse(
          `The database in ${folder} is open in process ${holder.split(' ')[0]}. Stop it first, or set DATA_DIR.`,
        );
      }
      setAside(file, holder);
    }
  }
  throw new FolderInUse(`The database in ${folder} was taken by another process just now.`);
}

function isThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}

/** Two processes may find the same dead lock at once: what one moves away must be the dead one, not the other's new one. */
function setAside(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // The other one was first.
  }
  if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** The pid alone is not enough: a new process may have been given the number of the dead one. */
function isAlive(holder: string): boolean {
  const [pid = '', startedAt = ''] = holder.split(' ');
  return pid !== '' && startTimeOf(Number(pid)) === startedAt && startedAt !== '';
}

function startTimeOf(pid: number): string {
  try {
    // The 22nd field is the start time; the second, the name, may hold spaces and ends with the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return aliveWithoutProc(pid) ? 'alive' : '';
  }
}

function aliveWithoutProc(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
