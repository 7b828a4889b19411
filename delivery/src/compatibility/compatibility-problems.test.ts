import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild, withSession } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { compatibilityProblems } from './compatibility-problems';

let root: string;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compatibility-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const built = (app: string, overrides = {}) => aBuild(root, app, app, overrides);

describe('the problems of a candidate', () => {
  it('are none between the libraries of two remotes, which share those of the shell', async () => {
    await releaseBuild(store(), await built('mfe-deal', { shared: { react: '18.3.1' } }), { why: 'x' });
    expect(
      await releaseBuild(store(), await built('mfe-search', { shared: { react: '19.3.1' } }), { why: 'x' }),
    ).toMatchObject({ changed: true });
  });

  it('are unknown while the sessions of a live release are missing, which is an error', async () => {
    const fixtures = { contract: '1.0.0', writes: [], reads: [] };
    const deal = await withSession(await built('mfe-deal'), fixtures);
    const { version } = await releaseBuild(store(), deal, { why: 'x' });
    const search = await withSession(await built('mfe-search'), fixtures);
    const { version: candidate } = await releaseBuild(store(), search, { why: 'x' });
    await rm(join(root, 'store/mfe-deal', version, 'session.json'));

    const manifest = await store().manifest('mfe-search', candidate);
    await expect(compatibilityProblems(store(), manifest, await store().registry())).rejects.toThrow(
      `mfe-deal ${version}: session.json is not in the store`,
    );
  });
});
