import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { aBuild } from '../../../testing/build-builder';
import { TEST_KEYS } from '../../../testing/test-keys';
import { releaseBuild } from '../../release/release-build';
import { folderReleaseStore } from '../../store/folder-release-store';
import { edgeApp } from '../edge-app';
import { PREVIEW_COOKIE } from '../preview-visit';

const TOKEN = 'a-token-of-a-preview-of-the-site';
const SITE = {
  navigation: { entries: [{ label: 'Winter sale', path: '/sale', columns: [] }], phoneLinks: [] },
  footer: null,
  notices: [],
  redirects: [{ from: '/old', to: '/about-us' }],
  preview: { at: '2026-12-04T09:00:00.000Z', drafts: 0 },
};

let root: string;
let app: FastifyInstance;
let respond: (url: string) => Response;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'moment-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const build = await aBuild(root, 'shell', 'shell', { routes: ['/about-us'], contract: '1.0.0' });
  await releaseBuild(store, build, { why: 'test' });
  respond = (url) =>
    url.includes(`/moment/${TOKEN}/`)
      ? new Response(JSON.stringify(SITE))
      : new Response('{}', { status: url.includes('/moment/') ? 410 : 503 });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => Promise.resolve(respond(String(url))));
  app = await edgeApp({
    store,
    config: storefrontConfigSchema.parse({ siteUrl: 'https://shop.test', backendUrl: 'https://api.test' }),
    render: null,
    studioOrigin: 'https://studio.test',
  });
});
afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};
const withCookie = (url: string, query = `moment=${TOKEN}`) =>
  app.inject({ url, headers: { cookie: `${PREVIEW_COOKIE}=${encodeURIComponent(query)}` } });
const inFrame = (url: string, more = {}) =>
  app.inject({ url, headers: { 'sec-fetch-dest': 'iframe', ...more } });
const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  z.string().parse([headers['set-cookie']].flat()[0]);
const frames = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0];

describe('a preview of the whole site', () => {
  it('starts with its link, leaves the token out of the URL, and lasts for the visit [DEC-332, DEC-333]', async () => {
    const first = await app.inject(`/about-us?utm_source=mail&moment=${TOKEN}`);
    expect([first.statusCode, first.headers.location]).toEqual([303, '/about-us?utm_source=mail']);
    expect(first.headers).toMatchObject(PRIVATE);
    expect(cookieOf(first)).toBe(
      `${PREVIEW_COOKIE}=moment%3D${TOKEN}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const page = await withCookie('/about-us');
    expect(page.headers).toMatchObject({ ...PRIVATE, vary: expect.stringContaining('Cookie') });
    expect(page.body).toContain('Preview of Fri 4 Dec 2026, 09:00, with the prices of today');
    expect(page.body).toContain('Winter sale');
    expect(page.body).toContain(`"backendUrl":"https://api.test/moment/${TOKEN}"`);
    expect(frames(page)).toBe("frame-ancestors 'none'");
    const live = await app.inject('/about-us');
    expect(live.body).not.toContain('Winter sale');
    expect(live.body).not.toContain('<aside class="preview-bar"');
    expect(live.body).toContain('"backendUrl":"https://api.test"');
  });

  it('ends by the link of its bar, and by itself when it expires [DEC-332]', async () => {
    const { body } = await withCookie('/about-us?a=1');
    expect(body).toContain('<a href="/about-us?a=1&amp;moment=live">See the site as it is now</a>');
    const ended = await withCookie('/about-us?a=1&moment=live');
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/about-us?a=1']);
    expect(cookieOf(ended)).toContain('Max-Age=0');
    const expired = await withCookie('/about-us', `moment=${'x'.repeat(32)}`);
    expect(expired.statusCode).toBe(200);
    expect(expired.body).not.toContain('<aside class="preview-bar"');
    expect(cookieOf(expired)).toContain('Max-Age=0');
    for (const token of ['x'.repeat(32), 'x', '..%2Fadmin', '']) {
      const rejected = await app.inject(`/about-us?moment=${token}`);
      expect([rejected.statusCode, rejected.headers['set-cookie']]).toEqual([403, undefined]);
      expect(rejected.body).toContain('This link has expired, or was changed.');
      expect(rejected.body).toContain('href="?moment=live"');
    }
  });

  it('lasts as long as the page in a frame of the studio, which ignores the preview of the visit', async () => {
    const framed = await inFrame(`/about-us?moment=${TOKEN}`);
    expect([framed.statusCode, framed.headers['set-cookie']]).toEqual([200, undefined]);
    expect(frames(framed)).toBe('frame-ancestors https://studio.test');
    expect(framed.body).toContain('Preview of Fri 4 Dec 2026, 09:00');
    const other = await inFrame('/about-us', { cookie: `${PREVIEW_COOKIE}=moment%3D${TOKEN}` });
    expect(other.body).not.toContain('<aside class="preview-bar"');
  });

  it('never shows live content in its place during an outage, and has redirects that nobody keeps', async () => {
    const moved = await withCookie('/old');
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
      302,
      '/about-us',
      'private, no-store',
    ]);
    respond = () => new Response('{}', { status: 503 });
    const outage = await withCookie('/about-us');
    expect([outage.statusCode, outage.headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect(outage.body).toContain('unavailable for a moment');
  });

  it('keeps a preview whose calls a proxy does not forward, and sends no malformed token', async () => {
    respond = () => new Response('<html><title>404 Not Found</title></html>', { status: 404 });
    const [visit, link] = [await withCookie('/about-us'), await app.inject(`/about-us?moment=${TOKEN}`)];
    for (const response of [visit, link]) {
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([503, undefined]);
      expect(response.body).toContain('unavailable for a moment');
    }
    const malformed = await app.inject('/about-us?moment=..%2Fadmin');
    expect([malformed.statusCode, malformed.headers['set-cookie']]).toEqual([403, undefined]);
    expect(malformed.body).toContain('This link has expired, or was changed.');
  });

  it('states how many drafts it has', async () => {
    respond = () => new Response(JSON.stringify({ ...SITE, preview: { at: null, drafts: 2 } }));
    expect((await withCookie('/about-us')).body).toContain(
      'Preview of the site as it is now, with 2 drafts and the prices of today',
    );
  });
});
