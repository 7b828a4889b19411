import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { orderResponseSchema } from '@storefront/shared/api/booking/create-order';
import { z } from 'zod';

import { paidBooking } from './support/paid-booking';
import { orderBody } from './support/purchase';
import { launchServer, postJson, startServer, waitUntil, type ServerProcess } from './support/server-process';
import { testDatabase, type TestDatabase } from './support/test-database';

const running = new Set<ServerProcess>();
let dataDir: string;
let database: TestDatabase | null;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-process-'));
  database = await testDatabase('none');
});
afterEach(async () => {
  for (const server of running) await server.kill();
  running.clear();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const stateSchema = z.object({
  orders: z.array(z.looseObject({ attempt_id: z.string() })),
  charges: z.array(z.unknown()),
  mails: z.array(z.object({ state: z.string(), order_id: z.string().nullable() })),
});
const stateOf = async ({ url }: ServerProcess) =>
  stateSchema.parse(await (await fetch(`${url}/demo/state`)).json());

async function started(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', ...env });
  running.add(server);
  return server;
}

/** The exit code and the words of a server that does not come up. */
async function refused(env: Readonly<Record<string, string>>) {
  const server = await launchServer({ DATA_DIR: dataDir, ...env });
  running.add(server);
  const { code } = await server.closed;
  return { code, output: server.output() };
}

function mails(): readonly string[] {
  try {
    return readdirSync(join(dataDir, 'outbox')).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}

it('keeps an acknowledged payment, and makes its order and email, through kill -9', async () => {
  const first = await started();
  const payment = await paidBooking([first.url]);
  await first.kill();

  const second = await started();
  const order = await postJson(`${second.url}/api/orders`, orderBody(payment));
  expect(order['orderId']).toEqual(expect.any(String));
  await waitUntil(() => mails().length === 1);
  const state = await stateOf(second);
  expect(state.orders).toMatchObject([{ attempt_id: payment.body.paymentId, paid: payment.quote.total }]);
  expect(state.charges).toEqual([
    { key: payment.body.paymentId, amount: payment.quote.total, state: 'succeeded' },
  ]);
  await waitUntil(async () => (await stateOf(second)).mails[0]?.state === 'sent');
}, 120_000);

it('refuses a folder that another process has open, naming it, and a port that is taken', async () => {
  const first = await started({ DATABASE_URL: '' });
  const second = await refused({});
  expect(second).toMatchObject({
    code: 1,
    output: expect.stringContaining(`process ${first.child.pid}`),
  });

  const taken = await refused({
    DATA_DIR: join(dataDir, 'other'),
    BACKEND_PORT: new URL(first.url).port,
  });
  expect(taken).toMatchObject({ code: 1, output: expect.stringMatching(/^A port is taken: .+\n$/) });

  await first.stop();
  expect(await first.exited).toEqual({ code: 0, signal: null });
  expect(readdirSync(dataDir)).not.toContain('db.lock');
}, 120_000);

it('responds in /ready that it is stopping while it still serves requests, also when it has only started', async () => {
  const server = await started();
  const stopped = server.stop();
  const notReady: unknown[] = [];
  // The process may receive the signal after the first request.
  await waitUntil(async () => {
    const response = await fetch(`${server.url}/ready`);
    if (response.status === 503) notReady.push(await response.json());
    return notReady.length > 0;
  });
  expect(notReady).toEqual([{ status: 'not ready', reason: 'stopping' }]);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await stopped;
  expect(await server.exited).toEqual({ code: 0, signal: null });
}, 120_000);

// The embedded database belongs to one process; several need a server that they share.
const onPostgres = process.env['DATABASE_URL'] ? it : it.skip;

onPostgres(
  'several processes that start at once on an empty database share it: one set-up, one order, one email',
  async () => {
    const servers = await Promise.all(
      ['a', 'b', 'c'].map((name) => started({ DATA_DIR: join(dataDir, name), TRUST_PROXY: '1' })),
    );
    const urls = servers.map(({ url }) => url);
    const [first] = servers;
    if (!first) throw new Error('nothing was started');

    const payments = await Promise.all(Array.from({ length: 6 }, () => paidBooking(urls)));
    for (const payment of payments) {
      const responses = await Promise.all(
        urls.map((url) => postJson(`${url}/api/orders`, orderBody(payment))),
      );
      // Each response has a token of its own.
      const orders = responses.map((response) => orderResponseSchema.parse(response).orderId);
      expect(new Set(orders).size).toBe(1);
    }
    await waitUntil(async () => (await stateOf(first)).mails.every(({ state }) => state === 'sent'));

    const state = await stateOf(first);
    const written = ['a', 'b', 'c'].flatMap((name) => {
      const files = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.eml'));
      try {
        return files(join(dataDir, name, 'outbox'));
      } catch {
        return [];
      }
    });
    expect([state.orders.length, state.mails.length, written.length]).toEqual([6, 6, 6]);
    // What one process counts, all of them count.
    const tooMany = await Promise.all(
      Array.from({ length: 12 }, (_, call) =>
        fetch(`${urls[call % 3]}/api/newsletter`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
          body: '{"email":"one@example.com"}',
        }),
      ),
    );
    expect(tooMany.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(tooMany.filter(({ status }) => status === 429)).toHaveLength(2);
  },
  180_000,
);
