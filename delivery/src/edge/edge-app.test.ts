import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { registrySnapshotSchema } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { readBuild, releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';

let root: string;
let app: Awaited<ReturnType<typeof edgeApp>>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edge-'));
  const folder = join(root, 'store');
  const store = folderReleaseStore(folder, TEST_KEYS);
  const release = async (appName: string, routes: string[], preload = {}) =>
    releaseBuild(
      store,
      await aBuild(root, appName, appName, {
        routes,
        preload,
        ...(appName === 'shell' ? { contract: '1.0.0' } : {}),
      }),
      {
        why: 'test',
      },
    );
  await release('shell', ['/about-us']);
  await release('mfe-search', ['/search'], { '/search': ['page.js'] });
  await release('mfe-checkout', ['/booking/payment', '/booking/confirmation']);
  app = await edgeApp({
    store,
    config: storefrontConfigSchema.parse({}),
    render: null,
  });
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

function snapshotIn(html: string) {
  const block = /id="registry-snapshot">(?<json>[^<]*)</.exec(html)?.groups?.['json'] ?? '';
  return registrySnapshotSchema.parse(JSON.parse(block));
}

describe('the edge server', () => {
  it('lets only the studio show a preview of content in a frame, and no other page [DEC-215]', async () => {
    const studio = await edgeApp({
      store: folderReleaseStore(join(root, 'store'), TEST_KEYS),
      config: storefrontConfigSchema.parse({}),
      render: null,
      studioOrigin: 'https://studio.example.com',
    });
    const frames = async (server: typeof app, url: string) =>
      /frame-ancestors [^;]+/.exec(
        String((await server.inject(url)).headers['content-security-policy']),
      )?.[0];
    expect(await frames(studio, '/about-us?preview=token')).toBe(
      'frame-ancestors https://studio.example.com',
    );
    expect(await frames(studio, '/about-us')).toBe("frame-ancestors 'none'");
    expect(await frames(app, '/about-us?preview=token')).toBe("frame-ancestors 'none'");
    await studio.close();
  });

  it('does not forward the calls of the studio [DEC-212]', async () => {
    for (const path of ['/studio', '/studio/session', '/studio/documents'])
      expect((await app.inject(path)).statusCode).toBe(404);
    const change = await app.inject({ method: 'POST', url: '/studio/session', payload: {} });
    expect(change.statusCode).toBe(405);
  });

  it('sends a page with the snapshot of all remotes and preloads the owner of the path', async () => {
    const { statusCode, body } = await app.inject('/search?destinationId=1');

    expect(statusCode).toBe(200);
    expect(snapshotIn(body).remotes.map(({ name }) => name)).toEqual(['mfe-search', 'mfe-checkout']);
    expect(body).toMatch(/rel="preload" as="script" href="\/releases\/mfe-search\/[^"]+\/mfe-search\.[^"]+"/);
    expect(body).toMatch(/rel="preload" as="script" href="\/releases\/mfe-search\/[^"]+\/page\.js"/);
    expect(body).not.toMatch(/rel="preload"[^>]*mfe-checkout/);
  });

  it('serves no source map of a release', async () => {
    const folder = await aBuild(root, 'mfe-deal', 'deal', { routes: ['/deal'] });
    const { entry } = await readBuild(folder);
    const map = '{"version":3}';
    await mkdir(join(folder, 'maps'));
    await writeFile(join(folder, `maps/${entry}.map`), map);
    await writeFile(
      join(folder, 'part.json'),
      JSON.stringify({ ...(await readBuild(folder)), maps: { [entry]: integrityOfBytes(map) } }),
    );
    const { version } = await releaseBuild(folderReleaseStore(join(root, 'store'), TEST_KEYS), folder, {
      why: 'test',
    });

    const base = `/releases/mfe-deal/${version}`;
    const paths = [`maps/${entry}.map`, `maps%2F${entry}.map`, `${entry}.map`, 'maps'];
    const statuses = await Promise.all(
      paths.map(async (path) => (await app.inject(`${base}/${path}`)).statusCode),
    );

    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await app.inject(`${base}/${entry}`)).statusCode).toBe(200);
  });

  it('responds with 404 and the same frame for an unknown path, and for a deal or group without an id [ROUTE-20, DEC-94]', async () => {
    for (const path of ['/no-such-page', '/deal', '/deals', '/group'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    expect((await app.inject('/about-us')).statusCode).toBe(200);
  });

  it('sends the payment step as a document with only the shell and the owning remote', async () => {
    const snapshot = snapshotIn((await app.inject('/booking/payment')).body);

    expect(snapshot.isolated).toBe(true);
    expect(snapshot.remotes.map(({ name }) => name)).toEqual(['mfe-checkout']);
    expect(Object.keys(snapshot.integrity).every((url) => url.startsWith('/releases/mfe-checkout/'))).toBe(
      true,
    );
  });

  it('allows only hashed scripts of the shell and the owning remote on the payment step [DEC-40]', async () => {
    const { headers, body } = await app.inject('/booking/payment');
    const [, scripts = ''] =
      /script-src (?<sources>[^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
    const hashes = scripts.match(/'sha384-[^']+'/g) ?? [];

    expect(scripts).not.toContain('strict-dynamic');
    expect(hashes).toHaveLength(2);
    for (const [, integrity] of body.matchAll(/ src="[^"]+" integrity="([^"]+)"/g)) {
      expect(hashes).toContain(`'${integrity}'`);
    }
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
  });

  it('allows only the scripts named in the response, and sends no-store', async () => {
    const { headers, body } = await app.inject('/');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-(?<nonce>[^']+)'/.exec(policy)?.groups?.['nonce'] ?? '';

    expect(policy).not.toMatch(/unsafe/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<script nonce="${nonce}" src="/releases/shell/`);
    expect((await app.inject('/')).headers['content-security-policy']).not.toBe(policy);
  });

  it('serves release files as immutable and rejects path traversal', async () => {
    const [url = ''] = /\/releases\/shell\/[^"]+\.js/.exec((await app.inject('/')).body) ?? [];

    const file = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.inject('/releases/shell/..%2f..%2f/registry.json')).statusCode).toBe(404);
  });

  it('keeps the last valid registry when the file is invalid', async () => {
    await app.inject('/');
    await writeFile(join(root, 'store/registry.json'), '{"schema":');

    expect((await app.inject('/search')).statusCode).toBe(200);
  });

  it('escapes settings so that they cannot close their script element', async () => {
    const evil = storefrontConfigSchema.parse({ seller: { brand: '</script><script>alert(1)</script>' } });
    const other = await edgeApp({
      store: folderReleaseStore(join(root, 'store'), TEST_KEYS),
      config: evil,
      render: null,
    });

    expect((await other.inject('/')).body).not.toContain('<script>alert');
    await other.close();
  });

  it('configures the API URLs of the same build by settings, which are on this machine by default [DEC-105, DEC-421]', async () => {
    const elsewhere = await edgeApp({
      store: folderReleaseStore(join(root, 'store'), TEST_KEYS),
      config: storefrontConfigSchema.parse({
        apiUrl: 'https://supplier.example.com/v2',
        backendUrl: 'https://office.example.com',
      }),
      render: null,
    });
    const { body, headers } = await elsewhere.inject('/search');

    expect(body).toContain('"apiUrl":"https://supplier.example.com/v2"');
    expect(body).toContain('"backendUrl":"https://office.example.com"');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://supplier.example.com https://office.example.com",
    );
    const own = (await app.inject('/search')).body;
    expect(own).toContain('"apiUrl":"http://localhost:3001/supplier"');
    expect(own).toContain('"backendUrl":"http://localhost:3001"');
    await elsewhere.close();
  });

  it('assigns visitors to buckets during a canary, with the configured percentage', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    await releaseBuild(store, await aBuild(root, 'mfe-search', 'canary', { routes: ['/search'] }), {
      why: 'test',
      canary: 10,
    });
    const versions = new Map<string, number>();
    for (let visitor = 0; visitor < 1_000; visitor += 1) {
      const { body, headers } = await app.inject('/search');
      const version = snapshotIn(body).remotes.find(({ name }) => name === 'mfe-search')?.version ?? '';
      versions.set(version, (versions.get(version) ?? 0) + 1);
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^storefront-visitor=[\w-]{36}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
        expect.stringMatching(/^storefront-releases=[0-9a-f]{12};/),
      ]);
    }
    const canary = Math.min(...versions.values());
    expect(versions.size).toBe(2);
    // Binomial with p = 0.1: fails by chance less than once in a million runs (five standard deviations).
    expect(Math.abs(canary - 100)).toBeLessThan(5 * Math.sqrt(1_000 * 0.1 * 0.9));

    const same = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.inject({ url: '/search', headers: { cookie: 'storefront-visitor=visitor-1' } }),
      ),
    );
    expect(new Set(same.map(({ body }) => snapshotIn(body).remotes[0]?.version)).size).toBe(1);
    expect(same[0]?.headers['set-cookie']).toMatch(/^storefront-releases=/);
  });

  it('sets no cookie when no canary is running', async () => {
    expect((await app.inject('/')).headers['set-cookie']).toBeUndefined();
  });

  it('rejects purging the page cache and reading the counts of rejected files without the token', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    const guarded = await edgeApp({
      store,
      config: storefrontConfigSchema.parse({}),
      render: { threads: 1, limitMs: 100, maxWaiting: 1, maxBuilds: 5, cacheBytes: 1_000 },
      token: 'a-token-of-some-length',
    });
    const post = (authorization: string, payload: object = {}) =>
      guarded.inject({ method: 'POST', url: '/edge/empty', headers: { authorization }, payload });

    expect((await post('')).statusCode).toBe(401);
    expect((await post('Bearer something-else-here')).statusCode).toBe(401);
    expect((await post('Bearer a-token-of-some-length')).json()).toEqual({ emptied: 0 });
    expect((await post('Bearer a-token-of-some-length', { paths: ['no-slash'] })).statusCode).toBe(400);
    const metrics = (authorization: string) =>
      guarded.inject({ url: '/edge/metrics', headers: { authorization } });
    expect((await metrics('')).statusCode).toBe(401);
    expect((await metrics('Bearer a-token-of-some-length')).json()).toMatchObject({
      pages: { renderer: 0 },
      notRendered: { overloaded: 0, timeout: 0, failed: 0 },
      cacheBytes: 0,
    });
    expect((await app.inject('/edge/metrics')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/edge/empty' })).statusCode).toBe(404);

    const status = (authorization: string) =>
      guarded.inject({ url: '/edge/release-files', headers: { authorization } });
    expect((await status('')).statusCode).toBe(401);
    expect((await status('Bearer a-token-of-some-length')).json()).toMatchObject({
      rejected: { altered: 0 },
    });
    expect((await app.inject('/edge/release-files')).statusCode).toBe(404);
    await guarded.close();
  });
});
