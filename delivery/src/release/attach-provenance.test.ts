import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { APP_MANIFEST_FILE } from '@storefront/tooling/build/app-manifest';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { aBuild } from '../../testing/build-builder';
import { documentOf } from '../../testing/console/test-console';
import { gitIn } from '../../testing/git-in';
import { TEST_KEYS } from '../../testing/test-keys';
import { consoleApp } from '../console/console-app';
import { folderReleaseStore } from '../store/folder-release-store';

import { attachProvenance } from './attach-provenance';
import { readSource } from './read-source';
import { releaseBuild } from './release-build';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'provenance-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);

async function released(text: string, bytes: number): Promise<string> {
  const folder = await aBuild(root, 'mfe-deal', text);
  await attachProvenance(store(), folder, { '/deal/:id': { bytes, limit: 255_000 } });
  return (await releaseBuild(store(), folder, { why: text })).version;
}

describe('the provenance of a release', () => {
  it('is in the signed manifest: sizes, budget and commit', async () => {
    const version = await released('one', 200_000);
    const manifest = await store().manifest('mfe-deal', version);
    expect(manifest.bytes).toEqual({ [manifest.entry]: 'one'.length });
    expect(manifest.budget).toEqual({ '/deal/:id': { bytes: 200_000, limit: 255_000 } });
    expect(manifest.source).toEqual(await readSource(WORKSPACE_ROOT, 'mfe-deal', null));
  });

  it('has the commits since the live release, which are none before the first one', async () => {
    const checkout = await mkdtemp(join(root, 'checkout-'));
    const git = gitIn(checkout);
    const commit = async (subject: string) => {
      await mkdir(join(checkout, 'mfe-deal'), { recursive: true });
      await writeFile(join(checkout, 'mfe-deal/package.json'), JSON.stringify({ subject }));
      git('add', '.');
      git('commit', '-q', '-m', subject);
      return git('rev-parse', 'HEAD');
    };
    const release = async (text: string) => {
      const folder = await aBuild(root, 'mfe-deal', text);
      await attachProvenance(store(), folder, null, checkout);
      return (await releaseBuild(store(), folder, { why: text })).version;
    };
    const sourceOf = async (version: string) => (await store().manifest('mfe-deal', version)).source;
    git('init', '-q');
    const first = await commit('deal: show prices');
    const one = await release('one');
    const second = await commit('deal: sort rooms');
    const two = await release('two');

    expect(await sourceOf(one)).toMatchObject({ commit: first, since: null, commits: [] });
    expect(await sourceOf(two)).toMatchObject({
      commit: second,
      since: first,
      commits: [{ id: second, subject: 'deal: sort rooms' }],
    });
  });

  it.each([
    ['recorded no commit', async () => {}],
    [
      'has no manifest',
      (version: string) => rm(join(root, 'store', 'mfe-deal', version), { recursive: true }),
    ],
  ])('has no commits where the live release %s', async (_what, change) => {
    const live = await releaseBuild(store(), await aBuild(root, 'mfe-deal', 'one'), { why: 'one' });
    await change(live.version);
    const folder = await aBuild(root, 'mfe-deal', 'two');
    await attachProvenance(store(), folder, null);

    const text = await readFile(join(folder, APP_MANIFEST_FILE), 'utf8');
    expect(JSON.parse(text).source?.since ?? null).toBeNull();
  });

  it('is shown by the console as the difference of two versions', async () => {
    const [from, to] = [await released('one', 200_000), await released('another', 203_100)];
    const empty = async () => [];
    const app = await consoleApp({
      store: store(),
      reports: { health: empty, trend: empty, pages: empty, faults: empty },
      access: { kind: 'loopback' },
    });
    const url = `/diff?app=mfe-deal&from=${from}&to=${to}`;
    const response = await app.inject({ url, headers: { host: 'localhost:3003' } });
    const card = (title: string) =>
      documentOf(response.body).querySelector(`[aria-labelledby=${title}]`)?.textContent;
    await app.close();

    expect(card('budget-title')).toContain('200.0 kB of 255.0 kB → 203.1 kB of 255.0 kB (+3.1 kB)');
    expect(card('files-title')).toContain('0 unchanged, 1 changed, 0 removed, 0 new, +0.0 kB uncompressed');
    const source = await readSource(WORKSPACE_ROOT, 'mfe-deal', null);
    expect(card('commits-title')).toContain(source ? `${source.commit}` : 'not recorded');
  });
});
