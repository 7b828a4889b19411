import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { releaseBuild } from '../release/release-build';
import { folderStore } from '../store/folder-store';
import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';

import { againstApp } from './dev-app';

const PORT = 4601;
const SITE = `http://localhost:${PORT}`;
const HOST = { host: `localhost:${PORT}` };

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let root: string;
let backend: FastifyInstance;
let backendUrl: string;
let heard: Heard[];
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'against-'));
  heard = [];
  backend = Fastify();
  backend.get('/moved', (_request, reply) => reply.redirect('https://elsewhere.example/'));
  backend.all('/*', ({ method, url, headers, body }, reply) => {
    heard.push({ method, url, headers, body });
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
  const store = folderStore(join(root, 'store'), TEST_KEYS);
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
  const app = await againstApp({
    far: { origin: 'https://shop.example', config },
    store,
    underDevelopment: { name: 'mfe-deal', url: 'http://localhost:4604/mfe_deal_dev.js' },
    allowBookings,
    port: PORT,
  });
  apps.push(app);
  return app;
}

describe('the local site against a far one', () => {
  it('shows the settings of the far site, asks its services through itself and counts nothing as the site’s', async () => {
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
    // Answers name pictures by the address of the far backend.
    expect(headers['content-security-policy']).toMatch(new RegExp(`img-src 'self' ${backendUrl} `));
  });

  it('passes calls on with the origin of the far site, without cookies and tokens in either direction', async () => {
    const app = await local();

    const answer = await app.inject({
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

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ of: '/api/quotes?a=1' });
    expect(heard[0]).toMatchObject({
      method: 'POST',
      body: { reference: 'R' },
      headers: { origin: 'https://shop.example', 'content-type': 'application/json' },
    });
    expect(heard[0]?.headers).not.toHaveProperty('cookie');
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    expect(answer.headers).toMatchObject({ 'x-preview': 'yes' });
    expect(answer.headers['content-security-policy']).toMatch(/sandbox/);
    for (const name of ['set-cookie', 'server']) expect(answer.headers).not.toHaveProperty(name);
  });

  it('passes the calls of both services, and their refusals', async () => {
    const app = await local();

    await app.inject({ url: '/against/api/dpSearch.php?x=%20y', headers: HOST });
    const unknown = await app.inject({ url: '/against/backend/api/unknown', headers: HOST });

    expect(heard.map(({ url }) => url)).toEqual(['/supplier/dpSearch.php?x=%20y', '/api/unknown']);
    expect(unknown.statusCode).toBe(404);
  });

  it.each(['/against/api/../api/x', '/against/api/%2e%2e/admin', '/against/api/..%2fadmin/../../x'])(
    'leaves neither service: %s',
    async (url) => {
      const app = await local();

      await app.inject({ url, headers: HOST });

      for (const call of heard) expect(call.url).toMatch(/^\/supplier\//);
    },
  );

  it('follows no redirect, takes no large body and says when nobody answers', async () => {
    const app = await local();
    const moved = await app.inject({ url: '/against/backend/moved', headers: HOST });
    expect(moved.statusCode).toBe(502);
    expect(moved.body).toMatch(/leads elsewhere/);

    const payload = 'x'.repeat(300_000);
    const large = await app.inject({ method: 'POST', url: '/against/backend/api/x', headers: HOST, payload });
    expect(large.statusCode).toBe(413);

    await backend.close();
    const gone = await app.inject({ url: '/against/backend/api/x', headers: HOST });
    expect(gone.statusCode).toBe(502);
    expect(gone.body).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  });

  it.each([
    '/against/backend/api/orders',
    '/against/backend/api/payments',
    '/against/backend/api/pay?x=1',
    '/against/backend/api/%6frders',
    '/against/backend//api//orders/',
    '/against/backend/x/../api/orders',
  ])('orders and charges nothing unless that was asked for: %s', async (url) => {
    const call = { method: 'POST', url, headers: { ...HOST, origin: SITE }, payload: {} } as const;

    const refused = await (await local()).inject(call);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toMatch(/--allow-bookings/);
    expect(heard).toEqual([]);

    expect((await (await local(true)).inject(call)).statusCode).toBe(200);
    expect(heard).toHaveLength(1);
  });

  it('answers no page of somebody else that is open in the same browser', async () => {
    const app = await local();
    const url = '/against/backend/api/quotes';

    const foreign = await app.inject({
      method: 'POST',
      url,
      headers: { ...HOST, origin: 'https://evil.example' },
    });
    const rebound = await app.inject({ url, headers: { host: `evil.example:${PORT}` } });

    expect([foreign.statusCode, rebound.statusCode]).toEqual([403, 403]);
    expect(heard).toEqual([]);
  });
});
