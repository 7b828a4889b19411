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

function createStore() {
  const Store = rateCounts(opened.db);
  const store = new Store({});
  return promisify((key: string, windowMs: number, done: (error: Error | null, count?: Count) => void) =>
    store.incr(key, done, windowMs),
  );
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
  const statements: string[] = [];
  const db = opened.db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const LIMIT = 60;
  const countIn = () => {
    const store = new (rateCounts(db))({});
    return promisify((key: string, done: (error: Error | null, count?: Count) => void) =>
      store.incr(key, done, 60_000, LIMIT),
    );
  };
  const [process1, process2] = [countIn(), countIn()];
  const currents = async (count: typeof process1, times: number) => {
    const counts: (number | undefined)[] = [];
    for (let time = 0; time < times; time += 1) counts.push((await count('visitor'))?.current);
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
  const storeOfLimit = (limit: number) => {
    const store = new (rateCounts(opened.db))({});
    return promisify((key: string, done: (error: Error | null, count?: Count) => void) =>
      store.incr(key, done, 60_000, limit),
    );
  };
  await storeOfLimit(19)('few');
  expect(await storeOfLimit(19)('few')).toMatchObject({ current: 2 });
});

it('counts the requests of one turn of the event loop with one statement', async () => {
  const statements: string[] = [];
  const db = opened.db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const store = new (rateCounts(db))({});
  const incr = promisify((key: string, done: (error: Error | null, count?: Count) => void) =>
    store.incr(key, done, 60_000),
  );
  const counts = await Promise.all(['turn', 'turn', 'turn', 'also'].map((key) => incr(key)));
  expect(counts.map((count) => count?.current)).toEqual([1, 2, 3, 1]);
  expect(statements).toHaveLength(1);
});
