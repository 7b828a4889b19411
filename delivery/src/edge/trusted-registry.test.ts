import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { newKeys, TEST_KEYS } from '../../testing/test-keys';
import type { BucketOf } from '../registry/live-registry';
import { releaseBuild } from '../release/release-build';
import { rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';

import { liveRegistryReader } from './read-live-registry';

let root: string;
const file = () => join(root, 'store/registry.json');
const store = (keys = TEST_KEYS) => folderReleaseStore(join(root, 'store'), keys);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trusted-'));
  jest.useFakeTimers({
    now: new Date('2026-11-22T10:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  await release('shell', 'shell', { contract: '1.0.0' });
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(root, { recursive: true, force: true });
});

async function release(app: string, text: string, overrides = {}, options = {}) {
  const build = await aBuild(root, app, text, overrides);
  return (await releaseBuild(store(), build, { why: text, ...options })).version;
}

/** Returns the version that an edge server gives to visitors, and the errors that it has reported. */
function startReader() {
  const errors: string[] = [];
  const reader = liveRegistryReader(store(), (error) => errors.push(String(error)));
  const version = async (bucketOf: BucketOf | null = null) => {
    jest.advanceTimersByTime(1_000);
    const { remotes } = await reader.resolve(bucketOf);
    return remotes.find(({ snapshot }) => snapshot.name === 'mfe-deal')?.snapshot.version;
  };
  return { version, errors };
}

describe('the registry of a running edge server', () => {
  it('follows a release and its rollback', async () => {
    const one = await release('mfe-deal', 'one');
    const { version, errors } = startReader();
    expect(await version()).toBe(one);
    const two = await release('mfe-deal', 'two');
    expect(await version()).toBe(two);
    await rollBack(store(), 'mfe-deal', null, { why: 'back' });
    expect(await version()).toBe(one);
    expect(errors).toEqual([]);
  });

  it('stays the last valid one while the stored one is changed, unsigned, untrusted or missing', async () => {
    const one = await release('mfe-deal', 'one');
    const { version, errors } = startReader();
    expect(await version()).toBe(one);
    const good = await readFile(file(), 'utf8');
    const stranger = folderReleaseStore(join(root, 'other'), newKeys());
    await releaseBuild(stranger, await aBuild(root, 'shell', 'evil'), { why: 'evil' });

    await writeFile(file(), good.replaceAll(one, one.replace(/.$/, 'x')));
    expect(await version()).toBe(one);
    await writeFile(file(), '{"revision": 99}');
    expect(await version()).toBe(one);
    await writeFile(file(), await readFile(join(root, 'other/registry.json')));
    expect(await version()).toBe(one);
    await rm(file());
    expect(await version()).toBe(one);
    expect(errors.slice(0, 3)).toEqual([
      expect.stringContaining('was changed after it was signed'),
      expect.stringContaining('is not signed'),
      expect.stringContaining('which is not trusted here'),
    ]);

    await writeFile(file(), good);
    const two = await release('mfe-deal', 'two');
    expect(await version()).toBe(two);
  });

  it('is not replaced by an older registry, even with a valid signature', async () => {
    await release('mfe-deal', 'one');
    const old = await readFile(file());
    const two = await release('mfe-deal', 'two');
    const { version, errors } = startReader();
    expect(await version()).toBe(two);
    await writeFile(file(), old);
    expect(await version()).toBe(two);
    expect(errors).toEqual([expect.stringMatching(/went back from revision 3 to 2/)]);
  });
});

describe('a canary', () => {
  it('is given only to the buckets below its percentage, of this app and this version', async () => {
    const one = await release('mfe-deal', 'one');
    const two = await release('mfe-deal', 'two', {}, { canary: 10 });
    const { version } = startReader();
    const draws: string[] = [];
    const given = await Promise.all(
      Array.from({ length: 100 }, (_, bucket) =>
        version((app, canary) => {
          draws.push(`${app} ${canary}`);
          return bucket;
        }),
      ),
    );
    expect(given.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => two));
    expect(given.slice(10)).toEqual(Array.from({ length: 90 }, () => one));
    expect(await version()).toBe(one);
    expect(new Set(draws)).toEqual(new Set([`mfe-deal ${two}`]));
  });
});
