import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { devApp } from './dev-app';

const PORT = 4601;
const SITE = `http://localhost:${PORT}`;
const HOST = { host: `localhost:${PORT}` };

interface UpstreamRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let root: string;
let backend: FastifyInstance;
let backendUrl: string;
let requests: UpstreamRequest[];
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'against-'));
  requests = [];
  backend = Fastify();
  backend.get('/moved', (_request, reply) => reply.redirect('https://elsewhere.example/'));
  backend.all('/*', ({ method, url, headers, body }, reply) => {
    requests.push({ method, url, headers, body });
    return reply
      .status(url.startsWith('/api/unknown') ? 404 : 200)
      .headers({ 'set-cookie': 'visit=1', 'x-preview': 'yes', server: 'far' })
      .send({ of: url });
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  backendUrl = `http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await backend.close();
  await rm(root, { recursive: true, force: true });
});

async function local(allowBookings = false): Promise<FastifyInstance> {
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await releaseBuild(store, await aBuild(root, 'shell', 'shell', { contract: '1.0.0' }), { why: 'test' });
  await releaseBuild(store, await aBuild(root, 'mfe-deal', 'deal', { routes: ['/deal/:id'] }), {
    why: 'test',
  });
  const config = storefrontConfigSchema.parse({
    siteUrl: 'https://shop.example',
    backendUrl,
    apiUrl: `${backendUrl}/supplier`,
    seller: { brand: 'Gannet' },
  });
  const app = await devApp({
    upstream: { origin: 'https://shop.example', config },
    store,
    underDevelopment: { name: 'mfe-deal', url: 'http://localhost:4604/mfe_deal_dev.js' },
    allowBookings,
    port: PORT,
  });
  apps.push(app);
  return app;
}

describe('the development server with an upstream site', () => {
  it('uses the settings of the upstream site, proxies its services and disables telemetry', async () => {
    const app = await local();

    const { body, headers } = await app.inject({ url: '/deal/1', headers: HOST });

    const json = /id="storefront-config">(?<json>[^<]*)</.exec(body)?.groups?.['json'] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      seller: { brand: 'Gannet' },
      siteUrl: SITE,
      apiUrl: `${SITE}/against/api`,
      backendUrl: `${SITE}/against/backend`,
      telemetry: { enabled: false },
      development: true,
    });
    expect(body).toContain('http://localhost:4604/mfe_deal_dev.js');
    // Responses contain image URLs of the upstream backend.
    expect(headers['content-security-policy']).toMatch(new RegExp(`img-src 'self' ${backendUrl} `));
  });

  it('forwards requests with the upstream origin, without cookies and tokens in either direction', async () => {
    const app = await local();

    const response = await app.inject({
      method: 'POST',
      url: '/against/backend/api/quotes?a=1',
      headers: {
        ...HOST,
        origin: SITE,
        'content-type': 'application/json',
        cookie: 'own=1',
        authorization: 'Bearer own',
      },
      payload: { reference: 'R' },
    });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ of: '/api/quotes?a=1' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: { reference: 'R' },
      headers: { origin: 'https://shop.example', 'content-type': 'application/json' },
    });
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(response.headers).toMatchObject({ 'x-preview': 'yes' });
    expect(response.headers['content-security-policy']).toMatch(/sandbox/);
    for (const name of ['set-cookie', 'server']) expect(response.headers).not.toHaveProperty(name);
  });

  it('forwards requests to both services, and their errors', async () => {
    const app = await local();

    await app.inject({ url: '/against/api/dpSearch.php?x=%20y', headers: HOST });
    const unknown = await app.inject({ url: '/against/backend/api/unknown', headers: HOST });

    expect(requests.map(({ url }) => url)).toEqual(['/supplier/dpSearch.php?x=%20y', '/api/unknown']);
    expect(unknown.statusCode).toBe(404);
  });

  it.each(['/against/api/../api/x', '/against/api/%2e%2e/admin', '/against/api/..%2fadmin/../../x'])(
    'does not leave the service for %s',
    async (url) => {
      const app = await local();

      await app.inject({ url, headers: HOST });

      for (const call of requests) expect(call.url).toMatch(/^\/supplier\//);
    },
  );

  it('follows no redirects, rejects large bodies and reports an unreachable backend', async () => {
    const app = await local();
    const moved = await app.inject({ url: '/against/backend/moved', headers: HOST });
    expect(moved.statusCode).toBe(502);
    expect(moved.body).toMatch(/responds with a redirect/);

    const payload = 'x'.repeat(300_000);
    const large = await app.inject({ method: 'POST', url: '/against/backend/api/x', headers: HOST, payload });
    expect(large.statusCode).toBe(413);

    await backend.close();
    const unreachable = await app.inject({ url: '/against/backend/api/x', headers: HOST });
    expect(unreachable.statusCode).toBe(502);
    expect(unreachable.body).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  });

  it.each([
    '/against/backend/api/orders',
    '/against/backend/api/payments',
    '/against/backend/api/pay?x=1',
    '/against/backend/api/%6frders',
    '/against/backend//api//orders/',
    '/against/backend/x/../api/orders',
  ])('rejects orders and charges without --allow-bookings: %s', async (url) => {
    const call = { method: 'POST', url, headers: { ...HOST, origin: SITE }, payload: {} } as const;

    const refused = await (await local()).inject(call);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toMatch(/--allow-bookings/);
    expect(requests).toEqual([]);

    expect((await (await local(true)).inject(call)).statusCode).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it('rejects requests from pages of other origins', async () => {
    const app = await local();
    const url = '/against/backend/api/quotes';

    const foreign = await app.inject({
      method: 'POST',
      url,
      headers: { ...HOST, origin: 'https://evil.example' },
    });
    const rebound = await app.inject({ url, headers: { host: `evil.example:${PORT}` } });

    expect([foreign.statusCode, rebound.statusCode]).toEqual([403, 403]);
    expect(requests).toEqual([]);
  });
});
