import { sql } from 'kysely';

import type { Database } from './open-database';

/** As autovacuum's `threshold` and `scale_factor`: work that grows with a table is repeated ever more rarely. */
const MIN_CHANGES = 50;
const CHANGED_SHARE = 0.2;
/** A tenth of the usual sample, 3,000 rows: bookings wait while a table is analysed. */
const STATISTICS_TARGET = 10;

/**
 * Vacuums and analyses the tables of the embedded database that have changed by a fifth: it has no autovacuum. That reclaims
 * the space of old row versions and stores sizes and statistics, whereupon prepared statements are planned again: their first
 * plans are made for empty tables and read all of their rows. Sizes without statistics would be worse than neither: the
 * planner then reads all content instead of using the index of hotel keys.
 *
 * @param signal ends the run before the next table
 * @returns the names of these tables
 */
export async function maintainEmbedded(
  db: Database,
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly string[]> {
  const vacuumed: string[] = [];
  const tables = await changedTables(db);
  // The embedded database is one session, and only ANALYZE reads the setting.
  if (tables.length > 0) await sql`set default_statistics_target = ${sql.lit(STATISTICS_TARGET)}`.execute(db);
  for (const table of tables) {
    if (signal.aborted) break;
    await sql`vacuum (analyze) ${sql.id(table)}`.execute(db);
    vacuumed.push(table);
  }
  return vacuumed;
}

async function changedTables(db: Database): Promise<readonly string[]> {
  // The counters of a session are otherwise written once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables
    where schemaname = current_schema()
      and n_dead_tup + n_ins_since_vacuum > ${MIN_CHANGES}::integer + ${CHANGED_SHARE}::float8 * n_live_tup
    order by relname`.execute(db);
  return rows.map(({ relname }) => relname);
}
