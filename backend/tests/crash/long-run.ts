import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { testDatabase } from '../support/test-database';

import { isSound, tableOf } from './crash-report';
import { runCrashTest } from './crash-run';

const optionsSchema = z.object({
  CRASH_BOOKINGS: z.coerce.number().int().min(1).default(2_000),
  CRASH_IN_FLIGHT: z.coerce.number().int().min(1).default(20),
  CRASH_KILLS: z.coerce.number().int().min(0).default(100),
  CRASH_SEED: z.coerce.number().int().default(1),
});

/**
 * The crash test in its full length, on the embedded database or on the server that `DATABASE_URL` names.
 * The folder of a run that found something is kept and named.
 */
async function main(): Promise<boolean> {
  const options = optionsSchema.parse(process.env);
  const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
  const database = await testDatabase('none');
  try {
    const report = await runCrashTest({
      bookings: options.CRASH_BOOKINGS,
      inFlight: options.CRASH_IN_FLIGHT,
      kills: options.CRASH_KILLS,
      seed: options.CRASH_SEED,
      databaseUrl: database?.url ?? null,
      dataDir,
    });
    console.log(`${database ? 'PostgreSQL' : 'embedded database'}, seed ${options.CRASH_SEED}`);
    console.log(tableOf(report));
    const sound = isSound(report);
    if (sound) rmSync(dataDir, { recursive: true, force: true });
    else console.log(`history and mails: ${dataDir}`);
    return sound;
  } finally {
    await database?.drop();
  }
}

main().then(
  (sound) => {
    process.exitCode = sound ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
