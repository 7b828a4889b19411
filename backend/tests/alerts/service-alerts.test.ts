import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMetricsRegistry } from '@storefront/server-kit/metrics/request-metrics';
import { recordAlerts } from '@storefront/server-kit/testing/alerts/record-alerts';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../src/app';
import { openDatabase, type OpenDatabase } from '../../src/db/open-database';
import { createDemoServices, readDemoEnvironment } from '../support/demo-services';
import { testDatabase, type TestDatabase } from '../support/test-database';

import { METRICS_TOKEN, watchBackend } from './watched-backend';

jest.setTimeout(120_000);

let dataDir: string;
let database: TestDatabase | null;
let opened: OpenDatabase;
let app: FastifyInstance;

/** Starts a backend on the database of this test, as after a restart of either. */
async function start(port = 0): Promise<string> {
  opened = await openDatabase(dataDir, database?.url ?? null, 1);
  const environment = readDemoEnvironment({ DATA_DIR: dataDir, METRICS_TOKEN });
  app = await buildApp({
    environment,
    ...opened,
    ...(await createDemoServices(environment, opened.db)),
    metrics: createMetricsRegistry(),
  });
  return app.listen({ port, host: '127.0.0.1' });
}

async function stop(): Promise<void> {
  await app.close();
  // A test that failed may have closed it.
  await opened.close().catch(() => {});
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  dataDir = mkdtempSync(join(tmpdir(), 'alerts-'));
  database = await testDatabase();
});
afterEach(async () => {
  await stop();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('ServiceDown fires while a backend does not run, and not before or after', async () => {
  const url = await start();
  const scrape = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${url}/metrics`, { headers })).text();
  };
  const alerts = recordAlerts([{ job: 'backend', instance: 'b1', scrape }]);
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  await stop();
  expect(await alerts.during({ minutes: 5 })).toEqual(['ServiceDown']);
  await start(Number(new URL(url).port));
  expect(await alerts.during({ minutes: 5 })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('DatabaseAway fires while the database is closed, and not before or after', async () => {
  await start();
  const alerts = watchBackend(() => app);
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  await opened.close();
  expect(await alerts.during({ minutes: 5 })).toEqual(['DatabaseAway']);
  await app.close();
  await start();
  expect(await alerts.during({ minutes: 5 })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});

it('DatabaseConnectionsExhausted fires while requests wait for a connection, and not before or after', async () => {
  await start();
  const alerts = watchBackend(() => app);
  expect(await alerts.during({ minutes: 15 })).toEqual([]);
  let end = (): void => {};
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  // One transaction that does not end has the only connection of this backend.
  const held = opened.db.transaction().execute(() => isEnded);
  expect(await alerts.during({ minutes: 5 })).toEqual(['DatabaseAway', 'DatabaseConnectionsExhausted']);
  end();
  await held;
  expect(await alerts.during({ minutes: 5 })).toEqual([]);
  expect(alerts.promtoolComplaints()).toBe('');
});
