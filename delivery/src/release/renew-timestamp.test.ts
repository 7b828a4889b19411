import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { folderReleaseStore } from '../store/folder-release-store';

import { releaseBuild } from './release-build';
import { renewTimestamp } from './renew-timestamp';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'timestamp-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('renewTimestamp', () => {
  it('returns the instant of the expiry, a day later', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS, { now: () => NOW });
    await releaseBuild(store, await aBuild(root, 'mfe-deal', 'one'), { why: 'one' });

    expect(await renewTimestamp(store)).toBe('2026-11-22T10:00:00.000Z');
  });

  it('returns null on a machine without a key', async () => {
    await releaseBuild(
      folderReleaseStore(join(root, 'store'), TEST_KEYS),
      await aBuild(root, 'mfe-deal', 'one'),
      { why: 'one' },
    );
    const reader = folderReleaseStore(join(root, 'store'), { ...TEST_KEYS, signing: null });

    expect(await renewTimestamp(reader)).toBeNull();
  });
});
