import type { FastifyInstance, InjectOptions } from 'fastify';
import fc from 'fast-check';

import { gatewayApp, simulatorApp } from '../support/demo-services';
import { openTestShop, type TestShop } from '../support/test-shop';

import { HOSTILE_BODIES, HOSTILE_PATHS, HOSTILE_TEXTS } from './hostile-values';
import { registeredRoutes } from './registered-routes';

jest.setTimeout(120_000);

const SEED = 20_261_122;
const SHOP_ORIGIN = 'http://localhost:3000';
/** Requests that end the process of the test or wait by design. */
const LEFT_OUT = /^\/demo\/faults/;

let shop: TestShop;
let services: Readonly<Record<string, FastifyInstance>>;
let paymentPath: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { sandbox, clock, market } = shop;
  const merchant = 'Sandpiper';
  const origins = { storefrontOrigins: [SHOP_ORIGIN] };
  services = {
    backend: shop.app,
    sandbox: gatewayApp({ sandbox, merchant, clock, ...origins, publicUrl: 'http://localhost:3002' }),
    simulator: await simulatorApp({ market, today: clock.today, ...origins }),
  };
  for (const app of Object.values(services)) await app.ready();
  const { paymentUrl } = await sandbox.openPage(
    'hostile-services',
    100 as Parameters<typeof sandbox.openPage>[1],
  );
  paymentPath = new URL(paymentUrl).pathname;
}, 120_000);
afterAll(async () => {
  await services['sandbox']?.close();
  await services['simulator']?.close();
  await shop.close();
});

const names = ['backend', 'sandbox', 'simulator'] as const;
const appOf = (name: string): FastifyInstance => {
  const app = services[name];
  if (!app) throw new Error(`there is no service ${name}`);
  return app;
};

/** Text of a database, a stack or a file of this machine must not reach a caller. */
const LEAK = /invalid byte sequence|syntax error at|select .* from|node_modules|\.ts:\d+|sandbox_charges/i;

async function expectSafe(app: FastifyInstance, request: InjectOptions): Promise<number> {
  const response = await app.inject(request);
  const what = `${request.method} ${String(request.url)}`;
  expect([what, response.statusCode, response.body.slice(0, 300)]).toEqual([
    what,
    response.statusCode < 500 ? response.statusCode : 'a status below 500',
    expect.not.stringMatching(LEAK),
  ]);
  expect([what, response.headers['x-content-type-options']]).toEqual([what, 'nosniff']);
  expect([what, response.headers['content-security-policy']]).toEqual([what, expect.any(String)]);
  return response.statusCode;
}

it.each([
  ['GET', '/pay/%00'],
  ['POST', '/pay/%00'],
  ['POST', '/pay/%00/challenge'],
  ['POST', '/pay/%00/cancel'],
  ['GET', '/pay/%ED%A0%80'],
  ['GET', '/pay/nobody'],
  ['GET', '/%'],
  ['GET', '//'],
] as const)(
  'the sandbox responds to %s %s with its own page and no text of the database',
  async (method, url) => {
    const response = await appOf('sandbox').inject({ method, url });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain('<h1>');
    expect(response.body).not.toMatch(LEAK);
  },
);

it('the sandbox rejects a form that another site posts, and its own pages send their origin', async () => {
  const payload = 'number=4242';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (origin: string) =>
    appOf('sandbox').inject({
      method: 'POST',
      url: paymentPath,
      payload,
      headers: { ...headers, host: 'localhost:3002', origin },
    });
  expect((await post('https://evil.example.com')).statusCode).toBe(403);
  expect((await post('null')).statusCode).toBe(403);
  expect((await post('http://localhost:3002')).statusCode).toBe(422);
  const page = await appOf('sandbox').inject(paymentPath);
  expect(page.headers['referrer-policy']).toBe('same-origin');
});

describe.each(names)('the %s', (name) => {
  it('responds to hostile URLs and bodies on every route without a server error', async () => {
    const app = appOf(name);
    for (const route of registeredRoutes(app)) {
      const [method = 'GET', path = '/'] = route.split(' ');
      if (LEFT_OUT.test(path)) continue;
      for (const value of [
        '%00',
        '%ff',
        '%ED%A0%80',
        '..%2f..%2f',
        encodeURIComponent(HOSTILE_TEXTS[0] ?? ''),
      ])
        await expectSafe(app, { method, url: filled(path, value) });
    }
    for (const url of HOSTILE_PATHS) await expectSafe(app, { method: 'GET', url });
  });

  it('responds to random requests without a server error', async () => {
    const app = appOf(name);
    const routes = registeredRoutes(app).filter((route) => !LEFT_OUT.test(route.split(' ')[1] ?? ''));
    const segment = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_TEXTS));
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...HOSTILE_BODIES.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))),
      ),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'a/b',
    );
    const property = fc.asyncProperty(
      fc.constantFrom(...routes),
      segment,
      fc.string(),
      body,
      type,
      async (route, value, query, payload, contentType) => {
        const [method = 'GET', path = '/'] = route.split(' ');
        const sends = method !== 'GET' && method !== 'HEAD';
        await expectSafe(app, {
          method,
          url: `${filled(path, encoded(value))}?${encoded(query)}`,
          ...(sends ? { payload, headers: { 'content-type': contentType } } : {}),
        });
      },
    );
    await fc.assert(property, { numRuns: 300, seed: SEED });
  });
});

/** Returns the path of a route with a value for each parameter. The preflight route of CORS is `*` alone. */
function filled(path: string, value: string): string {
  const url = path.replaceAll(/:\w+|\*/g, () => value);
  return url.startsWith('/') ? url : `/${url}`;
}

/** Lone surrogates cannot be encoded, so they are sent as the bytes that a broken client sends. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
