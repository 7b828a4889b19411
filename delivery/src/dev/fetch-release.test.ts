import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReleaseRecord } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { newKeys, TEST_KEYS } from '../../testing/test-keys';
import { edgeApp } from '../edge/edge-app';
import { liveRecord } from '../registry/release-records';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { fetchRelease } from './fetch-release';

let root: string;
let app: FastifyInstance;
let origin: string;
let record: ReleaseRecord;
/** Bodies that something between the two sites puts in place of the real ones, by file name. */
let replacements: Map<string, string>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'against-'));
  const store = folderReleaseStore(join(root, 'far'), TEST_KEYS);
  await releaseBuild(store, await aBuild(root, 'shell', 'shell', { contract: '1.0.0' }), { why: 'test' });
  await releaseBuild(store, await aBuild(root, 'mfe-search', 'search', { routes: ['/search'] }), {
    why: 'test',
  });
  const live = liveRecord(await store.registry(), 'mfe-search');
  if (!live) throw new Error('nothing is live');
  record = live;
  app = await edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null });
  replacements = new Map();
  // A site sends only what it has verified, so the bytes change on the way.
  app.addHook('onSend', async ({ url }, reply, payload) => {
    const replacement = replacements.get(url.slice(url.lastIndexOf('/') + 1));
    if (replacement === undefined) return payload;
    reply.removeHeader('content-encoding').header('content-length', Buffer.byteLength(replacement));
    return replacement;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const newFolder = () => mkdtemp(join(root, 'fetched-'));

describe('a release of an upstream site', () => {
  it('is downloaded as a build that can be released into another store', async () => {
    const folder = await newFolder();
    await fetchRelease(origin, 'mfe-search', record, folder);
    const mine = folderReleaseStore(join(root, 'mine'), newKeys());
    await releaseBuild(mine, await aBuild(root, 'shell', 'mine', { contract: '1.2.0' }), { why: 'test' });

    await releaseBuild(mine, folder, { why: 'live there' });

    // The time of the release is that of this store.
    const { releasedAt: _there, ...extras } = record.extras;
    expect(liveRecord(await mine.registry(), 'mfe-search')).toEqual({
      ...record,
      extras: expect.objectContaining(extras),
    });
  });

  it('is rejected when a file has another hash, and that file is not written', async () => {
    const [entry = ''] = Object.keys(record.extras.files);
    replacements.set(entry, 'planted()');
    const folder = await newFolder();

    await expect(fetchRelease(origin, 'mfe-search', record, folder)).rejects.toThrow(
      /does not match the hash in the registry/,
    );

    await expect(readFile(join(folder, entry))).rejects.toThrow('ENOENT');
  });

  it('is rejected when its manifest belongs to another release or is invalid', async () => {
    const path = join(root, 'far/mfe-search', record.metadata.version, 'part.json');
    const manifest = await readFile(path, 'utf8');
    replacements.set('part.json', manifest.replace('"mfe-search"', '"mfe-deal"'));
    await expect(fetchRelease(origin, 'mfe-search', record, await newFolder())).rejects.toThrow(
      /does not belong to the live release/,
    );

    replacements.set('part.json', '[]');
    await expect(fetchRelease(origin, 'mfe-search', record, await newFolder())).rejects.toThrow(
      /has an unknown format/,
    );
  });

  it('is written only into its folder, whatever names the registry contains', async () => {
    const extras = { ...record.extras, files: { ...record.extras.files, '../planted.js': 'sha384-AAAA' } };
    await expect(
      fetchRelease(origin, 'mfe-search', { ...record, extras }, await newFolder()),
    ).rejects.toThrow(/"\.\.\/planted\.js", which is not a valid name of a release file/);

    const metadata = { ...record.metadata, version: '..' };
    await expect(
      fetchRelease(origin, 'mfe-search', { ...record, metadata }, await newFolder()),
    ).rejects.toThrow(/is not a valid name/);
  });
});
