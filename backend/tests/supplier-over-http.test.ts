import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../src/app';
import { openDatabase } from '../src/db/open-database';

import { createDemoServices, createMarket, readDemoEnvironment, seedContent } from './support/demo-services';
import { paidBooking } from './support/paid-booking';
import { orderBody } from './support/purchase';
import { startSimulator, type RunningSimulator } from './support/running-simulator';
import { postJson } from './support/server-process';
import { testDatabase } from './support/test-database';
import { openTestShop, TODAY, type TestShop } from './support/test-shop';

// Generous for a busy machine.
jest.setTimeout(120_000);

/** The page of Antalya and a deal there. */
const PAGE = pageIdOf(101);
const DEAL = '100';

let simulator: RunningSimulator;
let app: FastifyInstance;
let url: string;
let direct: TestShop;
const closers: (() => unknown)[] = [];

/** The backend with its supplier in another server, and beside it one that simulates the supplier in its process. */
beforeAll(async () => {
  direct = await openTestShop();
  const market = createMarket({ seed: 7, today: () => TODAY, mediaBase: 'http://localhost:3001' });
  simulator = await startSimulator(market, () => TODAY);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-http-'));
  const environment = readDemoEnvironment({
    DATA_DIR: dataDir,
    MARKET_TODAY: TODAY,
    SUPPLIER_URL: simulator.url,
  });
  const database = await testDatabase();
  const { db, close } = await openDatabase(dataDir, database?.url ?? null);
  await seedContent(db, { today: TODAY, publicUrl: environment.publicUrl });
  app = await buildApp({ environment, db, ...(await createDemoServices(environment, db)) });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(
    () => direct.close(),
    () => simulator.close(),
    () => app.close(),
    close,
    () => database?.drop(),
    () => rmSync(dataDir, { recursive: true, force: true }),
  );
});
afterAll(async () => {
  for (const close of closers) await close();
});

const both = async (path: string) => {
  const [remote, own] = [
    await app.inject({ method: 'GET', url: path }),
    await direct.app.inject({ method: 'GET', url: path }),
  ];
  expect([path, remote.statusCode]).toEqual([path, 200]);
  return [remote.json<unknown>(), own.json<unknown>()] as const;
};

it('explores with the prices of the destination pages, because the specified calls have none by destination [EXPLORE-03]', async () => {
  const [remote, own] = await both('/api/explore?departureId=-1&nights=7&month=2027-06&rooms=2');
  expect(remote).toMatchObject({ basis: 'pages', isComplete: true });
  expect(own).toMatchObject({ basis: 'request' });
});

it('does not simulate a supplier of its own', async () => {
  expect(
    (await app.inject({ method: 'POST', url: '/supplier/getPackagePrice', payload: {} })).statusCode,
  ).toBe(404);
});

it('quotes, takes a payment and confirms an order of a package that the other server sells', async () => {
  const payment = await paidBooking([url], simulator.url);
  const order = await postJson(`${url}/api/orders`, orderBody(payment));
  expect(order).toMatchObject({ orderId: expect.any(String), order: { referenceId: expect.any(String) } });
});

it('shows the same from-prices of a page as with the supplier in its own process [DEC-108]', async () => {
  const [remote, own] = await both(`/api/getPage/${PAGE}`);
  expect(pricesOf(remote)).toEqual(pricesOf(own));
});

it('shows the same deals and price files as with the supplier in its own process [DEC-108]', async () => {
  const [remote, own] = await both(`/api/getDealById/${DEAL}`);
  expect(remote).toEqual(own);
  const [remoteFile, ownFile] = await both(`/api/prices/${DEAL}.jun2027.json`);
  expect(remoteFile).toEqual(ownFile);
});

it('responds 503 while the supplier is unreachable, and serves everything that does not need it', async () => {
  await simulator.close();
  const payload = { reference: 'any', rooms: [{ adults: 2, children: 0, childAges: [] }], extras: NO_EXTRAS };
  const quote = await app.inject({ method: 'POST', url: '/api/quotes', payload });
  expect([quote.statusCode, quote.json()]).toMatchObject([503, { error: { code: 'supplier-unavailable' } }]);
  expect((await app.inject({ method: 'GET', url: `/api/getPage/${PAGE}` })).statusCode).toBe(200);
});

/** Price of every month and rating. Of equally cheap packages either may be shown, so dates and hotels may differ. */
function pricesOf(page: unknown): readonly string[] {
  return [...JSON.stringify(page).matchAll(/"price":"([^"]+)"/g)].map(([, price = '']) => price);
}
