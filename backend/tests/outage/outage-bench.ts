import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { throwAwayPostgres } from '@storefront/server-kit/postgres/throw-away-postgres';
import { z } from 'zod';

import { outageTable } from './outage-report';
import { runOutages } from './outage-run';

const { OUTAGE_ROUNDS, OUTAGE_SEED } = z
  .object({
    OUTAGE_ROUNDS: z.coerce.number().int().min(1).default(10),
    OUTAGE_SEED: z.coerce.number().int().default(1),
  })
  .parse(process.env);

/** `npm run bench -- outages`: ten clients book while the database and the backends are stopped ten times. */
const postgres = await throwAwayPostgres();
if (postgres === null) {
  console.log('PostgreSQL is not installed: no outages were run.');
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'outages-'));
  try {
    const report = await runOutages({
      postgres,
      rounds: OUTAGE_ROUNDS,
      clients: 10,
      seed: OUTAGE_SEED,
      dataDir,
    });
    console.log(`\n${OUTAGE_ROUNDS} rounds of outages on ${postgres.version}, 10 clients, 2 backends`);
    console.log(outageTable(report));
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
