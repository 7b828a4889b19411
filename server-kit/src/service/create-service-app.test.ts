import { once } from 'node:events';
import { connect } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { portOf } from '../ports';

import { createServiceApp, REQUEST_LIMITS, type ServiceOptions } from './create-service-app';
import { HttpError } from './http-error';

const SHOP = 'https://shop.example.com';
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

let app: FastifyInstance;
afterEach(() => app.close());

/** A service with a route for each kind of response. */
function createApp(options: Partial<ServiceOptions> = {}): FastifyInstance {
  app = createServiceApp({ origins: [SHOP], publicUrl: 'https://api.example.com', ...options });
  app.get('/fine', () => ({ fine: true }));
  app.get('/things/:id', () => ({ fine: true }));
  app.post('/things', (request) => ({ received: request.body }));
  app.post('/form', { config: { acceptsAnyOrigin: true } }, () => ({ fine: true }));
  app.get('/away', () => {
    throw new HttpError(503, 'unavailable', 'Please try again.');
  });
  app.get('/broken', () => {
    throw new Error('select * from secrets');
  });
  return app;
}

/** Sends text over a connection. @returns everything received until the server closes it, and after how long */
async function exchange(text: string): Promise<{ readonly received: string; readonly ms: number }> {
  const startedAt = performance.now();
  const socket = connect(portOf(app.server), '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return { received, ms: performance.now() - startedAt };
}

describe('the headers of every response', () => {
  it.each(['/fine', '/nope', '/away', '/broken', '/things/%00', '/%'])('are set for %s', async (url) => {
    const { headers } = await createApp().inject(url);
    expect(headers).toMatchObject(HEADERS);
  });

  it('are set for malformed HTTP, which no route receives', async () => {
    await createApp().listen();
    const { received } = await exchange('GET / HTTP/1.1\r\nbroken header\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(HEADERS)) expect(received).toContain(`${name}: ${value}`);
  });

  it('contain no HSTS without HTTPS', async () => {
    const { headers } = await createApp({ publicUrl: 'http://localhost:3001' }).inject('/fine');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the error responses', () => {
  it.each([
    ['/nope', 404],
    ['/things/%00', 404],
    ['/%', 400],
    ['/things/%ff', 400],
  ])('of %s has status %i', async (url, status) => {
    const response = await createApp().inject(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  });

  it('never contain the text of an unknown error', async () => {
    const response = await createApp().inject('/broken');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(response.body).not.toContain('secrets');
  });

  it('of an outage say when to try again', async () => {
    const { statusCode, headers } = await createApp().inject('/away');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  it('map the errors of the service, and have its own body', async () => {
    const response = await createApp({
      toHttpError: () => new HttpError(503, 'unavailable', 'Later.'),
      sendBody: (reply, { message }) => reply.type('text/html').send(`<p>${message}</p>`),
    }).inject('/broken');
    expect([response.statusCode, response.body, response.headers['retry-after']]).toEqual([
      503,
      '<p>Later.</p>',
      '5',
    ]);
  });
});

describe('a request that changes something', () => {
  const post = (origin: string | undefined, url = '/things') =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'api.example.com', ...(origin === undefined ? {} : { origin }) },
      payload: { a: 1 },
    });

  it.each([
    ['a page of the shop', SHOP, 200],
    ['a page of the service itself', 'https://api.example.com', 200],
    ['a server, without an origin', undefined, 200],
    ['a foreign page', 'https://evil.example.com', 403],
    ['a page whose origin starts like that of the shop', `${SHOP}.evil.example.com`, 403],
    ['a sandboxed frame', 'null', 403],
  ])('from %s', async (_name, origin, status) => {
    createApp();
    expect((await post(origin)).statusCode).toBe(status);
  });

  it('passes from any page where the route allows it, and reading always passes', async () => {
    createApp();
    expect((await post('null', '/form')).statusCode).toBe(200);
    const { statusCode } = await app.inject({
      url: '/fine',
      headers: { origin: 'https://evil.example.com' },
    });
    expect(statusCode).toBe(200);
  });
});

describe('a client that sends slowly', () => {
  const limits = { headersMs: 200, requestMs: 400, checkMs: 50 };
  const BODY =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"';

  it.each([
    ['headers', 'GET /fine HTTP/1.1\r\nHost: a\r\n', 2_000],
    ['a body', BODY, 2_000],
  ])('gets 408 when it does not complete %s in time', async (_name, text, limitMs) => {
    await createApp({ limits }).listen();
    const { received, ms } = await exchange(text);
    expect(received).toMatch(/^HTTP\/1\.1 408 .*"code":"too-slow"/s);
    expect(ms).toBeLessThan(limitMs);
  });

  it('has less than 30 seconds by default', async () => {
    await createApp().ready();
    const { headersTimeout, requestTimeout } = app.server;
    expect([headersTimeout, requestTimeout]).toEqual([REQUEST_LIMITS.headersMs, REQUEST_LIMITS.requestMs]);
    expect(Math.max(headersTimeout, requestTimeout) + REQUEST_LIMITS.checkMs).toBeLessThan(30_000);
  });

  it('gets 413 for a body above the limit', async () => {
    const payload = JSON.stringify('x'.repeat(300 * 1024));
    const headers = { 'content-type': 'application/json' };
    const response = await createApp().inject({ method: 'POST', url: '/things', headers, payload });
    expect([response.statusCode, response.json<{ error: object }>().error]).toEqual([
      413,
      expect.objectContaining({ code: 'too-large' }),
    ]);
  });
});

it('completes a request in flight during shutdown and closes its connection', async () => {
  createApp();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  app.get('/held', async () => {
    await held;
    return { fine: true };
  });
  app.addHook('preClose', async () => release());
  await app.listen();
  const exchanged = exchange('GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(app.server, 'request');
  await app.close();
  expect((await exchanged).received).toMatch(/^HTTP\/1\.1 200 .*connection: close.*\{"fine":true\}$/is);
});
