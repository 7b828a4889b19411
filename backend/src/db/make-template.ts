import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { sql } from 'kysely';

import { moveInto } from './new-cluster';
import { openDatabase, type Database } from './open-database';

/** Makes an unused database with every table at `folder`, whole or not at all; one that is there is left as it is. */
export async function makeTemplate(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const begun = mkdtempSync(`${folder}-`);
  const { db, close } = await openDatabase(begun, null);
  await dropTheirTemplates(db);
  await close();
  moveInto(join(begun, 'db'), folder);
  rmSync(begun, { recursive: true, force: true });
}

/** PostgreSQL makes other databases of these two. Nobody makes any here, and they are half of all the files. */
async function dropTheirTemplates(db: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
}
