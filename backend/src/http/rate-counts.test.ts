import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';

import { openEmptyDatabase } from '../../tests/support/empty-database';
import type { OpenDatabase } from '../db/open-database';

import { rateCounts } from './rate-counts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase(4);
}, 60_000);
afterAll(() => opened.close());

interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** @param limit requests that a visitor may send; without it every request is counted in the database */
function createStore({ db = opened.db, limit }: { db?: OpenDatabase['db']; limit?: number } = {}) {
  const store = new (rateCounts(db))({});
  return promisify((key: string, windowMs: number, done: (error: Error | null, count?: Count) => void) =>
    store.incr(key, done, windowMs, limit),
  );
}

/** Returns the database with a list of the statements that are sent to it. */
function recordedDatabase() {
  const statements: string[] = [];
  const db = opened.db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db, statements };
}

it('counts each of many requests at once, for every process that uses the database', async () => {
  const [one, two, three] = [createStore(), createStore(), createStore()];
  const storeOf = (call: number) => [one, two][call % 3] ?? three;
  const counts = await Promise.all(
    Array.from({ length: 60 }, (_, call) => storeOf(call)(call % 2 === 0 ? 'one' : 'other', 60_000)),
  );
  const of = (parity: number) =>
    counts
      .filter((_count, call) => call % 2 === parity)
      .map((count) => count?.current)
      .sort((one = 0, other = 0) => one - other);
  const expected = Array.from({ length: 30 }, (_, index) => index + 1);
  expect([of(0), of(1)]).toEqual([expected, expected]);
  for (const count of counts) expect(count?.ttl).toBeGreaterThan(30_000);
});

it('starts again after the window', async () => {
  const count = createStore();
  await Promise.all([count('short', 60_000), count('short', 60_000)]);
  await opened.db
    .updateTable('rate_counts')
    .set({ window_ends: new Date(Date.now() - 1) })
    .where('key', 'like', '%short')
    .execute();
  expect(await count('short', 60_000)).toMatchObject({ current: 1 });
});

it('fails only the request that cannot be counted', async () => {
  const count = createStore();
  const first = count('near', 60_000);
  await nextTurn();
  // Both wait for the first one, and text with a NUL byte cannot be stored.
  const broken = await Promise.allSettled([count('a\0', 60_000), count('b', 60_000)]);
  expect(broken.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await first).toMatchObject({ current: 1 });
  expect(await count('near', 60_000)).toMatchObject({ current: 2 });
});

it('counts a twentieth of a limit without a statement, and adds it when more arrive', async () => {
  const { db, statements } = recordedDatabase();
  const [process1, process2] = [createStore({ db, limit: 60 }), createStore({ db, limit: 60 })];
  const currents = async (count: typeof process1, times: number) => {
    const counts: (number | undefined)[] = [];
    for (let time = 0; time < times; time += 1) counts.push((await count('visitor', 60_000))?.current);
    return counts;
  };
  expect(await currents(process1, 3)).toEqual([1, 2, 3]);
  expect(statements).toHaveLength(0);
  expect(await currents(process1, 2)).toEqual([4, 5]);
  expect(statements).toHaveLength(2);
  // Another process starts with a share of its own, and then continues the common count.
  expect(await currents(process2, 5)).toEqual([1, 2, 3, 9, 10]);
  expect(await currents(process1, 1)).toEqual([11]);
});

it('counts a limit of less than twenty exactly', async () => {
  await createStore({ limit: 19 })('few', 60_000);
  expect(await createStore({ limit: 19 })('few', 60_000)).toMatchObject({ current: 2 });
});

it('counts the requests of one turn of the event loop with one statement', async () => {
  const { db, statements } = recordedDatabase();
  const count = createStore({ db });
  const counts = await Promise.all(['turn', 'turn', 'turn', 'also'].map((key) => count(key, 60_000)));
  expect(counts.map((each) => each?.current)).toEqual([1, 2, 3, 1]);
  expect(statements).toHaveLength(1);
});
