import { join } from 'node:path';

import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';

import { lockFolder } from './folder-lock';
import { MIGRATIONS } from './migrations';
import { prepareCluster } from './new-cluster';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** A query that waits this long for the one connection of the embedded database is a fault, not a wait. */
const CONNECTION_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 10_000;

/**
 * PostgreSQL at `databaseUrl`, or the embedded one in a folder of its own: the same SQL for both.
 * Migrations are run before anything else.
 *
 * @throws FolderInUse when another process has the embedded database open
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | null,
  connections = 10,
): Promise<OpenDatabase> {
  const { pool, release } =
    databaseUrl === null ? await embedded(dataDir) : external(databaseUrl, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return {
    db,
    close: async () => {
      await db.destroy();
      await release();
    },
  };
}

function external(connectionString: string, max: number) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'storefront-backend',
  });
  // The server ends idle connections when it restarts; the next query opens a new one.
  pool.on('error', (error) => console.error(`database: ${error.message}`));
  return { pool, release: async () => {} };
}

async function embedded(dataDir: string) {
  const folder = join(dataDir, 'db');
  const unlock = lockFolder(dataDir);
  try {
    prepareCluster(folder);
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const engine = await PGlite.create(folder);
    const pool = new pg.Pool({
      ...createPgConfig(engine),
      max: 1,
      connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    });
    return {
      pool,
      release: async () => {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
