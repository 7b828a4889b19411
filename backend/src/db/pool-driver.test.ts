import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import pg from 'pg';

import { testDatabase, type TestDatabase } from '../../tests/support/test-database';

import { databaseError, DatabaseUnavailable } from './database-unavailable';
import { openDatabase, type OpenDatabase } from './open-database';
import type { Tables } from './tables';

const serverError = (code: string) => Object.assign(new Error('message'), { code, severity: 'ERROR' });

describe('an error of the driver', () => {
  it.each([
    ['57P01', true],
    ['57P02', true],
    ['57P03', true],
    ['08006', true],
    ['25006', true],
    ['26000', true],
    ['0A000', true],
    ['53300', false],
    ['53100', false],
    ['57014', false],
    ['40P01', false],
  ])('with the code %s is an outage', (code, isConnectionLost) => {
    expect(databaseError(serverError(code))).toMatchObject({
      name: 'DatabaseUnavailable',
      isConnectionLost,
    });
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('with the code %s is an outage', (code) => {
    expect(databaseError(Object.assign(new Error('message'), { code }))).toBeInstanceOf(DatabaseUnavailable);
  });

  it('without a code of the server is an outage', () => {
    expect(databaseError(new Error('Connection terminated unexpectedly'))).toBeInstanceOf(
      DatabaseUnavailable,
    );
    expect(databaseError(new Error('timeout exceeded when trying to connect'))).toBeInstanceOf(
      DatabaseUnavailable,
    );
  });

  it.each([serverError('23505'), serverError('42601'), new TypeError('cyclic')])(
    '%s stays as it is',
    (error) => {
      expect(databaseError(error)).toBe(error);
    },
  );
});

// Connections of the embedded database cannot be closed from outside.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip;

onPostgres('a connection that the server closes', () => {
  let folder: string;
  let database: TestDatabase | null;
  let opened: OpenDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pool-'));
    database = await testDatabase();
    opened = await openDatabase(folder, database?.url ?? null, 2);
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Closes the connection that `db` uses, as an administrator or a failover does. */
  async function closeConnectionOf(db: Kysely<Tables>): Promise<void> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const admin = new pg.Client({ connectionString: database?.url });
    await admin.connect();
    await admin.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await admin.end();
  }

  const addRow = (db: Kysely<Tables>) =>
    db
      .insertInto('ledger')
      .values({ at: new Date(), subject: 'test', subject_id: '1', event: 'made', amount: null })
      .execute();
  const countRows = async (db: Kysely<Tables>) =>
    (await db.selectFrom('ledger').select('id').where('subject', '=', 'test').execute()).length;

  it('does not end the process, in use or idle, and a read is sent again', async () => {
    await opened.db.connection().execute(async (db) => {
      await closeConnectionOf(db);
      expect(await countRows(db)).toBe(0);
    });
  });

  it('makes a write fail as an outage, because it may have taken effect', async () => {
    await opened.db.connection().execute(async (db) => {
      await closeConnectionOf(db);
      await expect(addRow(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    });
    expect(await countRows(opened.db)).toBe(0);
  });

  it('rolls back its transaction, reported by the error of the statement', async () => {
    const broken = opened.db.transaction().execute(async (db) => {
      await addRow(db);
      await closeConnectionOf(db);
      await addRow(db);
    });
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable', isConnectionLost: true });
    expect(await countRows(opened.db)).toBe(0);
    await opened.db.transaction().execute(addRow);
    expect(await countRows(opened.db)).toBe(1);
  });

  it('reads again when a migration has outdated a prepared statement', async () => {
    await opened.db.connection().execute(async (db) => {
      const read = () => db.selectFrom('rate_counts').selectAll().execute();
      expect(await read()).toEqual([]);
      await sql`alter table rate_counts add column note text`.execute(opened.db);
      expect(await read()).toEqual([]);
    });
  });
});
