import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { makeTemplate } from './make-template';
import { prepareCluster } from './new-cluster';
import { MIGRATIONS } from './migrations';
import { openDatabase } from './open-database';

let folder: string;
const before = process.env['EMBEDDED_DATABASE_TEMPLATE'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  // The template itself is created without a template.
  delete process.env['EMBEDDED_DATABASE_TEMPLATE'];
});
afterEach(() => {
  if (before === undefined) delete process.env['EMBEDDED_DATABASE_TEMPLATE'];
  else process.env['EMBEDDED_DATABASE_TEMPLATE'] = before;
  rmSync(folder, { recursive: true, force: true });
});

// The embedded database needs 45 s to create a cluster while other work keeps both cores busy.
it('creates a new database as a copy of the template, which stays unchanged [DEC-108]', async () => {
  const template = join(folder, 'template');
  await makeTemplate(template);
  process.env['EMBEDDED_DATABASE_TEMPLATE'] = template;
  const files = readdirSync(template);
  const made = new Date().toISOString();
  const { db, close } = await openDatabase(join(folder, 'one'), null);
  const migrations = await sql<{ at: string }>`select timestamp as at from kysely_migration`.execute(db);
  await close();
  expect(migrations.rows).toHaveLength(Object.keys(MIGRATIONS).length);
  for (const { at } of migrations.rows) expect(at <= made).toBe(true);
  expect(readdirSync(template)).toEqual(files);
  expect(existsSync(join(template, 'postmaster.pid'))).toBe(false);
  expect(readdirSync(join(folder, 'one')).filter((name) => name.startsWith('db-'))).toEqual([]);
}, 180_000);

it('uses the PostgreSQL of a URL instead, and leaves the data folder empty [DEC-108]', async () => {
  await expect(openDatabase(folder, 'postgres://127.0.0.1:9/shop', 1)).rejects.toThrow(/ECONNREFUSED/);
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps an existing database and ignores a missing template', () => {
  process.env['EMBEDDED_DATABASE_TEMPLATE'] = join(folder, 'nowhere');
  prepareCluster(join(folder, 'db'));
  process.env['EMBEDDED_DATABASE_TEMPLATE'] = folder;
  prepareCluster(join(folder, 'db'));
  expect(readdirSync(join(folder, 'db'))).toEqual([]);
});
