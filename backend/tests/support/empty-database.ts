import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase, type OpenDatabase } from '../../src/db/open-database';

import { testDatabase } from './test-database';

/**
 * Opens a database of its own with all tables and no content: on the server of `DATABASE_URL`, or an embedded one in a
 * temporary folder. `close` also deletes it.
 */
export async function openEmptyDatabase(
  connections: number,
  onQuery?: Parameters<typeof openDatabase>[3],
): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const server = await testDatabase();
  const opened = await openDatabase(folder, server?.url ?? null, connections, onQuery);
  return {
    ...opened,
    async close() {
      await opened.close();
      await server?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
