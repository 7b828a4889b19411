import { JEST_ENVIRONMENT, runScript, runTool } from '../process/run-tool';
import { WORKSPACE_ROOT } from '../workspace';

import {
  findPrograms,
  throwAwayPostgres,
  type ThrowAwayPostgres,
} from '@storefront/server-kit/postgres/throw-away-postgres';

import { leftOutOnPostgres } from './engines';

/** Returns whether `unitOnPostgres` has a server to run tests on: that of `DATABASE_URL`, or an installed one. */
export function hasPostgres(): boolean {
  return Boolean(process.env['DATABASE_URL']) || findPrograms() !== null;
}

/**
 * Runs the backend tests on PostgreSQL: the server of `DATABASE_URL`, or a temporary one.
 *
 * @param quick skips the tests that start whole backends, unless `DATABASE_URL` is set
 * @returns the exit code of Jest, or `null` where PostgreSQL is not installed
 */
export async function unitOnPostgres(args: readonly string[], quick = false): Promise<number | null> {
  const given = process.env['DATABASE_URL'];
  const server = given ? null : await serverWithTables();
  const url = given ?? server?.url;
  if (!url) {
    console.log('PostgreSQL is not installed: the backend tests ran on the embedded database only.');
    return null;
  }
  const leftOut = leftOutOnPostgres(WORKSPACE_ROOT, quick && !given);
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

/** Starts a temporary server whose new databases have all tables: they are copies of `template1`. */
async function serverWithTables(): Promise<ThrowAwayPostgres | null> {
  const server = await throwAwayPostgres(false);
  if (server === null) return null;
  const template = new URL(server.url);
  template.pathname = '/template1';
  if ((await runScript('backend/src/commands/postgres-template.ts', [template.href])) === 0) return server;
  await server.stop();
  throw new Error('The migrations failed on PostgreSQL; the message is above.');
}
