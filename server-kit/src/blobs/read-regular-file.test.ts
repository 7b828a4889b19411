import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderBlobStore } from './folder-blob-store';
import { LinkedFile } from './read-regular-file';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'regular-'));
  await mkdir(join(root, 'store/shell/1'), { recursive: true });
  await mkdir(join(root, 'outside'));
  await writeFile(join(root, 'store/shell/1/a.js'), 'let a');
  await writeFile(join(root, 'outside/a.js'), 'secret');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const KEY = 'shell/1/a.js';
const FILE = () => join(root, 'store', KEY);

describe('a blob in a folder', () => {
  it('is read when the folder of the store is itself a link', async () => {
    await symlink(join(root, 'store'), join(root, 'link'));
    const store = folderBlobStore(join(root, 'link'));
    expect((await store.read(KEY))?.body.toString()).toBe('let a');
    expect(await store.localPath(KEY)).toBe(join(root, 'link', KEY));
  });

  it.each([
    {
      what: 'it is a link',
      inject: async () => {
        await rm(FILE());
        await symlink(join(root, 'outside/a.js'), FILE());
      },
    },
    {
      what: 'its folder is a link',
      inject: async () => {
        await rename(join(root, 'store/shell/1'), join(root, 'moved'));
        await symlink(join(root, 'outside'), join(root, 'store/shell/1'));
      },
    },
    {
      what: 'a folder above its folder is a link',
      inject: async () => {
        await rename(join(root, 'store/shell'), join(root, 'shell'));
        await symlink(join(root, 'shell'), join(root, 'store/shell'));
      },
    },
  ])('is not read when $what', async ({ inject }) => {
    await inject();
    const store = folderBlobStore(join(root, 'store'));
    await expect(store.read(KEY)).rejects.toThrow(LinkedFile);
    expect(await store.tag(KEY)).toBeNull();
    expect(await store.localPath(KEY)).toBeNull();
  });

  it('is read while another process replaces it', async () => {
    const store = folderBlobStore(join(root, 'store'));
    const write = (text: string) =>
      store.write(KEY, Buffer.from(text), { contentType: '', cacheControl: '' });
    for (let time = 0; time < 50; time += 1) {
      const [found] = await Promise.all([store.read(KEY), write(`let a = ${time}`)]);
      expect(found?.body.toString()).toMatch(/^let a/);
    }
  });
});
