import { JEST_ENVIRONMENT, runTool } from '../process/run-tool';

import { throwAwayPostgres } from '@storefront/server-kit/postgres/throw-away-postgres';

/**
 * Tests that use no database, and tests that compare content responses with the supplier: `every-call` requests
 * each of those endpoints as well.
 */
const WITHOUT_DATABASE =
  'backend/(src/(media|supplier|http|api-description|payments/stripe|db/new-cluster)|tests/(production|disk-full|crash/checks|contract/(prices|hostile|content|supplier-contract)))';

/** Tests that start and kill whole backends take as long as all others together. */
const WHOLE_BACKENDS = 'backend/tests/(crash/crash|server|shutdown)\\.test';

/**
 * Runs the backend tests on PostgreSQL: the server of `DATABASE_URL`, or a temporary one.
 *
 * @param quick skips the tests that start whole backends, unless `DATABASE_URL` is set
 * @returns the exit code of Jest, or `null` where PostgreSQL is not installed
 */
export async function unitOnPostgres(args: readonly string[], quick = false): Promise<number | null> {
  const given = process.env['DATABASE_URL'];
  const server = given ? null : await throwAwayPostgres(false);
  const url = given ?? server?.url;
  if (!url) {
    console.log('PostgreSQL is not installed: the backend tests ran on the embedded database only.');
    return null;
  }
  const leftOut = quick && !given ? `${WITHOUT_DATABASE}|${WHOLE_BACKENDS}` : WITHOUT_DATABASE;
  try {
    console.log(`Running the backend tests on ${server?.version ?? 'the PostgreSQL server of DATABASE_URL'}`);
    return await runTool(
      'jest',
      [...args, '--selectProjects=backend', `--testPathIgnorePatterns=${leftOut}`],
      { ...JEST_ENVIRONMENT, DATABASE_URL: url },
    );
  } finally {
    await server?.stop();
  }
}
