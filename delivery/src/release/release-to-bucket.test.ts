import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HeadObjectCommand } from '@aws-sdk/client-s3';

import { canaryRecord, liveRecord } from '../registry/release-records';
import { releaseBuild } from './release-build';
import { promote, rollBack } from './roll-back';
import { aBuild } from '../../testing/build-builder';
import { BUCKET, localS3, type LocalS3 } from '../../testing/local-s3';
import { TEST_KEYS } from '../../testing/test-keys';

import { mirroredShelf } from '../store/mirrored-blob-store';
import { RegistryMoved, VersionTaken, type ReleaseStore } from '../store/release-store';
import { s3Shelf } from '../store/s3-blob-store';
import { shelfStore } from '../store/create-release-store';

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

function mirror() {
  const far = s3Shelf({ client: s3.client, bucket: BUCKET, prefix: 'shop/' });
  const folder = join(root, 'mirror');
  return { far, shelf: mirroredShelf({ far, folder, pollMs: 2_000, now: () => clock, say: () => {} }) };
}

/** As whoever releases opens it: a process of its own each time. */
function toRelease(): ReleaseStore {
  const { far, shelf } = mirror();
  return shelfStore({ ...far, local: shelf.local }, TEST_KEYS);
}

function edge(): ReleaseStore {
  return shelfStore(mirror().shelf, { signing: null, trusted: TEST_KEYS.trusted });
}

async function released(part: string, text: string, options = {}) {
  const build = await aBuild(root, part, text, { routes: [`/${part}`] });
  return releaseBuild(toRelease(), build, { why: text, ...options });
}

const metadataOf = (key: string) =>
  s3.client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: `shop/${key}` }));

describe('releases in a bucket', () => {
  it('are published, made live, given to some, promoted and rolled back, with a history', async () => {
    const one = await released('mfe-search', 'one');
    const two = await released('mfe-search', 'two', { canary: 10 });
    expect(canaryRecord(await toRelease().registry(), 'mfe-search')?.metadata.version).toBe(two.version);
    await promote(toRelease(), 'mfe-search', { why: 'good' });
    expect(liveRecord(await toRelease().registry(), 'mfe-search')?.metadata.version).toBe(two.version);
    await rollBack(toRelease(), 'mfe-search', null, { why: 'bad' });
    expect(liveRecord(await edge().registry(), 'mfe-search')?.metadata.version).toBe(one.version);
    expect((await toRelease().history()).map(({ revision, why }) => [revision, why])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'good'],
      [4, 'bad'],
    ]);
    expect(await toRelease().versions('mfe-search')).toEqual([one.version, two.version].sort());
  });

  it('carry the headers with which they may be served: for a year, but the registry is asked for each time', async () => {
    const { version } = await released('mfe-search', 'one');
    const { entry } = await toRelease().manifest('mfe-search', version);
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

  it('keep a version as it is, whoever publishes it with other files', async () => {
    const { version } = await released('mfe-search', 'one');
    const other = await aBuild(root, 'mfe-search', 'two', { version });
    await expect(toRelease().publish('mfe-search', version, other)).rejects.toThrow(VersionTaken);
  });

  it('are swapped by one of twenty who saw the same registry', async () => {
    await released('mfe-search', 'one');
    const seen = await toRelease().registry();
    const change = { at: '2026-11-22T10:00:00.000Z', by: 'ann', part: 'mfe-search', from: null, to: 'x' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => toRelease().swap(seen, { ...change, why: `try ${index}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RegistryMoved);
    }
    expect((await toRelease().registry()).revision).toBe(seen.revision + 1);
  });

  it('of two parts at once both land', async () => {
    const [search, deal] = await Promise.all([released('mfe-search', 'one'), released('mfe-deal', 'one')]);
    const registry = await toRelease().registry();
    expect(liveRecord(registry, 'mfe-search')?.metadata.version).toBe(search.version);
    expect(liveRecord(registry, 'mfe-deal')?.metadata.version).toBe(deal.version);
  });
});

describe('an edge server beside a bucket that is away', () => {
  it('goes on with what it has seen, and starts with it', async () => {
    const { version } = await released('mfe-search', 'one');
    const before = edge();
    const { entry } = await before.manifest('mfe-search', version);
    await before.registry();
    await before.file('mfe-search', version, entry);
    await s3.store.close();
    clock += 60_000;

    for (const store of [before, edge()]) {
      expect(liveRecord(await store.registry(), 'mfe-search')?.metadata.version).toBe(version);
      expect(await store.registryTag()).not.toBeNull();
      expect((await store.manifest('mfe-search', version)).entry).toBe(entry);
      expect(await readFile((await store.file('mfe-search', version, entry)) ?? '', 'utf8')).toBe('one');
    }
  });

  it('still believes only what was signed', async () => {
    await released('mfe-search', 'one');
    await edge().registry();
    const stranger = { signing: null, trusted: new Map() };
    await s3.store.close();
    await expect(shelfStore(mirror().shelf, stranger).registry()).rejects.toThrow(/signed/);
  });
});
