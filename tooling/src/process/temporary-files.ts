import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

import { errorCode } from '@storefront/server-kit/error-text';

import { WORKSPACE_ROOT } from '../workspace';

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'storefront-';
const LEFTOVER = /^storefront-(?<pid>\d+)-/;
/** Shells add it to the number of the signal that ended a command. */
const SIGNAL_CODE = 128;
/** A whole run of the tests had 0.4 GB of temporary files at most (2026-12-01); the rest is for its programs. */
const NEEDED_BYTES = 6 * 1024 ** 3;

export interface MemoryFileSystem {
  readonly folder: string;
  /** Bytes that are free in its file system and in memory. */
  readonly available: () => number;
}

const SYSTEM: MemoryFileSystem = {
  folder: MEMORY,
  available: () => {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  },
};

/**
 * Keeps the temporary files of this process and of those that it starts in memory, until it ends. Tests create and delete
 * hundreds of databases and release stores. Nothing changes where `TMPDIR` is set, or without enough memory.
 *
 * Caches that the next run needs stay in `.cache`.
 */
export function keepTemporaryFilesInMemory(system = SYSTEM, env: NodeJS.ProcessEnv = process.env): void {
  env['PWTEST_CACHE_DIR'] ??= join(WORKSPACE_ROOT, '.cache/playwright');
  if (env['TMPDIR'] || !hasSpace(system)) return;
  removeLeftovers(system.folder);
  const folder = mkdtempSync(join(system.folder, `${PREFIX}${process.pid}-`));
  // Other accounts may pass through it: PostgreSQL does not run as root.
  chmodSync(folder, 0o755);
  env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(SIGNAL_CODE + constants.signals[signal]));
}

function hasSpace({ available }: MemoryFileSystem): boolean {
  try {
    return available() >= NEEDED_BYTES;
  } catch {
    // Another operating system, or a container without it.
    return false;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = LEFTOVER.exec(name)?.groups?.['pid'];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch {
      // It is another user's.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is a process of another user.
    return errorCode(error) === 'EPERM';
  }
}
