import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { HeadObjectCommand } from '@aws-sdk/client-s3';

import { BUCKET, localClient, localS3, type LocalS3 } from '../../testing/local-s3';

import { S3Fault } from './s3-error';
import { s3Client } from './s3-client';
import { s3Shelf } from './s3-blob-store';
import { ShelfMoved } from './blob-store';
import { BadShelfKey } from './blob-key';

let s3: LocalS3;
beforeAll(async () => {
  s3 = await localS3();
});
afterAll(() => s3.close());

let shops = 0;
const newPrefix = () => `shop-${(shops += 1)}/`;
const newShelf = (prefix = newPrefix()) => s3Shelf({ client: s3.client, bucket: BUCKET, prefix });
const JSON_FILE = { type: 'application/json; charset=utf-8', cache: 'no-cache' };
const text = (body: string) => Buffer.from(body);

describe('an object in a bucket', () => {
  it('lies below the prefix and carries its type and Cache-Control, for whoever serves the bucket', async () => {
    const prefix = newPrefix();
    const cache = 'public, max-age=31536000, immutable';
    await newShelf(prefix).write('shell/1/a.js', text('let a'), {
      type: 'text/javascript; charset=utf-8',
      cache,
    });
    const head = await s3.client.send(
      new HeadObjectCommand({ Bucket: BUCKET, Key: `${prefix}shell/1/a.js` }),
    );
    expect(head).toMatchObject({ ContentType: 'text/javascript; charset=utf-8', CacheControl: cache });
  });

  it('is listed on whatever page of the list it stands', async () => {
    const shelf = newShelf();
    const keys = Array.from({ length: 8 }, (_, index) => `history/00000000${index}.json`);
    await Promise.all(keys.map((key) => shelf.write(key, text('{}'), JSON_FILE)));
    expect(await shelf.keys('history/')).toEqual(keys);
    expect(s3.store.asked.filter((line) => line.includes('continuation-token')).length).toBe(2);
  });

  it.each(['../other/registry.json', '/registry.json', 'a//b', 'a/./b', 'a\\b', ''])(
    'has no name that leads elsewhere: %j',
    async (key) => {
      await expect(newShelf().read(key)).rejects.toThrow(BadShelfKey);
      await expect(newShelf().write(key, text(''), JSON_FILE)).rejects.toThrow(BadShelfKey);
    },
  );

  it('is never handed out in part', async () => {
    const shelf = newShelf();
    await shelf.write('registry.json', text('{"revision": 1}'), JSON_FILE);
    s3.store.spoilNext('GET', 'cut');
    await expect(shelf.read('registry.json')).rejects.toThrow(S3Fault);
    expect((await shelf.read('registry.json'))?.body.toString()).toBe('{"revision": 1}');
  });
});

describe('a conditional write', () => {
  it('whose answer was lost is known to be done when the second attempt is refused by the first', async () => {
    const shelf = newShelf();
    await shelf.write('proof.json', text('{}'), { ...JSON_FILE, ifTag: null });
    s3.store.spoilNext('PUT', 'lose');
    await shelf.write('registry.json', text('{"revision": 1}'), { ...JSON_FILE, ifTag: null });
    await expect(
      shelf.write('registry.json', text('{"revision": 1, "by": "bob"}'), { ...JSON_FILE, ifTag: null }),
    ).rejects.toThrow(ShelfMoved);
  });

  it('is refused altogether by a store that would ignore the condition', async () => {
    const prefix = newPrefix();
    const careless = s3Shelf({ client: s3.careless, bucket: BUCKET, prefix });
    const write = () => careless.write('registry.json', text('{}'), { ...JSON_FILE, ifTag: null });
    await expect(write()).rejects.toThrow(/Bucket releases: this store ignores conditions of writes/);
    await expect(write()).rejects.toThrow(S3Fault);
    expect(await careless.read('registry.json')).toBeNull();
  });

  it('is preceded by one proof for each process, which leaves one object whoever repeats it', async () => {
    const prefix = newPrefix();
    const proofs = () =>
      s3.store.asked.filter((line) => line.includes(`${prefix}condition-probe.txt`)).length;
    const shelf = newShelf(prefix);
    await Promise.all(
      ['a', 'b', 'c'].map((key) => shelf.write(key, text('1'), { ...JSON_FILE, ifTag: null })),
    );
    expect(proofs()).toBe(3);
    await newShelf(prefix).write('d', text('1'), { ...JSON_FILE, ifTag: null });
    expect(proofs()).toBe(5);
    expect(await shelf.keys('')).toEqual(['a', 'b', 'c', 'condition-probe.txt', 'd']);
  });
});

describe('what went wrong', () => {
  const SECRET = 'very-secret-key';
  const opened = (client = s3.client, bucket = BUCKET) => s3Shelf({ client, bucket, prefix: '' });
  const words = (asked: Promise<unknown>) =>
    asked.then(
      () => 'nothing',
      (error: unknown) => `${String(error)} ${JSON.stringify(error)}`,
    );

  it('says that there is no such bucket', async () => {
    const said = await words(opened(s3.client, 'no-such-bucket').read('registry.json'));
    expect(said).toContain('Bucket no-such-bucket: could not read registry.json. There is no such bucket');
  });

  it('says that the credentials are wrong, without them', async () => {
    const client = localClient(s3.store.port, { accessKeyId: 'NOBODY', secretAccessKey: SECRET });
    const said = await words(opened(client).keys('shell/'));
    expect(said).toContain('could not list shell/. The credentials are wrong or may not do this');
    expect(said).not.toContain(SECRET);
    client.destroy();
  });

  it('says that there are no credentials', async () => {
    const client = localClient(s3.store.port, () => {
      throw Object.assign(new Error('no provider'), { name: 'CredentialsProviderError' });
    });
    expect(await words(opened(client).read('registry.json'))).toContain('set AWS_ACCESS_KEY_ID');
    client.destroy();
  });

  it('says that the store cannot be reached, after few tries', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => gone.once('listening', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    process.env['AWS_ACCESS_KEY_ID'] = 'NOBODY';
    process.env['AWS_SECRET_ACCESS_KEY'] = SECRET;
    const client = s3Client({ endpoint: `http://127.0.0.1:${port}`, region: 'eu-west-2' });
    const said = await words(opened(client).tag('registry.json'));
    expect(said).toContain('could not look at registry.json. The store cannot be reached');
    client.destroy();
  });
});
