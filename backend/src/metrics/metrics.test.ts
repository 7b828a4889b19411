import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { portOf } from '@storefront/server-kit/ports';
import { createMetricsRegistry } from '@storefront/server-kit/metrics/request-metrics';
import type { FastifyInstance } from 'fastify';
import { Kysely } from 'kysely';
import pg from 'pg';

import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { buildApp } from '../app';
import { PoolDialect } from '../db/pool-driver';
import type { Tables } from '../db/tables';
import { SupplierError } from '../supplier/supplier-error';

import { measureSupplier } from './measure-supplier';
import { measureShop } from './shop-metrics';

const TOKEN = 'a-token-of-the-scraper';
let shop: TestShop;
let app: FastifyInstance;
const registry = createMetricsRegistry();

beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp({
    ...shop,
    environment: { ...shop.environment, metricsToken: TOKEN },
    supplier: measureSupplier(shop.supplier, registry),
    provider: shop.sandbox,
    pictures: null,
    metrics: registry,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  app.inject({ url: '/metrics', headers: { authorization } });

/** Returns the value of a series as it is written in the response. */
async function valueOf(series: string): Promise<number | null> {
  const { body } = await scrape();
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe('the metrics of the backend', () => {
  it('are for callers with the token, in the format of Prometheus', async () => {
    expect((await scrape('Bearer another-token')).statusCode).toBe(401);
    expect((await scrape('')).statusCode).toBe(401);
    const { statusCode, headers, body } = await scrape();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('do not exist without a token', async () => {
    expect((await shop.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  it('count requests by route and status, and paths without a route as one', async () => {
    await app.inject({ url: '/health' });
    await app.inject({ url: '/no-such-path-1' });
    await app.inject({ url: '/no-such-path-2' });
    const requests = (route: string, status: number) =>
      valueOf(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
    expect(await requests('/health', 200)).toBe(1);
    expect(await requests('none', 404)).toBe(2);
  });

  it('count payments, orders and mails by state, with the age of what is not finished', async () => {
    expect(await valueOf('shop_oldest_open_seconds{kind="payment"}')).toBe(0);
    const { quoteId, deposit, total } = await shop.quote();
    const leadPassengerId = await shop.leadPassenger();
    await shop.db
      .insertInto('attempts')
      .values({
        id: '00000000-0000-4000-8000-000000000001',
        quote_id: quoteId,
        lead_passenger_id: leadPassengerId,
        route: 'card',
        payment_type: 'deposit',
        order_id: null,
        amount: deposit ?? total,
        state: 'pending',
        reason: null,
        card_brand: null,
        card_last4: null,
        created_at: new Date(shop.clock.now()),
        updated_at: new Date(shop.clock.now()),
        looked_at: null,
      })
      .execute();
    shop.wait(90_000);
    expect(await valueOf('shop_payments{state="pending"}')).toBe(1);
    const age = await valueOf('shop_oldest_open_seconds{kind="payment"}');
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(120);
    expect(await valueOf('shop_database_up')).toBe(1);
  });

  it('measure the calls of the supplier by outcome', async () => {
    const calls = createMetricsRegistry();
    const supplier = measureSupplier(
      {
        ...shop.supplier,
        alternatives: () => Promise.reject(new SupplierError('getAlternatives', 'timeout', 'no response')),
      },
      calls,
    );
    await supplier.findHotel('no-such-hotel');
    await expect(
      supplier.alternatives({
        hotelKey: 'x',
        departureDate: '2027-06-01',
        nights: 7,
        rooms: [],
        reference: 'x',
      }),
    ).rejects.toThrow('getAlternatives: timeout');
    const text = await calls.metrics();
    expect(text).toContain('supplier_call_duration_seconds_count{call="findHotel",outcome="ok"} 1');
    expect(text).toContain('supplier_call_duration_seconds_count{call="alternatives",outcome="failed"} 1');
  });

  it('state a database that accepts connections and never responds', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const pool = new pg.Pool({ connectionString: `postgres://shop@127.0.0.1:${portOf(silent)}/shop` });
    const db = new Kysely<Tables>({ dialect: new PoolDialect(pool) });
    const hanging = createMetricsRegistry();
    measureShop(hanging, { db, clock: shop.clock, limitMs: 50 });
    expect(await hanging.metrics()).toMatch(/^shop_database_up 0$/m);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const socket of sockets) socket.destroy();
    silent.close();
    await db.destroy();
  });

  it('state a database that is away, and keep serving the others', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const away = await openTestShop();
    const metrics = createMetricsRegistry();
    const other = await buildApp({
      ...away,
      environment: { ...away.environment, metricsToken: TOKEN },
      provider: away.sandbox,
      pictures: null,
      metrics,
    });
    await away.db.destroy();
    const { statusCode, body } = await other.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^shop_database_up 0$/m);
    expect(body).not.toMatch(/^shop_payments\{/m);
    await other.close();
    await away.close();
  });
});
