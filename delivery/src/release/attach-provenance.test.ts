import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { aBuild } from '../../testing/build-builder';
import { documentOf } from '../../testing/console/test-console';
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
