import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUCKET, localS3, type LocalS3 } from '../../testing/local-s3';

import { BlobConflict, type BlobStore } from '@storefront/server-kit/blobs/blob-store';
import { folderBlobStore } from '@storefront/server-kit/blobs/folder-blob-store';
import { mirroredBlobStore } from './mirrored-blob-store';
import { s3BlobStore } from '@storefront/server-kit/blobs/s3-blob-store';

let s3: LocalS3;
let root: string;
let storeCount = 0;

beforeAll(async () => {
  s3 = await localS3();
  root = await mkdtemp(join(tmpdir(), 'blob-stores-'));
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

function mirrored(): BlobStore {
  storeCount += 1;
  const remote = s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: `shop-${storeCount}/` });
  const folder = join(root, `mirror-${storeCount}`);
  return mirroredBlobStore({ remote, folder, pollMs: 2_000, now: () => 0, log: () => {} });
}

function bucket(): BlobStore {
  storeCount += 1;
  const remote = s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: `shop-${storeCount}/` });
  const { localPath: local } = mirroredBlobStore({
    remote,
    folder: join(root, `files-${storeCount}`),
    pollMs: 0,
    now: () => 0,
    log: () => {},
  });
  return { ...remote, localPath: local };
}

const JSON_FILE = { contentType: 'application/json', cacheControl: 'no-cache' };
const text = (body: string) => Buffer.from(body);

describe.each([
  { kind: 'a folder', open: () => folderBlobStore(join(root, `folder-${(storeCount += 1)}`)) },
  { kind: 'a bucket', open: bucket },
  { kind: 'a mirrored bucket', open: mirrored },
])('$kind as a blob store', ({ open }) => {
  it('is empty at first', async () => {
    const store = open();
    expect(await store.read('registry.json')).toBeNull();
    expect(await store.tag('registry.json')).toBeNull();
    expect(await store.read('shell/1/part.json')).toBeNull();
    expect(await store.localPath('shell/1/a.js')).toBeNull();
    expect(await store.keys('')).toEqual([]);
  });

  it('returns the written bytes, with the same tag until the next write', async () => {
    const store = open();
    const body = Buffer.from([0, 255, 13, 10, 195]);
    await store.write('shell/1/a.bin', body, {
      contentType: 'application/octet-stream',
      cacheControl: 'no-cache',
    });
    const found = await store.read('shell/1/a.bin');
    expect(found?.body.equals(body)).toBe(true);
    expect(await store.tag('shell/1/a.bin')).toBe(found?.tag);
  });

  it('returns the path of a file with the bytes, and null for a folder', async () => {
    const store = open();
    await store.write('shell/1/a.js', text('let a'), {
      contentType: 'text/javascript',
      cacheControl: 'no-cache',
    });
    expect(await readFile((await store.localPath('shell/1/a.js')) ?? '', 'utf8')).toBe('let a');
    expect(await store.localPath('shell/1')).toBeNull();
  });

  it('overwrites without a condition, and changes the tag', async () => {
    const store = open();
    await store.write('registry.json', text('one'), JSON_FILE);
    const before = await store.tag('registry.json');
    await store.write('registry.json', text('three'), JSON_FILE);
    expect((await store.read('registry.json'))?.body.toString()).toBe('three');
    expect(await store.tag('registry.json')).not.toBe(before);
  });

  it('creates a blob only once when it must be new', async () => {
    const store = open();
    const write = (body: string) => store.write('history/1.json', text(body), { ...JSON_FILE, ifTag: null });
    await write('first');
    await expect(write('second')).rejects.toThrow(BlobConflict);
    expect((await store.read('history/1.json'))?.body.toString()).toBe('first');
  });

  it('replaces a blob only while it has the given tag', async () => {
    const store = open();
    await store.write('registry.json', text('one'), JSON_FILE);
    const ifTag = (await store.read('registry.json'))?.tag ?? '';
    await store.write('registry.json', text('second'), { ...JSON_FILE, ifTag });
    await expect(store.write('registry.json', text('third'), { ...JSON_FILE, ifTag })).rejects.toThrow(
      BlobConflict,
    );
    expect((await store.read('registry.json'))?.body.toString()).toBe('second');
  });

  it('rejects a write with the tag of a missing blob', async () => {
    const written = open().write('registry.json', text('one'), { ...JSON_FILE, ifTag: '"gone"' });
    await expect(written).rejects.toThrow(BlobConflict);
  });

  it('accepts exactly one of several concurrent conditional writes', async () => {
    const store = open();
    await store.write('registry.json', text('start'), JSON_FILE);
    const ifTag = (await store.tag('registry.json')) ?? '';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        store.write('registry.json', text(`writer number ${index}`), { ...JSON_FILE, ifTag }),
      ),
    );
    const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await store.read('registry.json'))?.body.toString()).toBe(`writer number ${winners[0]}`);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(BlobConflict);
    }
  });

  it('lists keys by prefix in order', async () => {
    const store = open();
    for (const key of [
      'mfe-search/2/b.js',
      'mfe-search/1/part.json',
      'mfe-search/1/a.js',
      'mfe-deal/1/a.js',
    ]) {
      await store.write(key, text(key), { contentType: 'text/plain', cacheControl: 'no-cache' });
    }
    expect(await store.keys('mfe-search/')).toEqual([
      'mfe-search/1/a.js',
      'mfe-search/1/part.json',
      'mfe-search/2/b.js',
    ]);
    expect(await store.keys('mfe-search/1')).toHaveLength(2);
    expect(await store.keys('shell/')).toEqual([]);
  });
});

describe.each([
  { kind: 'a folder', open: () => folderBlobStore(join(root, `removed-${(storeCount += 1)}`)) },
  {
    kind: 'a bucket',
    open: () => s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: `removed-${(storeCount += 1)}/` }),
  },
])('$kind without local copies', ({ open }) => {
  it('removes a blob, also one that does not exist', async () => {
    const store = open();
    await store.write('pictures/1.jpg', text('one'), JSON_FILE);
    await store.write('pictures/2.jpg', text('two'), JSON_FILE);
    for (const key of ['pictures/1.jpg', 'pictures/1.jpg', 'pictures/none.jpg']) await store.remove(key);
    expect(await store.read('pictures/1.jpg')).toBeNull();
    expect(await store.keys('pictures/')).toEqual(['pictures/2.jpg']);
  });
});
