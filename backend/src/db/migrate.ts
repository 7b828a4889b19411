import { Migrator, sql, type Kysely, type Migration } from 'kysely';

import { MIGRATIONS } from './migrations';
import type { Tables } from './tables';

/**
 * Runs the migrations that are missing, under a lock of the database.
 *
 * A database that a newer release has migrated is used as it is: while a release is rolled out, and after it was rolled
 * back, processes of the release before restart on the new schema, which serves both (docs/operations.md, "Migrations").
 */
export async function migrate(
  db: Kysely<Tables>,
  own: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  let newer = await namesOfNewerRelease(db, own);
  for (;;) {
    const migrations = { ...own, ...Object.fromEntries(newer.map((name) => [name, DONE])) };
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    // A newer process may have migrated since the names were read.
    const names = await namesOfNewerRelease(db, own);
    if (names.length === newer.length) throw error;
    newer = names;
  }
}

/** A migration whose statements only the newer release has. It has run, so it is never called. */
const DONE: Migration = { up: async () => {} };

/** Migrations in the database that follow all own ones. A missing one in between remains an error. */
async function namesOfNewerRelease(
  db: Kysely<Tables>,
  own: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const last = Object.keys(own).toSorted().at(-1) ?? '';
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (table.rows[0]?.exists !== true) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return executed.rows.map(({ name }) => name).filter((name) => name > last);
}
