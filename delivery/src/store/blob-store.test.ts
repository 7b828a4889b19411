import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUCKET, localS3, type LocalS3 } from '../../testing/local-s3';

import { folderShelf } from './folder-blob-store';
import { mirroredShelf } from './mirrored-blob-store';
import { s3Shelf } from './s3-blob-store';
import { ShelfMoved, type Shelf } from './blob-store';

let s3: LocalS3;
let root: string;
let shelves = 0;

beforeAll(async () => {
  s3 = await localS3();
  root = await mkdtemp(join(tmpdir(), 'shelves-'));
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

function mirrored(): Shelf {
  shelves += 1;
  const far = s3Shelf({ client: s3.client, bucket: BUCKET, prefix: `shop-${shelves}/` });
  const folder = join(root, `mirror-${shelves}`);
  return mirroredShelf({ far, folder, pollMs: 2_000, now: () => 0, say: () => {} });
}

function bucket(): Shelf {
  shelves += 1;
  const far = s3Shelf({ client: s3.client, bucket: BUCKET, prefix: `shop-${shelves}/` });
  const { local } = mirroredShelf({
    far,
    folder: join(root, `files-${shelves}`),
    pollMs: 0,
    now: () => 0,
    say: () => {},
  });
  return { ...far, local };
}

const JSON_FILE = { type: 'application/json', cache: 'no-cache' };
const text = (body: string) => Buffer.from(body);

describe.each([
  { kind: 'a folder', open: () => folderShelf(join(root, `folder-${(shelves += 1)}`)) },
  { kind: 'a bucket', open: bucket },
  { kind: 'a mirrored bucket', open: mirrored },
])('$kind as a shelf', ({ open }) => {
  it('has nothing at first', async () => {
    const shelf = open();
    expect(await shelf.read('registry.json')).toBeNull();
    expect(await shelf.tag('registry.json')).toBeNull();
    expect(await shelf.read('shell/1/part.json')).toBeNull();
    expect(await shelf.local('shell/1/a.js')).toBeNull();
    expect(await shelf.keys('')).toEqual([]);
  });

  it('gives back the bytes that were written, with one tag as long as they stay', async () => {
    const shelf = open();
    const body = Buffer.from([0, 255, 13, 10, 195]);
    await shelf.write('shell/1/a.bin', body, { type: 'application/octet-stream', cache: 'no-cache' });
    const found = await shelf.read('shell/1/a.bin');
    expect(found?.body.equals(body)).toBe(true);
    expect(await shelf.tag('shell/1/a.bin')).toBe(found?.tag);
  });

  it('gives the path of a file with the bytes, and none where only a folder would be', async () => {
    const shelf = open();
    await shelf.write('shell/1/a.js', text('let a'), { type: 'text/javascript', cache: 'no-cache' });
    expect(await readFile((await shelf.local('shell/1/a.js')) ?? '', 'utf8')).toBe('let a');
    expect(await shelf.local('shell/1')).toBeNull();
  });

  it('replaces without a condition, and the tag moves on', async () => {
    const shelf = open();
    await shelf.write('registry.json', text('one'), JSON_FILE);
    const before = await shelf.tag('registry.json');
    await shelf.write('registry.json', text('three'), JSON_FILE);
    expect((await shelf.read('registry.json'))?.body.toString()).toBe('three');
    expect(await shelf.tag('registry.json')).not.toBe(before);
  });

  it('makes an object once, where it must be new', async () => {
    const shelf = open();
    const write = (body: string) => shelf.write('history/1.json', text(body), { ...JSON_FILE, ifTag: null });
    await write('first');
    await expect(write('second')).rejects.toThrow(ShelfMoved);
    expect((await shelf.read('history/1.json'))?.body.toString()).toBe('first');
  });

  it('replaces what still has the tag, and nothing else', async () => {
    const shelf = open();
    await shelf.write('registry.json', text('one'), JSON_FILE);
    const ifTag = (await shelf.read('registry.json'))?.tag ?? '';
    await shelf.write('registry.json', text('second'), { ...JSON_FILE, ifTag });
    await expect(shelf.write('registry.json', text('third'), { ...JSON_FILE, ifTag })).rejects.toThrow(
      ShelfMoved,
    );
    expect((await shelf.read('registry.json'))?.body.toString()).toBe('second');
  });

  it('lets a tag of something that is not there fit nothing', async () => {
    const written = open().write('registry.json', text('one'), { ...JSON_FILE, ifTag: '"gone"' });
    await expect(written).rejects.toThrow(ShelfMoved);
  });

  it('takes one of those who write at once', async () => {
    const shelf = open();
    await shelf.write('registry.json', text('start'), JSON_FILE);
    const ifTag = (await shelf.tag('registry.json')) ?? '';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        shelf.write('registry.json', text(`writer number ${index}`), { ...JSON_FILE, ifTag }),
      ),
    );
    const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await shelf.read('registry.json'))?.body.toString()).toBe(`writer number ${winners[0]}`);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ShelfMoved);
    }
  });

  it('lists keys by their beginning, in order', async () => {
    const shelf = open();
    for (const key of [
      'mfe-search/2/b.js',
      'mfe-search/1/part.json',
      'mfe-search/1/a.js',
      'mfe-deal/1/a.js',
    ]) {
      await shelf.write(key, text(key), { type: 'text/plain', cache: 'no-cache' });
    }
    expect(await shelf.keys('mfe-search/')).toEqual([
      'mfe-search/1/a.js',
      'mfe-search/1/part.json',
      'mfe-search/2/b.js',
    ]);
    expect(await shelf.keys('mfe-search/1')).toHaveLength(2);
    expect(await shelf.keys('shell/')).toEqual([]);
  });
});
