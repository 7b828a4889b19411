import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { WORKSPACE_ROOT } from '../workspace';

import { runScript } from '../process/run-tool';

const ENGINE = join(WORKSPACE_ROOT, 'backend/node_modules/@electric-sql/pglite/package.json');
const MIGRATIONS = ['migrations.ts', 'after-booking-migration.ts', 'content-revisions-migration.ts'].map(
  (name) => join(WORKSPACE_ROOT, 'backend/src/db', name),
);

/**
 * Returns settings with which every new embedded database of a test is a copy of one unused database. Tests
 * create dozens of them, and creating the tables of one takes seconds.
 */
export async function databaseTemplate(): Promise<Record<string, string>> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(ENGINE, 'utf8')));
  const sources = Buffer.concat(MIGRATIONS.map((file) => readFileSync(file)));
  const tables = createHash('sha256').update(sources).digest('hex').slice(0, 12);
  const folder = join(WORKSPACE_ROOT, '.cache/embedded-database', `${version}-${tables}`);
  if (!existsSync(folder)) await runScript('backend/src/commands/database-template.ts', [folder]);
  return existsSync(folder) ? { EMBEDDED_DATABASE_TEMPLATE: folder } : {};
}
