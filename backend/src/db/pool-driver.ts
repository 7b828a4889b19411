import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';

import { databaseError, DatabaseUnavailable } from './database-unavailable';
import { statementName } from './prepared-statements';

/**
 * Kysely's PostgreSQL dialect with a driver that survives lost connections: every failure of the connection becomes
 * `DatabaseUnavailable`, a broken connection never returns to the pool, and what certainly had no effect is sent again
 * once over another connection.
 */
export class PoolDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PoolDriver(this.#pool);
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.#pool, await checkOut(this.#pool));
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings);
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PooledConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  /** `null` after a broken connection could not be replaced. */
  #client: pg.PoolClient | null;
  #isBroken = false;
  #isInTransaction = false;

  constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#run<R>(sql, parameters);
    // A write may have been committed before its connection was lost, so only reads are repeated.
    const isRead = query.kind === 'SelectQueryNode' && query.with === undefined;
    return isRead && !this.#isInTransaction ? this.#repeatedOnce(run) : run();
  }

  /** @throws Error always: nothing in this product reads row by row */
  streamQuery(): never {
    throw new Error('The database driver does not stream rows.');
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    // No statement of the transaction has run yet, so another connection can take over.
    await this.#repeatedOnce(() => this.#run(`start transaction${level} ${accessMode ?? ''}`.trimEnd(), []));
    this.#isInTransaction = true;
  }

  /** A rollback over a lost connection has nothing to do, and its error would hide the one that caused it. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (command === 'commit' || !this.#isBroken) await this.#run(command, []);
    this.#isInTransaction = false;
  }

  /** Closes the connection instead of pooling it when its state is not known. */
  release(): void {
    this.#client?.release(this.#isBroken || this.#isInTransaction);
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    try {
      if (this.#client === null) throw new Error('the connection was lost and not replaced');
      const name = statementName(this.#client, sql);
      const values = [...parameters];
      const { command, rowCount, rows } = await this.#client.query({
        text: sql,
        values,
        ...(name === undefined ? {} : { name }),
      });
      return CHANGING.has(command)
        ? { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) }
        : { rows: rows ?? [] };
    } catch (error) {
      const failure = databaseError(error);
      if (failure instanceof DatabaseUnavailable && failure.isConnectionLost) this.#isBroken = true;
      throw failure;
    }
  }

  async #repeatedOnce<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!this.#isBroken) throw error;
      this.#client?.release(true);
      this.#client = null;
      this.#client = await checkOut(this.#pool);
      this.#isBroken = false;
      return work();
    }
  }
}

const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailable(error, true);
  }
}
