import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { errorMessage } from '@storefront/server-kit/error-text';

/** The write-ahead log of the embedded database grows by files of 16 MB; with less than a few, a booking may not fit. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;
const PROBE = Buffer.alloc(4096, 1);

/**
 * Returns why nothing can be written to a folder, `null` when it can. Free space is not enough: a quota, a
 * read-only mount or wrong permissions show only in a write.
 */
export async function unwritableReason(
  folder: string,
  minFreeBytes = MIN_FREE_BYTES,
): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < minFreeBytes) return `the data folder has ${Math.floor(free / 1024 / 1024)} MB left`;
    await writeProbe(join(folder, `.ready-${process.pid}`));
    return null;
  } catch (error) {
    return `the data folder cannot be written: ${errorMessage(error)}`;
  }
}

async function writeProbe(file: string): Promise<void> {
  try {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(PROBE);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
