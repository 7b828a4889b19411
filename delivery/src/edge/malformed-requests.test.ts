import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import fc from 'fast-check';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';

const config = storefrontConfigSchema.parse({ siteUrl: 'https://shop.test' });
let root: string;
let app: Awaited<ReturnType<typeof edgeApp>>;
let port: number;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'malformed-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await releaseBuild(
    store,
    await aBuild(root, 'shell', 'shell', { routes: ['/about-us'], contract: '1.0.0' }),
    {
      why: 'test',
    },
  );
  await releaseBuild(store, await aBuild(root, 'mfe-deal', 'deal', { routes: ['/', '/deals/:id'] }), {
    why: 'test',
  });
  app = await edgeApp({ store, config, render: null });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

/** Sends the bytes as they are: HTTP clients would correct most of these requests. */
async function send(request: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request, 'latin1');
  const response = await text(socket);
  const [head = '', ...rest] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') };
}

const get = (target: string) =>
  send(`GET ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);

describe('a malformed request', () => {
  it.each([
    ['//', 404],
    ['///', 404],
    ['//javascript:alert(1)', 404],
    ['//evil.test/', 404],
    ['/\\evil.test/', 404],
    ['/.//evil.test/', 404],
    ['/%', 400],
    ['/%00', 400],
    ['/%c3%28', 400],
    ['/%0d%0aset-cookie:a=b', 400],
    ['/deals/1?x=%00', 400],
    [`/${'a'.repeat(5_000)}`, 414],
    [`/?q=${'a'.repeat(5_000)}`, 414],
    [`/${'a'.repeat(20_000)}`, 431],
    ['http://[/', 400],
  ])('for %.40s gets a page of the shop with status %i [EXT-03]', async (target, status) => {
    const response = await get(target);

    expect(response.status).toBe(status);
    expect(response.head).toContain('content-type: text/html; charset=utf-8');
    expect(response.head).toContain('x-robots-tag: noindex');
    expect(response.head).toContain("content-security-policy: default-src 'none'");
    expect(response.head).toContain('cache-control: no-store');
    expect(response.body).toContain(config.seller.brand);
    expect(response.body).toMatch(/<a href="tel:02079460123"[^>]*>020 7946 0123<\/a>/);
    expect(response.body).not.toMatch(/evil|alert|statusCode|Error|\bat /);
  });

  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n', 400],
    [
      'has a method that pages do not have',
      'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      405,
    ],
    [
      'has a body of an unknown type',
      'PUT /search HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: a/b\r\nContent-Length: 1\r\n\r\nx',
      405,
    ],
    ['has too large headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('that %s gets one too', async (_kind, request, status) => {
    const response = await send(request);

    expect(response.status).toBe(status);
    expect(response.head).toContain('content-type: text/html');
    expect(response.body).toContain(config.seller.phone);
  });

  it('gets JSON without details on URLs that programs call', async () => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/json' },
      payload: '{"paths":',
    });
    expect(statusCode).toBe(400);
    expect(body).toBe('{"error":"We can\'t read this address"}');
  });

  it('never gets a server error or anything but a page, whatever its path', async () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%',
        '%00',
        '%2f',
        '%2e%2e',
        '..',
        ':',
        '@',
        '?',
        '#',
        '*',
        '%ff',
        '%f0%9f',
        ';',
      ),
    );
    // Bytes below 0x21 end the request target; other routes than pages have their own tests.
    const path = fc
      .array(piece, { maxLength: 8 })
      .map((pieces) => `/${pieces.join('')}`.replaceAll(/[^\u0021-\u00ff]/g, '~'))
      .filter(
        (target) =>
          !/^\/(releases|health|registry|robots|sitemap|favicon|icon-|apple-touch|site\.webmanifest|csp-report|edge)/.test(
            target,
          ),
      );
    await fc.assert(
      fc.asyncProperty(path, async (target) => {
        const response = await get(target);
        expect(response.status).toBeLessThan(500);
        expect(response.status).toBeGreaterThanOrEqual(200);
        expect(response.head).toContain('content-type: text/html');
      }),
      { numRuns: 300 },
    );
  });
});
