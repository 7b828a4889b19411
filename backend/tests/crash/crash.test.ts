import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testDatabase, type TestDatabase } from '../support/test-database';

import { tableOf } from './crash-report';
import { runCrashTest } from './crash-run';
import { KILL_POINTS } from './kill-points';

const BOOKINGS = 30;
/** One at each point. */
const KILLS = KILL_POINTS.length;

let dataDir: string;
let database: TestDatabase | null;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
  database = await testDatabase('none');
});
afterEach(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('loses no booking, balance or cancellation and moves no money twice, however often the backend is killed [DEC-67, DEC-204, DEC-205, DEC-206]', async () => {
  const report = await runCrashTest({
    bookings: BOOKINGS,
    inFlight: 8,
    kills: KILLS,
    seed: 11,
    databaseUrl: database?.url ?? null,
    dataDir,
    hurry: true,
  });

  expect(report).toMatchObject({ lost: [], doubled: [], torn: [], mailFaults: [], otherFaults: [] });
  expect(report.charged).toBe(report.paid);
  expect(report.returned).toBe(report.refunded);
  expect(report.mails - report.mailsRepeated).toBe(report.letters);
  // At most the one mail that was being sent when a backend was killed, and those that it announced to send again.
  expect(report.mailsRepeated).toBeLessThanOrEqual(KILLS + report.mailsPutBack);
  // None of it would say anything if nobody had booked, or nobody had died.
  expect(report.ordersAcknowledged).toBeGreaterThan(BOOKINGS / 3);
  expect(report.balancesAcknowledged).toBeGreaterThan(2);
  expect(report.cancellationsAcknowledged).toBeGreaterThan(2);
  expect(report.returned).toBeGreaterThan(0);
  expect(Object.keys(report.kills)).toEqual(expect.arrayContaining([...KILL_POINTS]));
  console.log(`${report.mails} letters, ${report.mailsRepeated} of them twice, in ${KILLS} kills`);
  if (process.env['CRASH_TABLE']) console.log(tableOf(report));
}, 900_000);
