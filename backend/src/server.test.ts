import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/occupancy/occupancy';

import { orderBody, type CardPayment } from './testing/purchase';
import { testDatabase, type TestDatabase } from './testing/test-database';
import { LEAD, SECOND, TODAY } from './testing/test-shop';

/** Only the embedded database is a folder that two could open. */
const EMBEDDED = { DATABASE_URL: '' };

const ROOT = join(__dirname, '../..');
const running = new Set<ChildProcess>();
let dataDir: string;
let ports: readonly number[];
let database: TestDatabase | null;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-process-'));
  ports = await Promise.all([freePort(), freePort()]);
  database = await testDatabase();
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps an acknowledged payment, and makes its order and e-mail, through kill -9', async () => {
  const first = await startedServer();
  const payment = await paidBooking();
  first.kill('SIGKILL');
  await once(first, 'exit');

  await startedServer();
  const order = await post('orders', orderBody(payment));
  expect(order.orderId).toEqual(expect.any(String));
  await until(() => mails().length === 1);
  const state = await demoState();
  expect(state.orders).toMatchObject([{ attempt_id: payment.body.paymentId, paid: payment.quote.total }]);
  expect(state.charges).toEqual([
    { key: payment.body.paymentId, amount: payment.quote.total, state: 'succeeded' },
  ]);
  await until(async () => (await demoState()).mails[0]?.state === 'sent');
}, 120_000);

it('refuses a folder that another process has open, naming it, and a port that is taken', async () => {
  const first = await startedServer(EMBEDDED);
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const second = await endedServer({
    ...EMBEDDED,
    BACKEND_PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
  });
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining(`process ${first.pid}`) });

  const other = await endedServer({ ...EMBEDDED, DATA_DIR: join(dataDir, 'other') });
  expect(other).toMatchObject({ code: 1, output: expect.stringMatching(/^A port is taken: .+\n$/) });

  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  expect(readdirSync(dataDir)).not.toContain('db.lock');
}, 120_000);

function launch(env: Readonly<Record<string, string>>): ChildProcess {
  const [port = 0, gatewayPort = 0] = ports;
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      BACKEND_PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      MARKET_TODAY: TODAY,
      DATABASE_URL: database?.url ?? '',
      ...env,
    },
  });
  running.add(child);
  return child;
}

async function startedServer(env: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
  const child = launch(env);
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output += String(text)));
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
    return output.includes('backend ready on ');
  });
  return child;
}

async function endedServer(
  env: Readonly<Record<string, string>>,
): Promise<{ code: unknown; output: string }> {
  const child = launch(env);
  let output = '';
  child.stderr?.on('data', (text) => (output += String(text)));
  const [code] = await once(child, 'close');
  return { code, output };
}

async function paidBooking(): Promise<CardPayment> {
  const search = `${base()}/supplier/dpSearch.php?destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-12&durationMin=7&durationMax=7&adultsRoom1=2`;
  const [, reference] = /<Result reference="([^"]+)"/.exec(await (await fetch(search)).text()) ?? [];
  const quote = (await post('quotes', { reference, rooms: DEFAULT_OCCUPANCY, extras: NO_EXTRAS })) as unknown;
  const { leadPassengerId } = await post('createLeadPassenger', LEAD);
  const others = [{ ...SECOND, leadPassengerId }];
  await post('createOtherPassengers', { leadPassengerId, passengers: others });
  const held = quote as CardPayment['quote'];
  const body = {
    name: "Ann O'Brien",
    cardNumber: '4242424242424242',
    month: '08',
    year: '2029',
    securityCode: '123',
    amount: held.total / 100,
    paymentType: 'full-amount',
    paymentId: randomUUID(),
    quoteId: held.quoteId,
    leadPassengerId: String(leadPassengerId),
  };
  expect(await post('payments', body)).toEqual({ payment: { paymentId: body.paymentId } });
  return { quote: held, body };
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base()}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

interface DemoState {
  readonly orders: readonly object[];
  readonly charges: readonly object[];
  readonly mails: readonly { readonly state: string }[];
}

async function demoState(): Promise<DemoState> {
  return (await (await fetch(`${base()}/demo/state`)).json()) as DemoState;
}

function mails(): readonly string[] {
  try {
    return readdirSync(join(dataDir, 'outbox')).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}

const base = () => `http://localhost:${ports[0]}`;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error('it did not come to pass in time');
    await pause(50);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
