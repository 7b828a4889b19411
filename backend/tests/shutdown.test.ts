import { mkdtempSync, readdirSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@storefront/server-kit/ports';

import { startSlowMailServer, type SlowMailServer } from './outage/slow-mail-server';
import { paidBooking } from './support/paid-booking';
import { startServer, waitUntil, type ServerProcess } from './support/server-process';
import { testDatabase, type TestDatabase } from './support/test-database';

/** Far longer than a shutdown may take. */
const HANGING_MS = 60_000;

const running = new Set<ServerProcess>();
let folder: string;
let mails: SlowMailServer;
let database: TestDatabase | null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shutdown-'));
  mails = await startSlowMailServer(HANGING_MS, 'sender');
  database = await testDatabase('none');
}, 60_000);
afterAll(async () => {
  for (const server of running) await server.kill();
  await mails.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function started(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database?.url ?? '',
    ...env,
  });
  running.add(server);
  return server;
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

it('stops at once with mails waiting for a slow mail server, which the next process sends once each', async () => {
  const sandbox = `http://127.0.0.1:${await freePort()}`;
  const env = { SMTP_URL: mails.url, GATEWAY_PORT: new URL(sandbox).port };
  const first = await started(env);
  for (let booking = 0; booking < 3; booking += 1) await paidBooking([first.url]);
  await waitUntil(() => mails.waiting() > 0);
  expect(await isRefused(sandbox)).toBe(false);

  const startedAt = performance.now();
  const stopped = first.stop();
  await waitUntil(async () => (await isRefused(first.url)) && isRefused(sandbox));
  const refusedMs = performance.now() - startedAt;
  await stopped;
  const stoppedMs = performance.now() - startedAt;
  console.log(
    `SIGTERM with 3 mails waiting: refused after ${refusedMs.toFixed(0)} ms, exit after ${stoppedMs.toFixed(0)} ms`,
  );
  expect(await first.exited).toEqual({ code: 0, signal: null });
  expect(refusedMs).toBeLessThan(1_500);
  expect(stoppedMs).toBeLessThan(6_000);
  expect(mails.accepted).toEqual([]);

  mails.delayMs = 0;
  await started(env);
  await waitUntil(() => mails.accepted.length >= 3);
  expect(new Set(mails.accepted).size).toBe(3);
}, 120_000);

it('deletes the mail files that a killed process was writing, at the next start', async () => {
  const dataDir = join(folder, 'swept');
  mkdirSync(join(dataDir, 'outbox'), { recursive: true });
  for (const name of ['.order.eml.0b7e7f0e-1111-4222-8333-444455556666', '.order.eml.999999999.0b7e7f0e'])
    writeFileSync(join(dataDir, 'outbox', name), 'To: ann@example.com');
  writeFileSync(join(dataDir, 'outbox', 'order.eml'), 'To: ann@example.com');
  await started({ DATA_DIR: dataDir });
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['order.eml']);
}, 60_000);
