import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { errorCode } from '../error-text';
import { withFileLock } from '../file-lock';

import { BlobConflict, type BlobStore, type PlainBlobStore } from './blob-store';
import { readRegularFile, statRegularFile } from './read-regular-file';

/** Stores blobs as files in a folder. Files that are symbolic links, or are reached through one, are not blobs. */
export function folderBlobStore(root: string): BlobStore & PlainBlobStore {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const tag = async (key: string) => {
    const found = await statRegularFile(root, pathOf(key));
    return found && tagOf(found);
  };

  return {
    tag,
    async read(key) {
      const found = await readRegularFile(root, pathOf(key));
      return found && { tag: tagOf(found.stats), body: found.body };
    },
    async write(key, body, { ifTag }) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      if (ifTag === undefined) return replace(path, body);
      await withFileLock(`${path}.lock`, async () => {
        if ((await tag(key)) !== ifTag) throw new BlobConflict(`${key} was changed by another process`);
        await replace(path, body);
      });
    },
    async keys(prefix) {
      const folder = pathOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !isTemporary(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async localPath(key) {
      const path = pathOf(key);
      return (await statRegularFile(root, path)) ? path : null;
    },
  };
}

/** Writes to a temporary file and renames it: readers see the old or the new file, also after a crash. */
async function replace(path: string, body: Buffer): Promise<void> {
  const temporaryPath = `${path}.${randomBytes(6).toString('hex')}${TEMPORARY_SUFFIX}`;
  try {
    const handle = await open(temporaryPath, 'wx');
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

const TEMPORARY_SUFFIX = '.growing';

function isTemporary(name: string): boolean {
  return name.endsWith(TEMPORARY_SUFFIX) || name.endsWith('.lock');
}

/** The change time cannot be set, unlike the modification time. */
function tagOf({ ino, mtimeMs, ctimeMs, size }: Stats): string {
  return `${ino}-${mtimeMs}-${ctimeMs}-${size}`;
}

function nullIfMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return null;
  throw error;
}
