import { JEST_ENVIRONMENT, runTool } from '../commands/run-tool';

import { throwAwayPostgres } from './throw-away-postgres';

/**
 * What never touches a database is not run a second time, nor is what holds the answers of the content calls
 * against the market: each of those calls is asked by `every-call` as well.
 */
const WITHOUT_DATABASE =
  'backend/(src/(media|supplier|http|api-description|payments/stripe|db/new-cluster)|tests/(production|crash/checks|contract/(prices|hostile|content|supplier-contract)))';

/** Tests that start and kill whole backends: as long as all the others together. */
const WHOLE_BACKENDS = 'backend/tests/(crash/crash|server)\\.test';

/**
 * The backend's tests once more on PostgreSQL: on the server that `DATABASE_URL` names, or a throw-away one.
 *
 * @param quick leaves out those that start whole backends, unless `DATABASE_URL` asks for PostgreSQL
 * @returns Jest's exit code, or `null` where there is no PostgreSQL to run on
 */
export async function unitOnPostgres(args: readonly string[], quick = false): Promise<number | null> {
  const given = process.env['DATABASE_URL'];
  const server = given ? null : await throwAwayPostgres();
  const url = given ?? server?.url;
  if (!url) {
    console.log('PostgreSQL is not installed: the backend was tested on the embedded database only.');
    return null;
  }
  const leftOut = quick && !given ? `${WITHOUT_DATABASE}|${WHOLE_BACKENDS}` : WITHOUT_DATABASE;
  try {
    console.log(`The backend's tests again, on ${server?.version ?? 'the PostgreSQL of DATABASE_URL'}`);
    return await runTool(
      'jest',
      [...args, '--selectProjects=backend', `--testPathIgnorePatterns=${leftOut}`],
      { ...JEST_ENVIRONMENT, DATABASE_URL: url },
    );
  } finally {
    await server?.stop();
  }
}
