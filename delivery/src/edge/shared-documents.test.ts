import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { SPECULATION_RULES } from '@storefront/shared/contracts/speculation-rules';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { aPageContent } from '../../testing/kept-pages';
import { TEST_KEYS } from '../../testing/test-keys';

import { releaseBuild } from '../release/release-build';
import { createPageRenderer } from '../render/page-renderer';
import type { PageContent } from '../render/render-task';
import { folderReleaseStore } from '../store/folder-release-store';

import { liveRegistryReader } from './read-live-registry';
import { sharedDocument } from './page-document';
import { respondWithPage } from './respond-with-page';

const config = storefrontConfigSchema.parse({});
let root: string;
let app: FastifyInstance;
let content: PageContent;
let renderings: number;

beforeEach(async () => {
  content = aPageContent({
    body: `<div id="root"><script>planted()</script>${'<p>An offer – £199</p>'.repeat(200)}</div>`,
    styles: [{ key: 'css', ids: ['a1'], css: '.css-a1{color:red}' }],
  });
  renderings = 0;
  root = await mkdtemp(join(tmpdir(), 'shared-documents-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await release('shell', {
    contract: '1.0.0',
    routes: ['/', '/about-us'],
    snapshot: 3,
    node: { entry: 'node.cjs', integrity: integrityOfBytes('') },
  });
  const { resolve: resolveLive } = liveRegistryReader(store, () => {});
  const renderer = createPageRenderer({
    config,
    settings: { limitMs: 100, cacheBytes: 1e6 },
    pool: {
      warm: async () => {},
      render: async () => {
        renderings += 1;
        return { kind: 'rendered', rendered: content };
      },
      counts: () => ({ running: 0, waiting: 0, slots: 8 }),
      close: async () => {},
    },
    buildDocument: (live, path, page) => sharedDocument(config, live, path, page),
    log: () => {},
  });
  const dependencies = { resolveLive, config, preview: { kind: 'closed' } as const, now: Date.now, renderer };
  app = Fastify();
  app.get('/*', (request, reply) => respondWithPage(dependencies, request, reply));
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

/** Releases an app with the text as its entry file. */
async function release(name: string, overrides: object): Promise<void> {
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const folder = await aBuild(root, name, name, overrides);
  await writeFile(join(folder, 'node.cjs'), '');
  await releaseBuild(store, folder, { why: 'test' });
}

function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers });
}

function sourcesOf({ headers }: LightMyRequestResponse, directive: string): readonly string[] {
  const policy = String(headers['content-security-policy']);
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('a document that visitors share', () => {
  it('is the same for every visitor, and its policy has no nonce', async () => {
    const [first, second] = [await get('/'), await get('/', { cookie: 'storefront-visitor=someone' })];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(`${first.body} ${String(first.headers['content-security-policy'])}`).not.toContain('nonce-');
    expect(first.body).not.toContain(' nonce="');
    expect(first.headers['cache-control']).toMatch(/^public, .*s-maxage=60/);
    expect(renderings).toBe(1);
  });

  it('has tags by which a CDN removes it', async () => {
    const { headers } = await get('/');
    expect([headers['cache-tag'], headers['surrogate-key']]).toEqual(['page,/', 'page /']);
  });

  it('allows exactly the inline scripts and styles that the server wrote', async () => {
    const response = await get('/');
    const texts = (tag: string) =>
      [
        ...response.body.matchAll(
          new RegExp(`<${tag}(?![^>]*application/json)[^>]*>([^<]*(?:<(?!/${tag})[^<]*)*)</${tag}>`, 'g'),
        ),
      ]
        .map(([, text = '']) => text)
        .filter((text) => text !== 'planted()');
    const scripts = sourcesOf(response, 'script-src');

    expect(texts('script')).toHaveLength(4);
    expect(scripts).toEqual(
      expect.arrayContaining([...texts('script').map(sha256), sha256(SPECULATION_RULES), "'strict-dynamic'"]),
    );
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(5);
    expect(texts('style')).toHaveLength(2);
    expect(new Set(sourcesOf(response, 'style-src'))).toEqual(
      new Set([...texts('style').map(sha256), sha256('')]),
    );
    expect(String(response.headers['content-security-policy'])).not.toMatch(/unsafe|\*/);
    expect(response.headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
  });

  it('does not allow a script that the content of the page contains', async () => {
    const response = await get('/');
    expect(response.body).toContain('<script>planted()</script>');
    expect(sourcesOf(response, 'script-src')).not.toContain(sha256('planted()'));
  });

  it('is sent in the encoding that the client accepts', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers, rawPayload } of [plain, br, gzip]) {
      expect(headers['vary']).toBe('Cookie, Accept-Encoding');
      expect(headers['content-length']).toBe(String(rawPayload.length));
    }
  });

  it('is compressed again after it was sent often, and stays the same document', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const sizes = new Set<number>();
    for (let visit = 0; visit < 200 && sizes.size < 2; visit += 1) {
      const response = await get('/', { 'accept-encoding': 'br' });
      expect(response.headers['etag']).toBe(first.headers['etag']);
      expect(brotliDecompressSync(response.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
      sizes.add(response.rawPayload.length);
    }
    expect(Math.min(...sizes)).toBeLessThan(first.rawPayload.length);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = String((await get('/')).headers['etag']);
    for (const header of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await get('/', { 'if-none-match': header, 'accept-encoding': 'br' });
      expect(response.statusCode).toBe(304);
      expect(response.rawPayload).toHaveLength(0);
      expect(response.headers).toMatchObject({ etag, vary: 'Cookie, Accept-Encoding' });
      expect(response.headers['cache-control']).toMatch(/^public/);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('responds to HEAD with the same headers and no body', async () => {
    const headers = { 'accept-encoding': 'br' };
    const page = await get('/', headers);
    const head = await app.inject({ method: 'HEAD', url: '/', headers });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-security-policy']) {
      expect(head.headers[name]).toBe(page.headers[name]);
    }
  });

  it('lists the releases of today without another rendering when another app is released', async () => {
    const before = await get('/');
    await release('mfe-deal', { routes: ['/deals/:dealId'] });
    const after = await get('/');

    expect(renderings).toBe(1);
    expect(after.body).toContain('"name":"mfe-deal"');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const withoutSnapshot = (html: string) => html.replace(/(?<=id="registry-snapshot">)[^<]*/, '');
    expect(withoutSnapshot(after.body)).toBe(withoutSnapshot(before.body));
  });

  it('keeps its nonce if it is for one visitor', async () => {
    content = { ...content, sharedForSeconds: null };
    const [first, second] = [await get('/'), await get('/')];
    expect(sourcesOf(first, 'script-src')[0]).toMatch(/^'nonce-/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers).not.toHaveProperty('cache-tag');
    expect(first.headers).not.toHaveProperty('surrogate-key');
    expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy']);
  });
});
