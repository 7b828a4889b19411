import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { HeadObjectCommand } from '@aws-sdk/client-s3';

import { BUCKET, localClient, localS3, type LocalS3 } from '../../testing/local-s3';

import { InvalidBlobKey } from '@storefront/server-kit/blobs/blob-key';
import { BlobConflict } from '@storefront/server-kit/blobs/blob-store';
import { s3BlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { createS3Client } from '@storefront/server-kit/blobs/s3-client';
import { S3Error } from '@storefront/server-kit/blobs/s3-error';

let s3: LocalS3;
beforeAll(async () => {
  s3 = await localS3();
});
afterAll(() => s3.close());

let shops = 0;
const newPrefix = () => `shop-${(shops += 1)}/`;
const newStore = (prefix = newPrefix()) => s3BlobStore({ client: s3.client, bucket: BUCKET, prefix });
const JSON_FILE = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };
const text = (body: string) => Buffer.from(body);

describe('an object in a bucket', () => {
  it('is stored below the prefix with its Content-Type and Cache-Control', async () => {
    const prefix = newPrefix();
    const cache = 'public, max-age=31536000, immutable';
    await newStore(prefix).write('shell/1/a.js', text('let a'), {
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: cache,
    });
    const head = await s3.client.send(
      new HeadObjectCommand({ Bucket: BUCKET, Key: `${prefix}shell/1/a.js` }),
    );
    expect(head).toMatchObject({ ContentType: 'text/javascript; charset=utf-8', CacheControl: cache });
  });

  it('is listed, whatever page of the listing it is on', async () => {
    const store = newStore();
    const keys = Array.from({ length: 8 }, (_, index) => `history/00000000${index}.json`);
    await Promise.all(keys.map((key) => store.write(key, text('{}'), JSON_FILE)));
    expect(await store.keys('history/')).toEqual(keys);
    expect(s3.store.requests.filter((line) => line.includes('continuation-token')).length).toBe(2);
  });

  it.each(['../other/registry.json', '/registry.json', 'a//b', 'a/./b', 'a\\b', ''])(
    'rejects the invalid key %j',
    async (key) => {
      await expect(newStore().read(key)).rejects.toThrow(InvalidBlobKey);
      await expect(newStore().write(key, text(''), JSON_FILE)).rejects.toThrow(InvalidBlobKey);
    },
  );

  it('is never returned truncated', async () => {
    const store = newStore();
    await store.write('registry.json', text('{"revision": 1}'), JSON_FILE);
    s3.store.injectFault('GET', 'truncate');
    await expect(store.read('registry.json')).rejects.toThrow(S3Error);
    expect((await store.read('registry.json'))?.body.toString()).toBe('{"revision": 1}');
  });
});

describe('a conditional write', () => {
  it('succeeds when the response of the first attempt was lost and the retry fails against its own write', async () => {
    const store = newStore();
    await store.write('proof.json', text('{}'), { ...JSON_FILE, ifTag: null });
    s3.store.injectFault('PUT', 'drop-response');
    await store.write('registry.json', text('{"revision": 1}'), { ...JSON_FILE, ifTag: null });
    await expect(
      store.write('registry.json', text('{"revision": 1, "by": "bob"}'), { ...JSON_FILE, ifTag: null }),
    ).rejects.toThrow(BlobConflict);
  });

  it('is not attempted on a store that ignores conditions', async () => {
    const prefix = newPrefix();
    const unconditional = s3BlobStore({ client: s3.ignoringConditions, bucket: BUCKET, prefix });
    const write = () => unconditional.write('registry.json', text('{}'), { ...JSON_FILE, ifTag: null });
    await expect(write()).rejects.toThrow(/Bucket releases: this store ignores conditional writes/);
    await expect(write()).rejects.toThrow(S3Error);
    expect(await unconditional.read('registry.json')).toBeNull();
  });

  it('is preceded by one check per process, which leaves one probe object in the bucket', async () => {
    const prefix = newPrefix();
    const probes = () =>
      s3.store.requests.filter((line) => line.includes(`${prefix}condition-probe.txt`)).length;
    const store = newStore(prefix);
    await Promise.all(
      ['a', 'b', 'c'].map((key) => store.write(key, text('1'), { ...JSON_FILE, ifTag: null })),
    );
    expect(probes()).toBe(3);
    await newStore(prefix).write('d', text('1'), { ...JSON_FILE, ifTag: null });
    expect(probes()).toBe(5);
    expect(await store.keys('')).toEqual(['a', 'b', 'c', 'condition-probe.txt', 'd']);
  });
});

describe('the error of a bucket', () => {
  const SECRET = 'very-secret-key';
  const opened = (client = s3.client, bucket = BUCKET) => s3BlobStore({ client, bucket, prefix: '' });
  const errorOf = (result: Promise<unknown>) =>
    result.then(
      () => 'no error',
      (error: unknown) => `${String(error)} ${JSON.stringify(error)}`,
    );

  it('names a missing bucket', async () => {
    const message = await errorOf(opened(s3.client, 'no-such-bucket').read('registry.json'));
    expect(message).toContain('Bucket no-such-bucket: could not read registry.json. There is no such bucket');
  });

  it('reports wrong credentials without revealing them', async () => {
    const client = localClient(s3.store.port, { accessKeyId: 'NOBODY', secretAccessKey: SECRET });
    const message = await errorOf(opened(client).keys('shell/'));
    expect(message).toContain('could not list shell/. The credentials are wrong or lack permission');
    expect(message).not.toContain(SECRET);
    client.destroy();
  });

  it('reports missing credentials', async () => {
    const client = localClient(s3.store.port, () => {
      throw Object.assign(new Error('no provider'), { name: 'CredentialsProviderError' });
    });
    expect(await errorOf(opened(client).read('registry.json'))).toContain('set AWS_ACCESS_KEY_ID');
    client.destroy();
  });

  it('reports an unreachable store after a few attempts', async () => {
    const closedServer = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closedServer.once('listening', resolve));
    const { port } = closedServer.address() as AddressInfo;
    await new Promise((resolve) => closedServer.close(resolve));
    process.env['AWS_ACCESS_KEY_ID'] = 'NOBODY';
    process.env['AWS_SECRET_ACCESS_KEY'] = SECRET;
    const client = createS3Client({ endpoint: `http://127.0.0.1:${port}`, region: 'eu-west-2' });
    const message = await errorOf(opened(client).tag('registry.json'));
    expect(message).toContain('could not check registry.json. The store cannot be reached');
    client.destroy();
  });
});
