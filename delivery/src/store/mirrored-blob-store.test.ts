import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUCKET, localS3, type LocalS3 } from '../../testing/local-s3';

import { InvalidBlobKey } from '@storefront/server-kit/blobs/blob-key';
import type { BlobStore } from '@storefront/server-kit/blobs/blob-store';
import { mirroredBlobStore } from './mirrored-blob-store';
import { s3BlobStore, type RemoteBlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { S3Error } from '@storefront/server-kit/blobs/s3-error';

let s3: LocalS3;
let root: string;
let remote: RemoteBlobStore;
let clock: number;
let logged: string[];

beforeEach(async () => {
  s3 = await localS3();
  root = await mkdtemp(join(tmpdir(), 'mirror-'));
  remote = s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: 'shop/' });
  clock = 1_000;
  logged = [];
});
afterEach(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

/** Opens the mirror as a new process would, with the copies that are on disk. */
function openMirror(): BlobStore {
  // A poll of an earlier test may end after it, when its bucket is closed.
  const lines = logged;
  return mirroredBlobStore({
    remote,
    folder: root,
    pollMs: 2_000,
    now: () => clock,
    log: (line) => lines.push(line),
  });
}

const FILE = { contentType: 'text/javascript', cacheControl: 'public, max-age=31536000, immutable' };
const put = (key: string, body: string) => remote.write(key, Buffer.from(body), FILE);
const requestsFor = (key: string) => s3.store.requests.filter((line) => line.includes(`shop/${key}?`)).length;
const textOf = async (mirror: BlobStore, key: string) => (await mirror.read(key))?.body.toString() ?? null;
/** Waits for the result of a background fetch. */
async function eventually(check: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setImmediate(resolve));
}

describe('an immutable blob', () => {
  it('is fetched once for concurrent and later reads', async () => {
    await put('shell/1/a.js', 'let a');
    const mirror = openMirror();
    const paths = await Promise.all(Array.from({ length: 20 }, () => mirror.localPath('shell/1/a.js')));
    expect(new Set(paths).size).toBe(1);
    expect(await readFile((await openMirror().localPath('shell/1/a.js')) ?? '', 'utf8')).toBe('let a');
    expect(requestsFor('shell/1/a.js')).toBe(2); // the write, and one read
  });

  it('is not stored after a truncated response, and is fetched again on the next read', async () => {
    await put('shell/1/a.js', 'let a = 1;');
    const mirror = openMirror();
    s3.store.injectFault('GET', 'truncate');
    await expect(mirror.localPath('shell/1/a.js')).rejects.toThrow(S3Error);
    expect(await readdir(root)).toEqual([]);
    expect(await textOf(mirror, 'shell/1/a.js')).toBe('let a = 1;');
  });

  it('is not served from a temporary file of an unfinished write', async () => {
    await put('shell/1/a.js', 'let a');
    await openMirror().localPath('shell/1/a.js');
    await writeFile(join(root, 'shell/1/b.js.0123456789ab.growing'), 'let');
    expect(await openMirror().localPath('shell/1/b.js')).toBeNull();
  });

  it('is requested again two seconds after it was missing', async () => {
    const mirror = openMirror();
    expect(await mirror.localPath('shell/2/a.js')).toBeNull();
    await put('shell/2/a.js', 'let a');
    clock += 1_900;
    expect(await mirror.localPath('shell/2/a.js')).toBeNull();
    clock += 200;
    expect(await mirror.localPath('shell/2/a.js')).not.toBeNull();
  });

  it('is served without its compressed copy while the bucket is unreachable', async () => {
    await put('shell/1/logo.svg', '<svg/>');
    await openMirror().localPath('shell/1/logo.svg');
    await s3.store.close();
    const mirror = openMirror();
    expect(await mirror.localPath('shell/1/logo.svg.br')).toBeNull();
    expect(await readFile((await mirror.localPath('shell/1/logo.svg')) ?? '', 'utf8')).toBe('<svg/>');
    await expect(mirror.localPath('shell/1/never-requested.svg')).rejects.toThrow(
      /could not read shell.1.never/,
    );
  });

  it('fetches its compressed copy in the background', async () => {
    await put('shell/1/a.js', 'let a');
    const mirror = openMirror();
    await mirror.localPath('shell/1/a.js');
    await put('shell/1/a.js.br', 'compressed');
    expect(await mirror.localPath('shell/1/a.js.br')).toBeNull();
    await eventually(async () => (await mirror.localPath('shell/1/a.js.br')) !== null);
  });

  it('is fetched again after a wrong copy was discarded', async () => {
    await put('shell/1/a.js', 'let a');
    const mirror = openMirror();
    await mirror.read('shell/1/a.js');
    await writeFile(join(root, 'shell/1/a.js'), 'planted()');
    expect(await textOf(mirror, 'shell/1/a.js')).toBe('planted()');
    await mirror.discardCopy?.('shell/1/a.js');
    expect(await textOf(mirror, 'shell/1/a.js')).toBe('let a');
  });

  it.each(['../registry.json', '/etc/passwd', 'shell/../../x', 'shell/\0', ''])(
    'rejects the invalid key %j',
    async (key) => {
      await expect(openMirror().localPath(key)).rejects.toThrow(InvalidBlobKey);
      await expect(openMirror().read(key)).rejects.toThrow(InvalidBlobKey);
    },
  );
});

describe('the registry', () => {
  it('is polled at most once per interval, in the background', async () => {
    await put('registry.json', 'one');
    const mirror = openMirror();
    const first = await mirror.tag('registry.json');
    await put('registry.json', 'second');
    const before = s3.store.requests.length;
    for (let visit = 0; visit < 50; visit += 1) expect(await mirror.tag('registry.json')).toBe(first);
    expect(s3.store.requests.length).toBe(before);

    clock += 2_000;
    expect(await textOf(mirror, 'registry.json')).toBe('one');
    await eventually(async () => (await textOf(mirror, 'registry.json')) === 'second');
    expect(await mirror.tag('registry.json')).not.toBe(first);
    // One request for the tag and one for the changed body.
    expect(s3.store.requests.length).toBe(before + 2);
  });

  it('costs one request for the tag when it has not changed', async () => {
    await put('registry.json', 'one');
    const mirror = openMirror();
    await mirror.tag('registry.json');
    const before = s3.store.requests.length;
    clock += 2_000;
    await mirror.tag('registry.json');
    await eventually(() => s3.store.requests.length > before);
    expect(s3.store.requests.slice(before)).toEqual([expect.stringMatching(/^HEAD /)]);
  });

  it('stays the last one while the bucket is unreachable, also after a restart, and logs that once', async () => {
    await put('registry.json', 'one');
    const mirror = openMirror();
    await mirror.read('registry.json');
    await s3.store.close();
    clock += 2_000;
    expect(await textOf(mirror, 'registry.json')).toBe('one');
    await eventually(() => logged.length > 0);
    clock += 2_000;
    expect(await textOf(mirror, 'registry.json')).toBe('one');
    expect(logged).toEqual([
      expect.stringMatching(/^Bucket releases: could not check registry.json.*Continuing/),
    ]);

    expect(await textOf(openMirror(), 'registry.json')).toBe('one');
    expect(await openMirror().tag('registry.json')).not.toBeNull();
  });

  it('cannot be read when the bucket is unreachable and no copy exists', async () => {
    await s3.store.close();
    await expect(openMirror().read('registry.json')).rejects.toThrow(S3Error);
  });
});
