import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openDatabase, type OpenDatabase } from '../../db/open-database';

import { cancelledMark, isCancelledMark, sessionStore } from './session-store';

let folder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  opened = await openDatabase(folder, null);
  await sql`create table if not exists stripe_sessions (
    key text primary key, session_id text not null unique, created_at timestamptz not null)`.execute(
    opened.db,
  );
}, 60_000);
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('sessions in the database', () => {
  it('are found by the key of their payment, and the first one is kept', async () => {
    const store = sessionStore(opened.db);
    expect(await store.find('one')).toBeNull();
    await store.remember('one', 'cs_test_1');
    await store.remember('one', cancelledMark('one'));
    expect(await store.find('one')).toBe('cs_test_1');
  });

  it('belong to one payment each', async () => {
    const store = sessionStore(opened.db);
    await store.remember('two', 'cs_test_2');
    await expect(store.remember('three', 'cs_test_2')).rejects.toThrow(/unique/);
  });

  it('distinguish a cancelled payment from one with a page', async () => {
    const store = sessionStore(opened.db);
    await store.remember('four', cancelledMark('four'));
    await store.remember('five', cancelledMark('five'));
    expect(isCancelledMark((await store.find('four')) ?? '')).toBe(true);
    expect(isCancelledMark('cs_test_2')).toBe(false);
  });
});
