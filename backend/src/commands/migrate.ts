import { errorMessage } from '@storefront/server-kit/error-text';

import { readEnvironment } from '../config/environment';
import { openDatabase } from '../db/open-database';

/** Runs the migrations of the database at `DATABASE_URL` and exits: a deployment runs it once before new backends. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment();
  if (databaseUrl === null)
    throw new Error('DATABASE_URL is not set: the embedded database migrates itself.');
  const { close } = await openDatabase(dataDir, databaseUrl, 1);
  await close();
  console.log('the database is up to date');
}

main().catch((error: unknown) => {
  console.error(`migrate: ${errorMessage(error)}`);
  process.exitCode = 1;
});
