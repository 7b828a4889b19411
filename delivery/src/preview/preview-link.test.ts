import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild, uploadBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { previewLink, type PreviewLinkOptions } from './preview-link';
import { parsePreview } from './preview-query';

const NOW = Date.UTC(2026, 10, 21, 12);
const access = { kind: 'signed', secret: 'a secret of the shop, long enough for it' } as const;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-link-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
const link = (releases: string[], more: Partial<PreviewLinkOptions> = {}) =>
  previewLink(store(), {
    releases,
    page: '/search?destinationId=101',
    hours: 24,
    siteUrl: 'https://shop.test',
    access,
    now: NOW,
    ...more,
  });

async function uploaded(text: string, overrides = {}): Promise<string> {
  const { name, version } = await uploadBuild(
    store(),
    await aBuild(root, 'mfe-search', text, { routes: ['/search'], ...overrides }),
  );
  return `${name}@${version}`;
}

describe('a preview link', () => {
  it('shows a published release without changing the live ones', async () => {
    const options = { why: 'test' };
    await releaseBuild(
      store(),
      await aBuild(root, 'shell', 'shell', { contract: '1.0.0', routes: [] }),
      options,
    );
    const before = await store().registry();
    const release = await uploaded('next');
    expect(await store().registry()).toEqual(before);
    expect(await store().history()).toHaveLength(1);

    const { url, until } = await link([release]);
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname, searchParams.get('destinationId')]).toEqual([
      'https://shop.test',
      '/search',
      '101',
    ]);
    expect(until?.getTime()).toBe(NOW + 24 * 3_600_000);
    expect(parsePreview(searchParams, access, NOW)).toMatchObject({ kind: 'active' });
  });

  it('shows the same files that go live later', async () => {
    const release = await uploaded('next');
    const folder = await aBuild(root, 'mfe-search', 'next', { routes: ['/search'] });
    const { version, changed } = await releaseBuild(store(), folder, { why: 'test' });
    expect([`mfe-search@${version}`, changed]).toEqual([release, true]);
  });

  it('is not created for a release that cannot be previewed, and the error contains the reason', async () => {
    await releaseBuild(store(), await aBuild(root, 'shell', 'shell', { contract: '1.0.0', routes: [] }), {
      why: 'test',
    });
    const incompatible = await uploaded('needs more', { contract: '^1.9.0' });
    const fits = await uploaded('fits');
    await expect(link([incompatible])).rejects.toThrow(/needs contract \^1\.9\.0, but the live shell/);
    await expect(link(['mfe-search@9.9.9'])).rejects.toThrow('There is no release mfe-search@9.9.9.');
    await expect(link(['mfe-search'])).rejects.toThrow('write <app>@<version>');
    await expect(link([fits, fits])).rejects.toThrow('mfe-search is given twice');
    await expect(link([fits], { hours: Number.NaN })).rejects.toThrow('--hours');
    await expect(link([fits], { page: '//evil.test/' })).rejects.toThrow('--page');
    await expect(link([fits], { access: { kind: 'closed' } })).rejects.toThrow('PREVIEW_SECRET is not set');
  });
});
