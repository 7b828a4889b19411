import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { canaryRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';

import type { ReleaseOptions } from './make-live';
import { releaseBuild } from './release-build';
import { promote } from './roll-back';

const APP = 'mfe-deal';
let root: string;
/** The growths that were checked. */
let checked: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'make-live-'));
  checked = [];
  await release('live');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
const beforeGrowth = async (app: string, version: string) => void checked.push(`${app} ${version}`);
const release = async (text: string, options: Partial<ReleaseOptions> = {}) =>
  (await releaseBuild(store(), await aBuild(root, APP, text), { why: text, beforeGrowth, ...options }))
    .version;

describe('a canary that gets more visitors', () => {
  it('is checked before, as a larger canary and as the live release', async () => {
    const version = await release('canary', { canary: 10 });
    expect(checked).toEqual([]);
    await release('canary', { canary: 50 });
    await promote(store(), APP, { why: 'ready', beforeGrowth });
    expect(checked).toEqual([`${APP} ${version}`, `${APP} ${version}`]);
  });

  it('does not grow when the check fails', async () => {
    await release('canary', { canary: 10 });
    const failing = () => Promise.reject(new Error('too many errors'));
    await expect(release('canary', { canary: 50, beforeGrowth: failing })).rejects.toThrow('too many errors');
    expect(canaryRecord(await store().registry(), APP)?.deployment?.traffic).toBe(10);
  });

  it.each([10, 5])('is not checked for the same or fewer visitors: %d%', async (canary) => {
    await release('canary', { canary: 10 });
    await release('canary', { canary });
    expect(checked).toEqual([]);
  });

  it('is not checked when another version takes its place', async () => {
    await release('canary', { canary: 10 });
    await release('another canary', { canary: 50 });
    await release('another release');
    expect(checked).toEqual([]);
  });
});
