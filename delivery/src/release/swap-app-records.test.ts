import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { folderReleaseStore } from '../store/folder-release-store';

import { setHarmfulMark } from './mark-harmful';
import { releaseBuild } from './release-build';
import { appFingerprint, ReleaseRejected, swapAppRecords } from './swap-app-records';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swap-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
const released = async (app: string, text: string, options = {}) =>
  (await releaseBuild(store(), await aBuild(root, app, text), { why: text, by: 'tom', ...options })).version;
const swapped = (expected: string) =>
  swapAppRecords(
    store(),
    'mfe-deal',
    expected,
    { why: 'x', from: null, to: '1.0.0', share: 100 },
    async () => [],
  );

describe('the fingerprint of an app', () => {
  it('is empty before the first release, and has the versions with their percentages after it', async () => {
    expect(appFingerprint(await store().registry(), 'mfe-deal')).toBe('');
    const live = await released('mfe-deal', 'one');
    const canary = await released('mfe-deal', 'two', { canary: 10 });
    await released('mfe-search', 'another app');
    expect(appFingerprint(await store().registry(), 'mfe-deal')).toBe(`${live} 90, ${canary} 10`);
  });

  it('has all visitors for a release of which none is recorded', async () => {
    const version = await released('mfe-deal', 'one');
    const registry = await store().registry();
    const records = registry.microFrontends['storefront/mfe-deal'] ?? [];
    const withoutShare = records.map(({ deployment: _none, ...record }) => record);
    const older = { ...registry, microFrontends: { 'storefront/mfe-deal': withoutShare } };
    expect(appFingerprint(older, 'mfe-deal')).toBe(`${version} 100`);
  });
});

describe('a change that is based on an outdated state', () => {
  it('is rejected, and names the last release of the app with its author and reason', async () => {
    const version = await released('mfe-deal', 'one');
    await released('mfe-search', 'another app');
    await setHarmfulMark(store(), 'mfe-deal', version, true, { why: 'no prices', by: 'ann' });
    await expect(swapped('')).rejects.toThrow(ReleaseRejected);
    await expect(swapped('')).rejects.toThrow(
      `mfe-deal was changed by another release in the meantime (${version} by tom: one): nothing was done. ` +
        'Check npm run release -- status, and run the command again if it is still needed.',
    );
  });

  it('is rejected without a name where the app has no release', async () => {
    await expect(swapped('1.0.0 100')).rejects.toThrow(
      'mfe-deal was changed by another release in the meantime: nothing was done.',
    );
  });
});
