import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { sql } from 'kysely';

import { moveInto } from './new-cluster';
import { openDatabase, type Database } from './open-database';

/** Creates an unused database with all tables at `folder`, atomically; an existing one is kept. */
export async function makeTemplate(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  const { db, close } = await openDatabase(temporary, null);
  await dropServerTemplates(db);
  await close();
  moveInto(join(temporary, 'db'), folder);
  rmSync(temporary, { recursive: true, force: true });
}

/** PostgreSQL copies new databases from these two. None are created here, and they are half of all files. */
async function dropServerTemplates(db: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
}
