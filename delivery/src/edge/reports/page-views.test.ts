import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSignedText } from '@storefront/server-kit/signed-text';
import { pageViewResponseSchema, pageViewSchema } from '@storefront/shared/api/page-view.schema';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../../testing/build-builder';
import { TEST_KEYS } from '../../../testing/test-keys';
import { releaseBuild } from '../../release/release-build';
import { folderReleaseStore } from '../../store/folder-release-store';
import { edgeApp } from '../edge-app';

const SECRET = 'shared by the edge server and the backend';
const NOW = Date.parse('2026-11-21T10:00:00Z');

let root: string;
let versions: { readonly shell: string; readonly first: string; readonly second: string };
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'page-views-'));
  const release = async (app: string, text: string, overrides: object) =>
    (await releaseBuild(store(), await aBuild(root, app, text, overrides), { why: 'test' })).version;
  versions = {
    shell: await release('shell', 'shell', { contract: '1.0.0', routes: [] }),
    first: await release('mfe-search', 'one', { routes: ['/search'] }),
    second: await release('mfe-search', 'two', { routes: ['/search'] }),
  };
});
afterEach(() => rm(root, { recursive: true, force: true }));

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);

async function requestPageView(telemetrySecret: string | null, headers: Record<string, string> = {}) {
  const app = await edgeApp({
    store: store(),
    config: storefrontConfigSchema.parse({ siteUrl: 'https://shop.test' }),
    render: null,
    preview: { kind: 'open' },
    now: () => NOW,
    telemetrySecret,
  });
  const response = await app.inject({ method: 'POST', url: '/page-view', headers });
  await app.close();
  return response;
}

it('issues a signed token for the releases of the visitor and their fallbacks, which nobody may cache', async () => {
  const response = await requestPageView(SECRET, { origin: 'https://shop.test' });
  const { token } = pageViewResponseSchema.parse(response.json());
  expect(response.headers['cache-control']).toBe('no-store');
  expect(pageViewSchema.parse(JSON.parse(readSignedText(token, SECRET) ?? ''))).toEqual({
    view: expect.stringMatching(/^[\da-f-]{36}$/),
    expiresAt: NOW + 2 * 3_600_000,
    versions: { shell: [versions.shell], 'mfe-search': [versions.second, versions.first] },
  });
});

it('issues another token for each page view', async () => {
  const [one, other] = [await requestPageView(SECRET), await requestPageView(SECRET)];
  expect(one.json()).not.toEqual(other.json());
});

it.each([
  ['without a secret', null, 204, {}],
  ['to a page of another site', SECRET, 404, { origin: 'https://elsewhere.test' }],
  ['to a preview', SECRET, 204, { cookie: 'storefront-preview=release%3Dmfe-search%401.0.0' }],
] as const)('issues no token %s', async (_case, secret, status, headers) => {
  const response = await requestPageView(secret, headers);
  expect(response.statusCode).toBe(status);
  expect(response.body).not.toContain('token');
});
