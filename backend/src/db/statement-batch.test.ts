import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'kysely';

import { openEmptyDatabase } from '../../tests/support/empty-database';

import { DatabaseUnavailable } from './database-unavailable';
import type { OpenDatabase } from './open-database';
import { createBatch, type RunBatch } from './statement-batch';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase(2);
  await sql`create table batch_notes (id integer primary key, note text not null)`.execute(opened.db);
}, 60_000);
afterAll(() => opened.close());
beforeEach(() => sql`delete from batch_notes`.execute(opened.db));

interface Note {
  readonly id: number;
  readonly note: string;
}

/** Inserts notes, and returns the sizes of its statements. */
function noteInserts(): { readonly run: RunBatch<Note, string>; readonly sizes: number[] } {
  const sizes: number[] = [];
  const run: RunBatch<Note, string> = async (db, notes) => {
    sizes.push(notes.length);
    await sql`
      insert into batch_notes (id, note)
      select id, note from jsonb_populate_recordset(null::batch_notes, ${JSON.stringify(notes)}::jsonb)`.execute(
      db,
    );
    return notes.map(({ note }) => `stored ${note}`);
  };
  return { run, sizes };
}

const storedIds = async () => {
  const { rows } = await sql<Note>`select * from batch_notes order by id`.execute(opened.db);
  return rows.map(({ id }) => id);
};

it('runs the items of one turn by one statement, and returns to each its own result', async () => {
  const { run, sizes } = noteInserts();
  const insert = createBatch(opened.db, run);
  const results = await Promise.all([1, 2, 3].map((id) => insert({ id, note: `note ${id}` })));
  expect(results).toEqual(['stored note 1', 'stored note 2', 'stored note 3']);
  expect(sizes).toEqual([3]);
});

it('runs items of the next turn of the event loop by the same statement', async () => {
  const { run, sizes } = noteInserts();
  const insert = createBatch(opened.db, run);
  const first = insert({ id: 1, note: 'first' });
  await nextTurn();
  await Promise.all([first, insert({ id: 2, note: 'second' })]);
  expect(sizes).toEqual([2]);
});

it('returns no result before the statement is committed', async () => {
  const { run } = noteInserts();
  const insert = createBatch(opened.db, run);
  await Promise.all(
    [1, 2, 3].map(async (id) => {
      await insert({ id, note: 'kept' });
      expect(await storedIds()).toContain(id);
    }),
  );
});

it('runs items that arrive while a statement is running by the next one', async () => {
  const { run, sizes } = noteInserts();
  let release: () => void = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  const insert = createBatch<Note, string>(opened.db, async (db, notes) => {
    await isHeld;
    return run(db, notes);
  });
  const first = insert({ id: 1, note: 'first' });
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  const later = [2, 3].map((id) => insert({ id, note: 'later' }));
  release();
  await Promise.all([first, ...later]);
  expect(sizes).toEqual([1, 2]);
});

it('fails only the item that violates a constraint, and stores the others once', async () => {
  const { run, sizes } = noteInserts();
  const insert = createBatch(opened.db, run);
  await insert({ id: 2, note: 'taken' });
  const results = await Promise.allSettled([1, 2, 3].map((id) => insert({ id, note: 'new' })));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { code: '23505' } });
  expect(await storedIds()).toEqual([1, 2, 3]);
  expect(sizes).toEqual([1, 3, 1, 1, 1]);
});

it('never repeats a statement that may have taken effect', async () => {
  let statements = 0;
  const insert = createBatch<Note, string>(opened.db, () => {
    statements += 1;
    return Promise.reject(new DatabaseUnavailable(new Error('Connection terminated unexpectedly'), true));
  });
  const results = await Promise.allSettled([1, 2].map((id) => insert({ id, note: 'lost' })));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toBe(1);
});

it('repeats the items of a deadlock one by one, because the database has rolled it back', async () => {
  const { run } = noteInserts();
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
  const insert = createBatch<Note, string>(opened.db, (db, notes) =>
    notes.length > 1 ? Promise.reject(new DatabaseUnavailable(deadlock, false)) : run(db, notes),
  );
  await Promise.all([1, 2].map((id) => insert({ id, note: 'alone' })));
  expect(await storedIds()).toEqual([1, 2]);
});

it('runs items of one key by different statements, in the order of their arrival', async () => {
  const seen: string[][] = [];
  const insert = createBatch<Note, true>(
    opened.db,
    async (_db, notes) => {
      seen.push(notes.map(({ note }) => note));
      return notes.map(() => true as const);
    },
    ({ id }) => String(id),
  );
  await Promise.all([
    insert({ id: 1, note: 'a' }),
    insert({ id: 1, note: 'b' }),
    insert({ id: 2, note: 'c' }),
    insert({ id: 1, note: 'd' }),
  ]);
  expect(seen).toEqual([['a', 'c'], ['b'], ['d']]);
});

it('never runs more than 64 items by one statement', async () => {
  const { run, sizes } = noteInserts();
  const insert = createBatch(opened.db, run);
  await Promise.all(Array.from({ length: 150 }, (_, id) => insert({ id, note: 'many' })));
  expect(sizes).toEqual([64, 64, 22]);
});
