import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUCKET, localS3, type LocalS3 } from '../../testing/local-s3';

import { mirroredShelf } from './mirrored-blob-store';
import { S3Fault } from './s3-error';
import { s3Shelf, type FarShelf } from './s3-blob-store';
import type { Shelf } from './blob-store';
import { BadShelfKey } from './blob-key';

let s3: LocalS3;
let root: string;
let far: FarShelf;
let clock: number;
let said: string[];

beforeEach(async () => {
  s3 = await localS3();
  root = await mkdtemp(join(tmpdir(), 'mirror-'));
  far = s3Shelf({ client: s3.client, bucket: BUCKET, prefix: 'shop/' });
  clock = 1_000;
  said = [];
});
afterEach(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

/** A new one is a process that starts: it knows what lies on the disk. */
function edge(): Shelf {
  return mirroredShelf({
    far,
    folder: root,
    pollMs: 2_000,
    now: () => clock,
    say: (line) => said.push(line),
  });
}

const FILE = { type: 'text/javascript', cache: 'public, max-age=31536000, immutable' };
const put = (key: string, body: string) => far.write(key, Buffer.from(body), FILE);
const asks = (key: string) => s3.store.asked.filter((line) => line.includes(`shop/${key}?`)).length;
const textOf = async (shelf: Shelf, key: string) => (await shelf.read(key))?.body.toString() ?? null;
/** Until what goes on behind the back of a request has led to this. */
async function eventually(check: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setImmediate(resolve));
}

describe('an object that never changes', () => {
  it('is fetched once, however many want it at once and later', async () => {
    await put('shell/1/a.js', 'let a');
    const shelf = edge();
    const paths = await Promise.all(Array.from({ length: 20 }, () => shelf.local('shell/1/a.js')));
    expect(new Set(paths).size).toBe(1);
    expect(await readFile((await edge().local('shell/1/a.js')) ?? '', 'utf8')).toBe('let a');
    expect(asks('shell/1/a.js')).toBe(2); // the write, and one read
  });

  it('is not kept in part when its answer was cut, and comes whole with the next ask', async () => {
    await put('shell/1/a.js', 'let a = 1;');
    const shelf = edge();
    s3.store.spoilNext('GET', 'cut');
    await expect(shelf.local('shell/1/a.js')).rejects.toThrow(S3Fault);
    expect(await readdir(root)).toEqual([]);
    expect(await textOf(shelf, 'shell/1/a.js')).toBe('let a = 1;');
  });

  it('is not taken from a file that somebody was still writing', async () => {
    await put('shell/1/a.js', 'let a');
    await edge().local('shell/1/a.js');
    await writeFile(join(root, 'shell/1/b.js.0123456789ab.growing'), 'let');
    expect(await edge().local('shell/1/b.js')).toBeNull();
  });

  it('is looked for again two seconds after it was absent', async () => {
    const shelf = edge();
    expect(await shelf.local('shell/2/a.js')).toBeNull();
    await put('shell/2/a.js', 'let a');
    clock += 1_900;
    expect(await shelf.local('shell/2/a.js')).toBeNull();
    clock += 200;
    expect(await shelf.local('shell/2/a.js')).not.toBeNull();
  });

  it('is served without its compressed copy while the bucket is away', async () => {
    await put('shell/1/logo.svg', '<svg/>');
    await edge().local('shell/1/logo.svg');
    await s3.store.close();
    const shelf = edge();
    expect(await shelf.local('shell/1/logo.svg.br')).toBeNull();
    expect(await readFile((await shelf.local('shell/1/logo.svg')) ?? '', 'utf8')).toBe('<svg/>');
    await expect(shelf.local('shell/1/never-asked-for.svg')).rejects.toThrow(/could not read shell.1.never/);
  });

  it('gets its compressed copy behind the back of those who want it', async () => {
    await put('shell/1/a.js', 'let a');
    const shelf = edge();
    await shelf.local('shell/1/a.js');
    await put('shell/1/a.js.br', 'compressed');
    expect(await shelf.local('shell/1/a.js.br')).toBeNull();
    await eventually(async () => (await shelf.local('shell/1/a.js.br')) !== null);
  });

  it.each(['../registry.json', '/etc/passwd', 'shell/../../x', 'shell/\0', ''])(
    'has no name that leads elsewhere: %j',
    async (key) => {
      await expect(edge().local(key)).rejects.toThrow(BadShelfKey);
      await expect(edge().read(key)).rejects.toThrow(BadShelfKey);
    },
  );
});

describe('the registry', () => {
  it('is asked for at most once in the time of a poll, and nobody waits for it', async () => {
    await put('registry.json', 'one');
    const shelf = edge();
    const first = await shelf.tag('registry.json');
    await put('registry.json', 'second');
    const before = s3.store.asked.length;
    for (let visit = 0; visit < 50; visit += 1) expect(await shelf.tag('registry.json')).toBe(first);
    expect(s3.store.asked.length).toBe(before);

    clock += 2_000;
    expect(await textOf(shelf, 'registry.json')).toBe('one');
    await eventually(async () => (await textOf(shelf, 'registry.json')) === 'second');
    expect(await shelf.tag('registry.json')).not.toBe(first);
    // One look at the tag, and the body once: it has changed.
    expect(s3.store.asked.length).toBe(before + 2);
  });

  it('costs a look at its tag where nothing has changed', async () => {
    await put('registry.json', 'one');
    const shelf = edge();
    await shelf.tag('registry.json');
    const before = s3.store.asked.length;
    clock += 2_000;
    await shelf.tag('registry.json');
    await eventually(() => s3.store.asked.length > before);
    expect(s3.store.asked.slice(before)).toEqual([expect.stringMatching(/^HEAD /)]);
  });

  it('is the last one while the bucket is away, after a restart too; it says so once', async () => {
    await put('registry.json', 'one');
    const shelf = edge();
    await shelf.read('registry.json');
    await s3.store.close();
    clock += 2_000;
    expect(await textOf(shelf, 'registry.json')).toBe('one');
    await eventually(() => said.length > 0);
    clock += 2_000;
    expect(await textOf(shelf, 'registry.json')).toBe('one');
    expect(said).toEqual([
      expect.stringMatching(/^Bucket releases: could not look at registry.json.*Going on/),
    ]);

    expect(await textOf(edge(), 'registry.json')).toBe('one');
    expect(await edge().tag('registry.json')).not.toBeNull();
  });

  it('cannot be had where none was ever seen and the bucket is away', async () => {
    await s3.store.close();
    await expect(edge().read('registry.json')).rejects.toThrow(S3Fault);
  });
});
