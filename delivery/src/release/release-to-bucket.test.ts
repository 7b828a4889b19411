import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HeadObjectCommand } from '@aws-sdk/client-s3';

import { aBuild } from '../../testing/build-builder';
import { BUCKET, localS3, type LocalS3 } from '../../testing/local-s3';
import { TEST_KEYS } from '../../testing/test-keys';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { createReleaseStore } from '../store/create-release-store';
import { mirroredBlobStore } from '../store/mirrored-blob-store';
import { RegistryConflict, VersionConflict, type ReleaseStore } from '../store/release-store';
import { s3BlobStore } from '@storefront/server-kit/blobs/s3-blob-store';

import { releaseBuild } from './release-build';
import { promote, rollBack } from './roll-back';

let s3: LocalS3;
let root: string;
let clock: number;

beforeEach(async () => {
  s3 = await localS3();
  root = await mkdtemp(join(tmpdir(), 's3-store-'));
  clock = 0;
});
afterEach(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

function bucketStores() {
  const remote = s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: 'shop/' });
  const folder = join(root, 'mirror');
  return {
    remote,
    mirrored: mirroredBlobStore({ remote, folder, pollMs: 2_000, now: () => clock, log: () => {} }),
  };
}

/** Opens the store as a release command does, each time as a new process. */
function openWritable(): ReleaseStore {
  const { remote, mirrored } = bucketStores();
  return createReleaseStore({ ...remote, localPath: mirrored.localPath }, TEST_KEYS);
}

function openReadOnly(): ReleaseStore {
  return createReleaseStore(bucketStores().mirrored, { signing: null, trusted: TEST_KEYS.trusted });
}

async function released(app: string, text: string, options = {}) {
  const build = await aBuild(root, app, text, { routes: [`/${app}`] });
  return releaseBuild(openWritable(), build, { why: text, ...options });
}

const metadataOf = (key: string) =>
  s3.client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: `shop/${key}` }));

describe('releases in a bucket', () => {
  it('can be published, made live, run as a canary, promoted and rolled back, with a history', async () => {
    const one = await released('mfe-search', 'one');
    const two = await released('mfe-search', 'two', { canary: 10 });
    expect(canaryRecord(await openWritable().registry(), 'mfe-search')?.metadata.version).toBe(two.version);
    await promote(openWritable(), 'mfe-search', { why: 'good' });
    expect(liveRecord(await openWritable().registry(), 'mfe-search')?.metadata.version).toBe(two.version);
    await rollBack(openWritable(), 'mfe-search', null, { why: 'bad' });
    expect(liveRecord(await openReadOnly().registry(), 'mfe-search')?.metadata.version).toBe(one.version);
    expect((await openWritable().history()).map(({ revision, why }) => [revision, why])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'good'],
      [4, 'bad'],
    ]);
    expect(await openWritable().versions('mfe-search')).toEqual([one.version, two.version].sort());
  });

  it('have immutable Cache-Control headers, and the registry has no-cache', async () => {
    const { version } = await released('mfe-search', 'one');
    const { entry } = await openWritable().manifest('mfe-search', version);
    await released('mfe-search', 'two');
    const year = 'public, max-age=31536000, immutable';
    expect(await metadataOf(`mfe-search/${version}/${entry}`)).toMatchObject({
      CacheControl: year,
      ContentType: 'text/javascript; charset=utf-8',
    });
    expect(await metadataOf(`mfe-search/${version}/part.json`)).toMatchObject({ CacheControl: year });
    expect(await metadataOf('history/000000001.json')).toMatchObject({ CacheControl: year });
    expect(await metadataOf('registry.json')).toMatchObject({
      CacheControl: 'no-cache',
      ContentType: 'application/json; charset=utf-8',
    });
  });

  it('cannot be published again with different files', async () => {
    const { version } = await released('mfe-search', 'one');
    const other = await aBuild(root, 'mfe-search', 'two', { version });
    await expect(openWritable().publish('mfe-search', version, other)).rejects.toThrow(VersionConflict);
  });

  it('are swapped by exactly one of twenty concurrent writers', async () => {
    await released('mfe-search', 'one');
    const seen = await openWritable().registry();
    const change = { at: '2026-11-22T10:00:00.000Z', by: 'ann', part: 'mfe-search', from: null, to: 'x' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => openWritable().swap(seen, { ...change, why: `try ${index}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RegistryConflict);
    }
    expect((await openWritable().registry()).revision).toBe(seen.revision + 1);
  });

  it('of two apps can be made at the same time', async () => {
    const [search, deal] = await Promise.all([released('mfe-search', 'one'), released('mfe-deal', 'one')]);
    const registry = await openWritable().registry();
    expect(liveRecord(registry, 'mfe-search')?.metadata.version).toBe(search.version);
    expect(liveRecord(registry, 'mfe-deal')?.metadata.version).toBe(deal.version);
  });
});

describe('an edge server with an unreachable bucket', () => {
  it('continues with its local copies, also after a restart', async () => {
    const { version } = await released('mfe-search', 'one');
    const before = openReadOnly();
    const { entry } = await before.manifest('mfe-search', version);
    await before.registry();
    await before.file('mfe-search', version, entry);
    await s3.store.close();
    clock += 60_000;

    for (const store of [before, openReadOnly()]) {
      expect(liveRecord(await store.registry(), 'mfe-search')?.metadata.version).toBe(version);
      expect(await store.registryTag()).not.toBeNull();
      expect((await store.manifest('mfe-search', version)).entry).toBe(entry);
      expect(await readFile((await store.file('mfe-search', version, entry)) ?? '', 'utf8')).toBe('one');
    }
  });

  it('still verifies signatures', async () => {
    await released('mfe-search', 'one');
    await openReadOnly().registry();
    const stranger = { signing: null, trusted: new Map() };
    await s3.store.close();
    await expect(createReleaseStore(bucketStores().mirrored, stranger).registry()).rejects.toThrow(/signed/);
  });
});
