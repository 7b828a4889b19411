/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { studioApp } from './studio-app';
import { readStudioSettings } from './studio-settings';

const ENV = {
  STUDIO_TOKEN: 'a-token-of-the-tests',
  STUDIO_URL: 'https://studio.example.com',
  SITE_URL: 'https://shop.example.com',
};

let backend: Server;
let folder: string;
let app: Awaited<ReturnType<typeof studioApp>>;
let received: { readonly request: IncomingMessage; readonly body: string }[] = [];

beforeEach(async () => {
  received = [];
  backend = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(chunks).toString() });
      response.writeHead(409, {
        'content-type': 'application/json',
        'set-cookie': 'studio=abc; HttpOnly',
        'cache-control': 'no-store',
        'x-internal': 'yes',
      });
      response.end('{"error":{}}');
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  writeFileSync(join(folder, 'studio.js'), '// script');
  writeFileSync(join(folder, 'inter.1a2b.woff2'), 'font');
  app = await studioApp(readStudioSettings({ ...ENV, BACKEND_URL: `http://127.0.0.1:${port}` }), folder);
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => backend.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('the metrics of the studio', () => {
  const METRICS_TOKEN = 'a-token-of-the-scraper';
  const scrape = (token: string) =>
    app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });

  it('count its requests by route and status, for callers with the token', async () => {
    await app.close();
    app = await studioApp(readStudioSettings({ ...ENV, METRICS_TOKEN }), folder);
    await app.inject('/documents');
    expect((await scrape('another-token-of-someone')).statusCode).toBe(401);
    const { body } = await scrape(METRICS_TOKEN);
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1');
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('do not exist without a token', async () => {
    expect((await scrape(METRICS_TOKEN)).body).not.toContain('http_request_duration_seconds');
  });
});

describe('the server of the studio', () => {
  it('preloads its fonts, which browsers may keep', async () => {
    const { body } = await app.inject('/');
    expect(body).toContain('<link rel="preload" as="font" type="font/woff2" href="/files/inter.1a2b.woff2"');
    const font = await app.inject('/files/inter.1a2b.woff2');
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const script = await app.inject('/files/studio.js');
    expect(script.headers['cache-control']).toBeUndefined();
  });

  it('serves its page with a policy that runs only its script and frames only the shop [DEC-215]', async () => {
    const { headers, body } = await app.inject('/documents/pages/1');
    const policy = String(headers['content-security-policy']);
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-src 'self' https://shop.example.com");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect((await app.inject('/')).body).not.toContain(nonce);
    expect((await app.inject('/files/studio.js')).body).toBe('// script');
  });

  it('forwards a call with its token and the address of the browser, and nothing else [DEC-212]', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/documents/pages/1/drafts?x=1',
      headers: {
        'content-type': 'application/json',
        origin: 'https://studio.example.com',
        cookie: 'studio=abc',
        'x-studio-token': 'stolen',
        'x-studio-client': '6.6.6.6',
        authorization: 'Bearer admin',
      },
      payload: '{"a":1}',
      remoteAddress: '10.1.1.1',
    });
    expect(response.statusCode).toBe(409);
    expect(response.headers['set-cookie']).toBe('studio=abc; HttpOnly');
    expect(response.headers['x-internal']).toBeUndefined();
    const [sent] = received;
    expect(sent?.body).toBe('{"a":1}');
    expect(sent?.request.url).toBe('/studio/documents/pages/1/drafts?x=1');
    expect(sent?.request.headers).toMatchObject({
      origin: 'https://studio.example.com',
      cookie: 'studio=abc',
      'x-studio-token': 'a-token-of-the-tests',
      'x-studio-client': '10.1.1.1',
    });
    expect(sent?.request.headers).not.toHaveProperty('authorization');
  });

  it('forwards a picture that is larger than a document may be [DEC-222]', async () => {
    const payload = Buffer.alloc(3 * 1024 * 1024, 7);
    const headers = {
      'content-type': 'application/octet-stream',
      origin: 'https://studio.example.com',
    };
    const send = (url: string) => app.inject({ method: 'POST', url, headers, payload });
    expect((await send('/api/pictures?name=a.jpg')).statusCode).toBe(409);
    expect((await send('/api/pictures/abc/file?base=1')).statusCode).toBe(409);
    expect(received.map(({ request, body }) => [request.url, body.length])).toEqual([
      ['/studio/pictures?name=a.jpg', payload.length],
      ['/studio/pictures/abc/file?base=1', payload.length],
    ]);
    expect((await send('/api/documents/pages/1/drafts')).statusCode).toBe(413);
  });

  it('cannot be made to call anything but the calls of the studio', async () => {
    for (const path of ['/api/../admin/content', '/api/%2e%2e/admin/content', '/api//evil.example.com/x'])
      await app.inject(path);
    for (const { request } of received) expect(request.url).toMatch(/^\/studio\//);
  });

  it('rejects a change from another site, and responds 503 without the backend', async () => {
    const change = { method: 'POST', url: '/api/session', payload: '{}' } as const;
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.example.com' };
    expect((await app.inject({ ...change, headers: foreign })).statusCode).toBe(403);
    expect(received).toEqual([]);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const away = await studioApp(readStudioSettings({ ...ENV, BACKEND_URL: 'http://127.0.0.1:9' }), folder);
    expect((await away.inject('/api/session')).statusCode).toBe(503);
    error.mockRestore();
    await away.close();
  });

  it('does not start without a token', () => {
    expect(() => readStudioSettings({})).toThrow('STUDIO_TOKEN');
  });
});
