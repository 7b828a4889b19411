import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import { createMetricsRegistry } from '@storefront/server-kit/metrics/request-metrics';
import { portOf } from '@storefront/server-kit/ports';
import { createClient } from '@redis/client';

import { buildApp } from '../src/app';
import { openDatabase, type OpenDatabase } from '../src/db/open-database';
import { GATEWAY_CALLS } from '../src/supplier/gateway/gateway-calls';
import { createSupplierGateway, type SupplierGateway } from '../src/supplier/gateway/supplier-gateway';
import { openResponses } from '../src/supplier/responses/open-responses';
import { openRedisResponses } from '../src/supplier/responses/redis-responses';
import { postgresResponses } from '../src/supplier/responses/postgres-responses';
import type { OpenResponses } from '../src/supplier/responses/response-store';

import { createDemoServices, readDemoEnvironment } from './support/demo-services';
import { hasRedis, startRedis, type RunningRedis } from './support/running-redis';
import { testDatabase, type TestDatabase } from './support/test-database';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const PATIENT_MS = 20_000;
const PRICES = '<Response Status="success"><Flights></Flights><Hotels></Hotels></Response>';
const send =
  (status: number, body: string, type = 'application/xml'): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

let supplier: Server;
let handler: Handler;
let requests = 0;
let dataDir: string;
let database: TestDatabase | null;
let opened: OpenDatabase;
let redis: RunningRedis | null = null;
const stores: OpenResponses[] = [];
let later = 0;
const now = () => Date.now() + later;

beforeAll(async () => {
  supplier = createServer((request, response) => {
    requests += 1;
    handler(request, response);
  }).listen(0, '127.0.0.1');
  await once(supplier, 'listening');
  dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
  database = await testDatabase();
  opened = await openDatabase(dataDir, database?.url ?? null);
  if (hasRedis) redis = await startRedis(dataDir);
}, 60_000);
afterAll(async () => {
  await redis?.process.stop(5_000);
  supplier.closeAllConnections();
  supplier.close();
  await opened.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await flushRedis();
  handler = send(200, PRICES);
  requests = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await opened.db.deleteFrom('supplier_responses').execute();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function flushRedis(): Promise<void> {
  if (redis === null) return;
  const client = await createClient({ url: redis.url }).connect();
  await client.flushAll();
  client.destroy();
}

const environmentOf = (more: Record<string, string> = {}) => {
  const settings = readDemoEnvironment({
    DATA_DIR: dataDir,
    SUPPLIER_URL: `http://127.0.0.1:${portOf(supplier)}`,
    SUPPLIER_RESPONSES: 'postgres',
    SUPPLIER_PATIENCE_MS: '50',
    ...more,
  });
  return { ...settings, clock: { ...settings.clock, now } };
};

/** A gateway as in a process of its own: it shares nothing but the store. */
async function gatewayWith(more: Record<string, string>, given?: OpenResponses): Promise<SupplierGateway> {
  const environment = environmentOf(more);
  const responses = given ?? (await openResponses(environment, opened.db));
  stores.push(responses);
  const created = createSupplierGateway({ environment, responses: responses.store });
  if (!created) throw new Error('no gateway');
  return created;
}

const STORES = [
  { store: 'PostgreSQL', isInstalled: true, settings: () => ({ SUPPLIER_RESPONSES: 'postgres' }) },
  {
    store: hasRedis ? 'Redis' : 'Redis (skipped: redis-server is not installed)',
    isInstalled: hasRedis,
    settings: () => ({ SUPPLIER_RESPONSES: 'redis', REDIS_URL: redis?.url ?? '' }),
  },
];

const [SEARCH] = GATEWAY_CALLS;
async function search(through: SupplierGateway, query = 'destinationId=101&rating=345') {
  if (!SEARCH) throw new Error('no call');
  const response = await through({ call: SEARCH, path: `dpSearch.php?${query}`, body: null });
  if (response.kind === 'refused') return { status: response.status, text: response.text };
  const { source, ageMs } = response;
  return {
    source,
    ageSeconds: Math.floor(ageMs / 1000),
    text: brotliDecompressSync(response.body).toString(),
  };
}

/** @returns where the second process has the response from */
async function searchTwice(one: SupplierGateway, other: SupplierGateway, destination: number) {
  await search(one, `destinationId=${destination}`);
  return (await search(other, `destinationId=${destination}`)).source;
}

describe.each(STORES)('responses of the supplier in $store', ({ isInstalled, settings }) => {
  const it = isInstalled ? test : test.skip;
  const gateway = (more: Record<string, string> = {}) => {
    const chosen = { ...settings(), ...more };
    // A busy machine is no outage.
    return redis !== null && chosen.SUPPLIER_RESPONSES === 'redis'
      ? gatewayWith(chosen, openRedisResponses(redis.url, now, PATIENT_MS))
      : gatewayWith(chosen);
  };

  it('are requested once and served to all processes', async () => {
    const [one, other] = [await gateway(), await gateway()];
    expect(await search(one)).toMatchObject({ source: 'supplier', text: PRICES });
    expect(await search(one)).toMatchObject({ source: 'cache' });
    expect(await search(other, 'rating=345&destinationId=101')).toMatchObject({
      source: 'cache',
      text: PRICES,
    });
    expect(requests).toBe(1);
  });

  it('are requested once by processes that need them at the same time', async () => {
    const held: ServerResponse[] = [];
    handler = (_request, response) => void held.push(response);
    const searches = [await gateway(), await gateway(), await gateway()].map((one) => search(one));
    while (held.length === 0) await nextTurn();
    held[0]?.writeHead(200, { 'content-type': 'application/xml' }).end(PRICES);
    expect((await Promise.all(searches)).map(({ text }) => text)).toEqual([PRICES, PRICES, PRICES]);
    expect(requests).toBe(1);
  });

  it('fail for all processes that wait for one failed request', async () => {
    const held: ServerResponse[] = [];
    handler = (_request, response) => void held.push(response);
    const searches = [await gateway(), await gateway()].map((one) => search(one));
    while (held.length === 0) await nextTurn();
    // A process that was too late to wait for it makes a request of its own.
    handler = send(500, 'broken');
    held[0]?.writeHead(500).end();
    const failed = { status: 'rejected', reason: { kind: 'failed' } };
    expect(await Promise.allSettled(searches)).toMatchObject([failed, failed]);
  });

  it('are served with their age while the supplier is slow, and renewed behind it', async () => {
    const one = await gateway();
    await search(one);
    later += 120_000;
    const held: ServerResponse[] = [];
    handler = (_request, response) => void held.push(response);
    expect(await search(one)).toMatchObject({ source: 'stale', ageSeconds: 120, text: PRICES });
    while (held.length === 0) await nextTurn();
    held[0]?.writeHead(200, { 'content-type': 'application/xml' }).end(PRICES);
    let latest = await search(one);
    while (latest.source === 'stale') latest = await search(one);
    expect(latest).toMatchObject({ ageSeconds: 0 });
    expect(requests).toBe(2);
  });

  it('are served while the supplier fails, but not longer than allowed', async () => {
    const one = await gateway();
    await search(one);
    handler = send(503, 'closed');
    later += 600_000;
    expect(await search(one)).toMatchObject({ source: 'stale', ageSeconds: 600 });
    later += 600_000;
    await expect(search(one)).rejects.toMatchObject({ kind: 'failed' });
  });

  it('are not kept when they are refusals, incomplete or errors', async () => {
    const one = await gateway();
    handler = send(400, '<Fault>bad</Fault>');
    expect(await search(one)).toEqual({ status: 400, text: '<Fault>bad</Fault>' });
    for (const body of [
      PRICES.slice(0, -4),
      '<Response Status="error"></Response>',
      '<R><Fault>no</Fault></R>',
    ]) {
      handler = send(200, body);
      await expect(search(one)).rejects.toMatchObject({ kind: 'invalid-response' });
    }
    handler = send(200, PRICES);
    expect(await search(one)).toMatchObject({ source: 'supplier' });
  });

  it('are not requested for a while after many failures', async () => {
    const one = await gateway({ SUPPLIER_STALE_SECONDS: '0' });
    handler = send(500, 'broken');
    for (let count = 0; count < 5; count += 1)
      await expect(search(one, `try=${count}`)).rejects.toMatchObject({ kind: 'failed' });
    await expect(search(one)).rejects.toMatchObject({ kind: 'circuit-open' });
    expect(requests).toBe(5);
  });
});

const [itWithRedis, redisTitle] = hasRedis
  ? ([test, ''] as const)
  : ([test.skip, ' (skipped: redis-server is not installed)'] as const);

describe('shared responses', () => {
  itWithRedis(
    `are requested by each process while Redis is away, and shared again afterwards${redisTitle}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'redis-away-'));
      const first = await startRedis(folder);
      const settings = { SUPPLIER_RESPONSES: 'redis', REDIS_URL: first.url };
      const [one, other] = [await gatewayWith(settings), await gatewayWith(settings)];
      await search(one);
      expect(await search(other)).toMatchObject({ source: 'cache' });
      await first.process.kill();
      expect(await search(one, 'destinationId=201')).toMatchObject({ source: 'supplier', text: PRICES });
      expect(await search(other, 'destinationId=201')).toMatchObject({ source: 'supplier', text: PRICES });
      const again = await startRedis(folder, Number(new URL(first.url).port));
      let query = 300;
      let shared = await searchTwice(one, other, query);
      while (shared !== 'cache') shared = await searchTwice(one, other, (query += 1));
      await again.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  );

  itWithRedis(
    `do not wait for a Redis that accepts connections and never responds${redisTitle}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'redis-hangs-'));
      const hanging = await startRedis(folder);
      const one = await gatewayWith({ SUPPLIER_RESPONSES: 'redis', REDIS_URL: hanging.url });
      await search(one);
      hanging.process.child.kill('SIGSTOP');
      const startedAt = performance.now();
      expect(await search(one, 'destinationId=202')).toMatchObject({ source: 'supplier', text: PRICES });
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      await hanging.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  );

  it('are requested by each process while the database is unavailable', async () => {
    const away = mkdtempSync(join(tmpdir(), 'gateway-away-'));
    const other = await testDatabase();
    const closed = await openDatabase(away, other?.url ?? null);
    await closed.close();
    const alone = await gatewayWith({}, { store: postgresResponses(closed.db, now), close: async () => {} });
    expect(await search(alone)).toMatchObject({ source: 'supplier', text: PRICES });
    expect(await search(alone)).toMatchObject({ source: 'cache' });
    await other?.drop();
    rmSync(away, { recursive: true, force: true });
  });

  it('are deleted when nobody may use them any more', async () => {
    await search(await gatewayWith({ SUPPLIER_RESPONSES: 'postgres' }));
    later += 3_600_000;
    await postgresResponses(opened.db, now).deleteExpired();
    const rows = await opened.db.selectFrom('supplier_responses').select('key').execute();
    expect(rows).toEqual([]);
  });
});

it('the backend serves them with their age, counts their sources, and never serves a price for a booking', async () => {
  const environment = { ...environmentOf(), metricsToken: 'a-token-of-the-scraper' };
  const app = await buildApp({
    environment,
    db: opened.db,
    ...(await createDemoServices(environment, opened.db)),
    metrics: createMetricsRegistry(),
  });
  const get = (origin: string) =>
    app.inject({ url: '/supplier/dpSearch.php?destinationId=102', headers: { origin } });
  await get('http://localhost:3000');
  later += 30_000;
  const { statusCode, headers, body } = await get('http://localhost:3000');
  expect([statusCode, body, headers['age']]).toEqual([200, PRICES, '30']);
  expect(headers['access-control-expose-headers']).toBe('age, x-prices-from');
  expect(headers['x-prices-from']).toBeUndefined();
  handler = send(500, 'broken');
  later += 60_000;
  const stale = await get('http://localhost:3000');
  expect([stale.statusCode, stale.body, stale.headers['age']]).toEqual([200, PRICES, '90']);
  expect(stale.headers['x-prices-from']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  handler = send(200, '{}', 'application/json');
  const record = await app.inject({ url: '/supplier/getBackOfficeHotelByGiataId/..%2Fadmin' });
  expect(record.statusCode).toBe(200);
  expect(
    (await app.inject({ method: 'POST', url: '/supplier/getPackagePrice', payload: {} })).statusCode,
  ).toBe(404);
  const scraped = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${environment.metricsToken}` },
  });
  expect(scraped.body).toContain('supplier_responses_total{call="dpSearch",source="cache"} 1');
  expect(scraped.body).toContain('supplier_circuit_state{call="dpSearch"} 0');
  await app.close();
});
