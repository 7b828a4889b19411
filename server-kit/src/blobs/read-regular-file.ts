import { constants, type Stats } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { errorCode } from '../error-text';

/** A path in a release store is a symbolic link, is reached through one, or is no regular file. */
export class LinkedFile extends Error {
  override readonly name = 'LinkedFile';

  constructor(path: string) {
    super(`${path} is a symbolic link, or no regular file: a release store contains regular files only.`);
  }
}

/** Larger than any file of a release: an oversized file must not fill the memory of a server. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** A file of a release store is larger than any release file. */
export class OversizedFile extends Error {
  override readonly name = 'OversizedFile';
}

/** A file that was replaced while it was opened is opened again; a link that changes back and forth is not a file. */
const MAX_ATTEMPTS = 5;

interface RegularFile {
  readonly body: Buffer;
  readonly stats: Stats;
}

/**
 * Reads a regular file below `root`. Body and stats come from one handle. `root` itself may be a link.
 *
 * @returns `null` if there is no such file, or a folder
 * @throws LinkedFile when the file, or a folder between it and `root`, is a link
 * @throws OversizedFile above 64 MB
 */
export async function readRegularFile(root: string, path: string): Promise<RegularFile | null> {
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await readOnce(root, path);
      if (found !== 'replaced') return found;
    }
    throw new LinkedFile(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    if (code === 'ELOOP') throw new LinkedFile(path);
    throw error;
  }
}

async function readOnce(root: string, path: string): Promise<RegularFile | 'replaced' | null> {
  // Without O_NONBLOCK, opening a named pipe would wait for a writer.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (stats.isDirectory()) return null;
    if (!stats.isFile() || !(await isFolderInside(root, dirname(path)))) throw new LinkedFile(path);
    if (stats.size > MAX_FILE_BYTES) throw new OversizedFile(`${path} has ${stats.size} bytes.`);
    const current = await lstat(path);
    // The handle was opened through a folder that was a link then, or the file was replaced since.
    if (current.ino !== stats.ino || current.dev !== stats.dev) return 'replaced';
    return { body: await handle.readFile(), stats };
  } finally {
    await handle.close();
  }
}

/** Returns the stats of a regular file; `null` if there is none, or if a link leads to it. */
export async function statRegularFile(root: string, path: string): Promise<Stats | null> {
  const stats = await lstat(path).catch(() => null);
  return stats?.isFile() && (await isFolderInside(root, dirname(path))) ? stats : null;
}

/** Whether no part of the path between `root` and the folder is a link. */
async function isFolderInside(root: string, folder: string): Promise<boolean> {
  const [realRoot, realFolder] = await Promise.all([realpath(root), realpath(folder)]);
  return realFolder === join(realRoot, relative(root, folder));
}
