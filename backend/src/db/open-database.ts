import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from '@storefront/server-kit/error-text';
import { acquireFileLock, FileLocked } from '@storefront/server-kit/file-lock';
import type { EndedQuery } from '@storefront/server-kit/tracing/trace-query';
import { Kysely, type KyselyConfig } from 'kysely';
import pg from 'pg';

import { DatabaseInUse } from './database-in-use';
import { inOneCall } from './embedded-protocol';
import { migrate } from './migrate';
import { prepareCluster } from './new-cluster';
import { PoolDialect } from './pool-driver';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly connections: () => ConnectionCounts;
  readonly close: () => Promise<void>;
}

/** Connections of a process. */
export interface ConnectionCounts {
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** A longer wait for the single connection of the embedded database means a deadlock, so it fails. */
const CONNECTION_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 10_000;
/** Only a server that no longer responds at all exceeds it: the statement limit is enforced by the server. */
const RESPONSE_LIMIT_MS = 15_000;
/** A process that hangs must not keep its rows locked. */
const IDLE_TRANSACTION_LIMIT_MS = 20_000;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database below `dataDir`, and runs the migrations. Both use the
 * same SQL.
 *
 * @param onQuery called after every statement
 * @throws DatabaseInUse when another process has the embedded database open
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | null,
  connections = 10,
  onQuery?: (query: EndedQuery) => void,
): Promise<OpenDatabase> {
  const { pool, release } =
    databaseUrl === null ? await embedded(dataDir) : external(databaseUrl, connections);
  const db = new Kysely<Tables>({ dialect: new PoolDialect(pool), ...loggingTo(onQuery) });
  await migrate(db);
  return {
    db,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await db.destroy();
      await release();
    },
  };
}

function loggingTo(onQuery: ((query: EndedQuery) => void) | undefined): Pick<KyselyConfig, 'log'> {
  if (onQuery === undefined) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onQuery({ sql: query.sql, durationMs: queryDurationMillis, failed: level === 'error' }),
  };
}

function external(connectionString: string, max: number) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: RESPONSE_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    keepAlive: true,
    application_name: 'storefront-backend',
  });
  // A restarting server closes idle connections; the next query opens a new one.
  pool.on('error', (error) => console.error(`database: ${error.message}`));
  // The pool listens to idle connections only: without a listener of its own, a connection that is closed while in use
  // ends the process. Its statement fails as well, which reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, release: async () => {} };
}

async function embedded(dataDir: string) {
  const folder = join(dataDir, 'db');
  const unlock = await lockFolder(dataDir);
  try {
    prepareCluster(folder);
    const [{ PGlite }, { createPgConfig }] = await loadEngine();
    const engine = await PGlite.create(folder);
    const { connection, user, password, database } = createPgConfig(inOneCall(engine));
    const embeddedConfig = { connection, user, password, database };
    const pool = new pg.Pool({ ...embeddedConfig, max: 1, connectionTimeoutMillis: CONNECTION_LIMIT_MS });
    return {
      pool,
      release: async () => {
        await engine.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function loadEngine() {
  try {
    return await Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/node-postgres')]);
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'DATABASE_URL is not set, and this build has no embedded database: set the URL of a PostgreSQL.',
      {
        cause: error,
      },
    );
  }
}

/** Two processes on one folder would both get responses and lose each other's orders, without any error. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  try {
    return await acquireFileLock(join(dataDir, 'db.lock'), { waitMs: 0 });
  } catch (error) {
    if (!(error instanceof FileLocked)) throw error;
    throw new DatabaseInUse(
      `The database in ${dataDir} is open in ${error.pid === null ? 'another process' : `process ${error.pid}`}. Stop it first, or set DATA_DIR.`,
      { cause: error },
    );
  }
}
