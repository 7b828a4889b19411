import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { errorCode } from './error-code';
import { withFolderLock } from './folder-lock';
import { ShelfMoved, type Shelf } from './blob-store';

/** Objects as files below a folder. */
export function folderShelf(root: string): Shelf {
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const tag = async (key: string) => {
    const found = await stat(pathOf(key)).catch(() => null);
    return found?.isFile() ? tagOf(found) : null;
  };

  return {
    tag,
    async read(key) {
      const handle = await open(pathOf(key)).catch(absent);
      if (!handle) return null;
      try {
        // Of the same open file: a swap in between cannot mix the two.
        return { tag: tagOf(await handle.stat()), body: await handle.readFile() };
      } finally {
        await handle.close();
      }
    },
    async write(key, body, { ifTag }) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      if (ifTag === undefined) return replace(path, body);
      await withFolderLock(`${path}.lock`, async () => {
        if ((await tag(key)) !== ifTag) throw new ShelfMoved(`${key} was changed by somebody else`);
        await replace(path, body);
      });
    },
    async keys(prefix) {
      const folder = pathOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !isUnfinished(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    async local(key) {
      const path = pathOf(key);
      return (await stat(path).catch(() => null))?.isFile() ? path : null;
    },
  };
}

/** Whoever reads sees the old file or the new one, whatever happens to the writer. */
async function replace(path: string, body: Buffer): Promise<void> {
  const growing = `${path}.${randomBytes(6).toString('hex')}${GROWING}`;
  try {
    const handle = await open(growing, 'wx');
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(growing, path);
  } catch (error) {
    await rm(growing, { force: true });
    throw error;
  }
}

const GROWING = '.growing';

function isUnfinished(name: string): boolean {
  return name.endsWith(GROWING) || name.endsWith('.lock');
}

function tagOf({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string {
  return `${ino}-${mtimeMs}-${size}`;
}

function absent(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return null;
  throw error;
}
