import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { APPS, type AppName } from '@storefront/tooling/apps';
import { APP_MANIFEST_FILE } from '@storefront/tooling/build/app-manifest';
import { sourceHash } from '@storefront/tooling/source-hash/source-hash';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { harmfulMarksOf } from '../registry/harmful-marks';
import { liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';
import type { ReleaseStore } from '../store/release-store';

import { releaseBuild, uploadBuild } from './release-build';
import { makeCurrentSourcesLive, releaseMissingApps } from './release-missing';
import { rollBack } from './roll-back';

let root: string;
let store: ReleaseStore;
let lines: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-missing-'));
  store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  lines = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const log = (line: string) => lines.push(line);
const contractOf = (app: string) => ({ contract: app === 'shell' ? '1.0.0' : '^1.0.0' });
const HASHES = new Map(APPS.map((app) => [app, sourceHash(app)]));
const buildOf = (app: AppName) =>
  aBuild(root, app, app, { ...contractOf(app), sourceHash: HASHES.get(app) ?? '' });
const liveVersion = async (app: string) => liveRecord(await store.registry(), app)?.metadata.version ?? null;

describe('the releases at start', () => {
  it('are built and made live where there are none, the shell first', async () => {
    const built: AppName[] = [];
    await releaseMissingApps(store, log, (app) => {
      built.push(app);
      return buildOf(app);
    });

    expect([...built].sort()).toEqual([...APPS].sort());
    for (const app of APPS) expect(await liveVersion(app)).not.toBeNull();
    expect((await store.history()).map(({ part }) => part)).toEqual(APPS);
    const versions = await Promise.all(APPS.map(async (app) => `  ${app} ${await liveVersion(app)}`));
    expect(lines).toEqual([`Building ${APPS.join(', ')} …`, ...versions]);
    expect(new Set((await store.history()).map(({ why }) => why))).toEqual(
      new Set(['built from the sources at start']),
    );
  });

  it('are missing for an app that has those of other sources alone, also without a manifest', async () => {
    for (const app of APPS.filter((one) => one !== 'mfe-deal')) await uploadBuild(store, await buildOf(app));
    for (const text of ['earlier', 'incomplete'])
      await uploadBuild(store, await aBuild(root, 'mfe-deal', text));
    const [version = ''] = await store.versions('mfe-deal');
    await rm(join(root, 'store', 'mfe-deal', version, APP_MANIFEST_FILE));
    const built: AppName[] = [];
    await releaseMissingApps(store, log, (app) => {
      built.push(app);
      return buildOf(app);
    });

    expect(built).toEqual(['mfe-deal']);
  });

  it('are missing for no app that has one of its sources, and an app that was rolled back stays so', async () => {
    const earlier = await releaseBuild(store, await aBuild(root, 'mfe-deal', 'earlier'), { why: 'x' });
    await releaseBuild(store, await buildOf('mfe-deal'), { why: 'x' });
    await rollBack(store, 'mfe-deal', null, { why: 'x' });
    for (const app of APPS) await uploadBuild(store, await buildOf(app));
    const before = await store.registry();
    let renewals = 0;
    const counting: ReleaseStore = {
      ...store,
      renewTimestamp() {
        renewals += 1;
        return store.renewTimestamp();
      },
    };
    await releaseMissingApps(counting, log, (app) => Promise.reject(new Error(`${app} was built`)));

    expect(lines).toEqual([]);
    expect(await store.registry()).toEqual(before);
    expect(await liveVersion('mfe-deal')).toBe(earlier.version);
    expect(renewals).toBe(1);
  });
});

describe('the current sources', () => {
  it('are live again for an app whose later change was reverted, and other apps stay', async () => {
    await releaseMissingApps(store, log, buildOf);
    const released = await store.registry();
    const before = await liveVersion('mfe-deal');
    await makeCurrentSourcesLive(store, log);
    expect(await store.registry()).toEqual(released);

    await releaseBuild(store, await aBuild(root, 'mfe-deal', 'later'), { why: 'x' });
    expect(await liveVersion('mfe-deal')).not.toBe(before);
    lines = [];
    await makeCurrentSourcesLive(store, log);

    expect(await liveVersion('mfe-deal')).toBe(before);
    expect(lines).toEqual([`  mfe-deal ${before} (released before)`]);
    expect(harmfulMarksOf(await store.registry(), 'mfe-deal')).toEqual([]);
  });
});
