import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { edgeApp } from '../edge/edge-app';
import { releaseBuild, uploadBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

it('a site outside of development serves only live releases, whatever a visitor requests', async () => {
  const root = await mkdtemp(join(tmpdir(), 'closed-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await releaseBuild(store, await aBuild(root, 'shell', 'shell', { contract: '1.0.0' }), { why: 'test' });
  await releaseBuild(store, await aBuild(root, 'mfe-deal', 'live', { routes: ['/deal/:id'] }), {
    why: 'test',
  });
  const other = await uploadBuild(store, await aBuild(root, 'mfe-deal', 'other', { routes: ['/deal/:id'] }));
  const preview = `release=mfe-deal%40${other.version}`;
  const app = await edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null });

  const byUrl = await app.inject(`/deal/1?${preview}`);
  const byCookie = await app.inject({ url: '/deal/1', headers: { cookie: `storefront-preview=${preview}` } });
  const byOverride = await app.inject('/deal/1?mfe-overrides=mfe-deal%40http://evil.example/entry.js');

  expect(byUrl.statusCode).toBe(403);
  for (const { body } of [byUrl, byCookie, byOverride]) {
    expect(body).not.toContain(other.version);
    expect(body).not.toContain('evil.example');
  }
  expect(byCookie.body).toContain('"development":false');
  expect((await app.inject('/against/backend/api/quotes')).statusCode).toBe(404);
  await app.close();
  await rm(root, { recursive: true, force: true });
});
