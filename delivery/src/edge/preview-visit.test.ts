import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { registrySchema, registrySnapshotSchema } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { previewQuery, type PreviewAccess } from '../preview/preview-query';
import { parseRelease } from '../preview/previewed-release';
import { releaseBuild, uploadBuild } from '../release/release-build';
import { rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';
import { relativeUrl } from './open-visit';
import { PREVIEW_COOKIE } from './preview-visit';

const NOW = Date.UTC(2026, 10, 21, 12);
const signed = { kind: 'signed', secret: 'a secret of the shop, long enough for it' } as const;
const ROUTES: Readonly<Record<string, string[]>> = {
  'mfe-search': ['/search'],
  'mfe-checkout': ['/booking/payment'],
  shell: ['/about-us'],
};

let root: string;
let now: number;
let next: string;
let app: FastifyInstance;
const apps: FastifyInstance[] = [];

const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
const build = (appName: string, text: string, more = {}) =>
  aBuild(root, appName, text, {
    routes: ROUTES[appName] ?? [],
    ...(appName === 'shell' ? { contract: '1.0.0' } : {}),
    ...more,
  });
const uploaded = async (appName: string, text: string, more = {}) => {
  const { name, version } = await uploadBuild(store(), await build(appName, text, more));
  return `${name}@${version}`;
};

async function open(preview: PreviewAccess, siteUrl = 'https://shop.test'): Promise<FastifyInstance> {
  const opened = await edgeApp({
    store: store(),
    config: storefrontConfigSchema.parse({ siteUrl }),
    render: null,
    preview,
    now: () => now,
  });
  apps.push(opened);
  return opened;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'));
  now = NOW;
  for (const appName of ['shell', 'mfe-search', 'mfe-checkout'])
    await releaseBuild(store(), await build(appName, appName), { why: 'test' });
  next = await uploaded('mfe-search', 'next');
  app = await open(signed);
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((opened) => opened.close()));
  await rm(root, { recursive: true, force: true });
});

function linkTo(...releases: string[]): string {
  const named = releases.map(parseRelease).filter((release) => release !== null);
  return `/search?${previewQuery(signed, named, NOW / 1_000 + 3_600).toString()}`;
}

function versionIn(html: string, appName = 'mfe-search'): string {
  const block = /id="registry-snapshot">(?<json>[^<]*)</.exec(html)?.groups?.['json'] ?? '';
  const { remotes } = registrySnapshotSchema.parse(JSON.parse(block));
  return `${appName}@${remotes.find(({ name }) => name === appName)?.version ?? 'none'}`;
}

const cookieOf = ({ cookies }: { readonly cookies: readonly object[] }) =>
  cookies.find(
    (cookie): cookie is { name: string; value: string } => 'name' in cookie && cookie.name === PREVIEW_COOKIE,
  );

const visit = (url: string, value: string) =>
  app.inject({ url, headers: { cookie: `${PREVIEW_COOKIE}=${encodeURIComponent(value)}` } });

describe('a visit with a preview', () => {
  it('shows the release of the link only to this visitor, also on other pages and after reloads', async () => {
    const first = await app.inject(linkTo(next));
    expect(versionIn(first.body)).toBe(next);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      vary: expect.stringContaining('Cookie'),
    });
    // Entry and hash belong to the previewed release.
    expect(first.body).toMatch(
      new RegExp(`href="/releases/${next.replace('@', '/')}/[^"]+" integrity="sha384-`),
    );

    const cookie = cookieOf(first);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', secure: true });
    expect(cookie).not.toHaveProperty('maxAge');
    for (const url of ['/search', '/search?destinationId=1', '/about-us']) {
      const { body, headers } = await visit(url, cookie?.value ?? '');
      expect([url, versionIn(body), headers['cache-control']]).toEqual([url, next, 'private, no-store']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const { body, headers } = await app.inject('/search');
    expect(versionIn(body)).not.toBe(next);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows a bar with a link to end the preview, with styles that the policy allows', async () => {
    const { body, headers } = await app.inject(linkTo(next).replace('?', '?destinationId=1&'));
    const [, bar = ''] = /(?<bar><aside class="preview-bar".*<\/aside>)/.exec(body) ?? [];
    expect(bar).toContain(`Preview: ${next.replace('@', ' ')} · `);
    expect(bar).toContain('<a href="/search?destinationId=1&amp;release=live">End preview</a>');
    expect(bar).not.toContain('style=');
    const nonce = /style-src 'nonce-(?<nonce>[^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toMatch(
      new RegExp(`<style nonce="${nonce?.replaceAll('+', '\\+') ?? ''}">[^<]*\\.preview-bar`),
    );
    expect((await app.inject('/search')).body).not.toContain('preview-bar');
  });

  it('previews the shell and the payment page, with only their hashes in the policy', async () => {
    const [shell, checkout] = [await uploaded('shell', 'shell 2'), await uploaded('mfe-checkout', 'pay 2')];
    const cookie = cookieOf(await app.inject(linkTo(shell, checkout)));
    const { body, headers } = await visit('/booking/payment', cookie?.value ?? '');
    expect(versionIn(body, 'mfe-checkout')).toBe(checkout);
    expect(body).toContain(` src="/releases/${shell.replace('@', '/')}/`);
    const [, scripts = ''] = /script-src ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
    for (const [, integrity = ''] of body.matchAll(/ integrity="([^"]+)"/g))
      expect(scripts).toContain(integrity);
    expect(scripts.match(/sha384-/g)).toHaveLength(2);
  });

  it('ends with release=live and redirects only within the site', async () => {
    const cookie = cookieOf(await app.inject(linkTo(next)));
    const ended = await visit('/search?destinationId=1&release=live', cookie?.value ?? '');
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/search?destinationId=1']);
    expect(cookieOf(ended)).toMatchObject({ value: '', maxAge: 0 });
    expect(relativeUrl(new URL('https://shop.test/.//evil.test/x'))).toBe('/evil.test/x');
  });

  it('rejects a changed, expired or unsigned link with a page that explains what to do', async () => {
    for (const url of [`/search?release=${next}`, linkTo(next).replace('signature=', 'signature=x')]) {
      const { statusCode, body, headers } = await app.inject(url);
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        403,
        'private, no-store',
        'noindex',
      ]);
      expect(body).toContain('npm run release -- preview');
      expect(headers['set-cookie']).toBeUndefined();
    }
    now += 3_600_000;
    const over = await app.inject(linkTo(next));
    expect([over.statusCode, over.body]).toEqual([403, expect.stringContaining('This link has expired.')]);
  });

  it('rejects a missing release and an incompatible one', async () => {
    const missing = await app.inject(linkTo('mfe-search@9.9.9'));
    expect([missing.statusCode, missing.body]).toEqual([
      404,
      expect.stringContaining('There is no release mfe-search@9.9.9.'),
    ]);
    const incompatible = await app.inject(
      linkTo(await uploaded('mfe-search', 'incompatible', { contract: '^1.9.0' })),
    );
    expect([incompatible.statusCode, incompatible.body]).toEqual([
      409,
      expect.stringContaining('needs contract ^1.9.0'),
    ]);
  });

  it('falls back to the live releases after it has expired, and deletes its cookie', async () => {
    const cookie = cookieOf(await app.inject(linkTo(next)));
    now += 3_600_000;
    for (const value of [cookie?.value ?? '', 'release=mfe-search%401', 'nonsense=', `release=${next}`]) {
      const response = await visit('/search', value);
      expect([response.statusCode, versionIn(response.body) === next]).toEqual([200, false]);
      if (value !== 'nonsense=') expect(cookieOf(response)).toMatchObject({ maxAge: 0 });
    }
  });

  it('lists the previewed release in the registry of this visitor only', async () => {
    const cookie = cookieOf(await app.inject(linkTo(next)));
    const versionsIn = (body: string) =>
      registrySchema
        .parse(JSON.parse(body))
        .microFrontends['storefront/mfe-search']?.map(({ metadata }) => `mfe-search@${metadata.version}`);
    const own = await visit('/registry.json', cookie?.value ?? '');
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(versionsIn(own.body)).toContain(next);
    expect(versionsIn(own.body)).toHaveLength(2);
    const live = await app.inject('/registry.json');
    expect([versionsIn(live.body)?.length, live.headers['cache-control']]).toEqual([1, 'no-cache']);
    expect((await store().registry()).microFrontends['storefront/mfe-search']).toHaveLength(1);
  });

  it('needs no signature in the demo, and is disabled without configuration', async () => {
    const demo = await open({ kind: 'open' }, 'http://localhost:3000');
    const response = await demo.inject(`/search?release=${next}`);
    expect(versionIn(response.body)).toBe(next);
    expect(cookieOf(response)).not.toHaveProperty('secure');
    const closed = await open({ kind: 'closed' });
    expect((await closed.inject(`/search?release=${next}`)).statusCode).toBe(403);
  });

  it('continues when the live release changes', async () => {
    const cookie = cookieOf(await app.inject(linkTo(next)));
    await releaseBuild(store(), await build('mfe-search', 'hot fix'), { why: 'test' });
    expect(versionIn((await visit('/search', cookie?.value ?? '')).body)).toBe(next);
    await rollBack(store(), 'mfe-search', null, { why: 'test' });
    expect(versionIn((await visit('/search', cookie?.value ?? '')).body)).toBe(next);
  });
});

describe('a content preview', () => {
  it('is not cached, not indexed, and sends no referrer to other sites', async () => {
    const { headers, body } = await app.inject('/page/abc?preview=a-token');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(body).not.toContain('preview-bar');
    expect(headers['set-cookie']).toBeUndefined();
  });
});
