import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { createMetricsRegistry } from '@storefront/server-kit/metrics/request-metrics';
import { portOf } from '@storefront/server-kit/ports';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../src/app';
import { openDatabase, type OpenDatabase } from '../../src/db/open-database';
import { createSupplierCircuits } from '../../src/supplier/circuit-breaker';
import { createDemoServices, readDemoEnvironment } from '../support/demo-services';
import { testDatabase, type TestDatabase } from '../support/test-database';

import { METRICS_TOKEN, watchBackend } from './watched-backend';

jest.setTimeout(120_000);

const PRICES = '<Response Status="success"><Flights></Flights><Hotels></Hotels></Response>';
/** Above the bound of the rule. */
const SLOW_MS = 2_600;

let supplier: Server;
let respond: (response: ServerResponse) => unknown;
let dataDir: string;
let database: TestDatabase | null;
let opened: OpenDatabase;
let app: FastifyInstance;
let circuitTime = 0;
let searches = 0;

const sendPrices = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(PRICES);

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  supplier = createServer((_request, response) => void respond(response)).listen(0, '127.0.0.1');
  await once(supplier, 'listening');
  dataDir = mkdtempSync(join(tmpdir(), 'supplier-alerts-'));
  database = await testDatabase();
  opened = await openDatabase(dataDir, database?.url ?? null);
});
afterAll(async () => {
  supplier.closeAllConnections();
  supplier.close();
  await opened.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  respond = sendPrices;
  const environment = readDemoEnvironment({
    DATA_DIR: dataDir,
    METRICS_TOKEN,
    SUPPLIER_URL: `http://127.0.0.1:${portOf(supplier)}`,
  });
  app = await buildApp({
    environment,
    ...opened,
    ...(await createDemoServices(environment, opened.db)),
    circuits: createSupplierCircuits(() => circuitTime),
    metrics: createMetricsRegistry(),
  });
  app.log.level = 'silent';
});
afterEach(() => app.close());

/** Ten shoppers search for different holidays. */
async function search(): Promise<void> {
  const first = searches;
  searches += 10;
  await Promise.all(
    Array.from({ length: 10 }, (_none, index) =>
      app.inject({ url: `/supplier/dpSearch.php?destinationId=${first + index}` }),
    ),
  );
}

it('SupplierFailing and SupplierCircuitOpen fire while searches fail, and not before or after', async () => {
  const alerts = watchBackend(() => app);
  expect(await alerts.during({ minutes: 15, traffic: search })).toEqual([]);
  respond = (response) => response.writeHead(500).end();
  expect(await alerts.during({ minutes: 15, traffic: search })).toEqual([
    'SupplierFailing',
    'SupplierCircuitOpen',
  ]);
  respond = sendPrices;
  circuitTime += 60_000;
  // The first call is the probe that closes the circuit.
  await app.inject({ url: '/supplier/dpSearch.php?destinationId=probe' });
  expect(await alerts.during({ minutes: 15, traffic: search })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('SupplierSlow fires while searches take seconds, and not before or after', async () => {
  const alerts = watchBackend(() => app);
  expect(await alerts.during({ minutes: 15, traffic: search })).toEqual([]);
  respond = (response) => void delay(SLOW_MS).then(() => sendPrices(response));
  expect(await alerts.during({ minutes: 15, traffic: search })).toEqual(['SupplierSlow']);
  respond = sendPrices;
  expect(await alerts.during({ minutes: 15, traffic: search })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});
