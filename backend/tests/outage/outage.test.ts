import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  throwAwayPostgres,
  type ThrowAwayPostgres,
} from '@storefront/server-kit/postgres/throw-away-postgres';

import { outageTable } from './outage-report';
import { runOutages } from './outage-run';

// The embedded database cannot be stopped on its own.
const onPostgres = process.env['DATABASE_URL'] ? it : it.skip;

let dataDir: string;
let postgres: ThrowAwayPostgres | null = null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'outages-'));
});
afterEach(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

onPostgres(
  'survives connections that are closed, a database that is stopped and crashes, and SIGTERM with mails waiting',
  async () => {
    postgres = await throwAwayPostgres();
    if (postgres === null) throw new Error('This test needs the programs of PostgreSQL to stop a server.');
    const report = await runOutages({ postgres, rounds: 1, clients: 10, seed: 7, dataDir });
    console.log(outageTable(report));

    expect(report).toMatchObject({ deaths: [], lost: [], doubled: [], torn: [], faults: [], others: [] });
    expect(report).toMatchObject({ mailsMissing: [] });
    // The outages did interrupt requests, and bookings went on.
    expect(report.unavailable).toBeGreaterThan(0);
    expect(report.orders).toBeGreaterThan(25);
    // A request can be on its way in the moment in which a process stops listening.
    expect(report.resets).toBeLessThan(10);
    expect(report.stopMs).toBeLessThan(10_000);
  },
  180_000,
);
