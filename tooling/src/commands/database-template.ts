import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { WORKSPACE_ROOT } from '../workspace';

import { runScript } from './run-tool';

const ENGINE = join(WORKSPACE_ROOT, 'backend/node_modules/@electric-sql/pglite/package.json');

/**
 * Settings with which every new embedded database of a test begins as a copy of one unused cluster: tests
 * start dozens of databases, and making a cluster takes seconds.
 */
export async function databaseTemplate(): Promise<Record<string, string>> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(ENGINE, 'utf8')));
  const folder = join(WORKSPACE_ROOT, '.cache/embedded-database', version);
  const code = await runScript('backend/src/commands/database-template.ts', [folder]);
  return code === 0 ? { EMBEDDED_DATABASE_TEMPLATE: folder } : {};
}
