import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { maintainEmbedded } from './embedded-maintenance';
import { openDatabase, type OpenDatabase } from './open-database';

const folder = mkdtempSync(join(tmpdir(), 'maintained-'));
let opened: OpenDatabase;
beforeAll(async () => {
  // Also where the other tests run on PostgreSQL, which has autovacuum.
  opened = await openDatabase(folder, null);
  await maintainEmbedded(opened.db);
}, 60_000);
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the same rows once more. */
async function writeCounts(rows: number): Promise<void> {
  await sql`
    insert into rate_counts (key, window_ends, hits)
    select 'visitor ' || number, now() + interval '1 minute', 1 from generate_series(1, ${rows}::integer) number
    on conflict (key) do update set hits = rate_counts.hits + 1`.execute(opened.db);
}

async function sizeOfCounts(): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_relation_size('rate_counts') as bytes`.execute(opened.db);
  return Number(rows[0]?.bytes);
}

it('vacuums a table that has changed by a fifth, and no other', async () => {
  await writeCounts(40);
  expect(await maintainEmbedded(opened.db)).toEqual([]);
  await writeCounts(400);
  expect(await maintainEmbedded(opened.db)).toEqual(['rate_counts']);
  expect(await maintainEmbedded(opened.db)).toEqual([]);
});

it('reuses the space of old row versions', async () => {
  const rewrite = async () => {
    await writeCounts(400);
    await maintainEmbedded(opened.db);
  };
  await rewrite();
  await rewrite();
  const size = await sizeOfCounts();
  for (let times = 0; times < 5; times += 1) await rewrite();
  expect(await sizeOfCounts()).toBe(size);
});

it('stores the size of a table, which the planner needs', async () => {
  await writeCounts(1_000);
  await maintainEmbedded(opened.db);
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = 'rate_counts'`.execute(opened.db);
  expect(rows[0]?.reltuples).toBe(1_000);
});

it('stores the statistics of its columns', async () => {
  await writeCounts(2_000);
  await maintainEmbedded(opened.db);
  const { rows } = await sql<{ attname: string; n_distinct: number }>`
    select attname, n_distinct from pg_stats where tablename = 'rate_counts' order by attname`.execute(
    opened.db,
  );
  // -1: every row has another key.
  expect(rows).toContainEqual({ attname: 'key', n_distinct: -1 });
});

it('stops before the next table when the process stops', async () => {
  await writeCounts(1_000);
  expect(await maintainEmbedded(opened.db, AbortSignal.abort())).toEqual([]);
});
