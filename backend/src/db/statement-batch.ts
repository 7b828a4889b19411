import { setImmediate as immediate } from 'node:timers/promises';

import { errorCode } from '@storefront/server-kit/error-text';
import type { Kysely } from 'kysely';

import { DatabaseUnavailable, isServerError } from './database-unavailable';
import type { Tables } from './tables';

/** Limits the time of one statement, and with it the wait of the next one. */
const MAX_ITEMS = 64;
/** Of the event loop, before a statement: a busy process reads more requests in each of them, an idle one waits for nothing. */
const TURNS = 3;
/** Two statements that lock the same rows in different orders. Those of single items lock fewer. */
const DEADLOCK = '40P01';

/**
 * Writes or reads all items by one statement.
 *
 * @returns the results in the order of the items
 */
export type RunBatch<Item, Result> = (
  db: Kysely<Tables>,
  items: readonly Item[],
) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that runs one item. Items of requests that are read in a few turns of the event loop, or arrive while a
 * statement is running, share the next statement: its round trip, its plan and its commit. Each item still gets its
 * result after the commit. A statement that the database rejects has changed nothing, so its items are run again one by
 * one: an item that violates a constraint fails alone.
 *
 * @param keyOf items of one key never share a statement
 */
export function createBatch<Item, Result>(
  db: Kysely<Tables>,
  run: RunBatch<Item, Result>,
  keyOf: ((item: Item) => string) | null = null,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const takeBatch = (): readonly Waiting<Item, Result>[] => {
    const keys = new Set<string>();
    const [batch, later]: [Waiting<Item, Result>[], Waiting<Item, Result>[]] = [[], []];
    for (const entry of waiting) {
      const key = keyOf?.(entry.item);
      const isFree = batch.length < MAX_ITEMS && (key === undefined || !keys.has(key));
      if (key !== undefined) keys.add(key);
      (isFree ? batch : later).push(entry);
    }
    waiting = later;
    return batch;
  };

  const runWaiting = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      for (let turn = 0; turn < TURNS; turn += 1) await immediate();
      await runTaken(db, run, takeBatch);
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runWaiting();
    });
}

/** Like `createBatch`, with one batch for each database. */
export function batched<Item, Result>(
  run: RunBatch<Item, Result>,
  keyOf: ((item: Item) => string) | null = null,
): (db: Kysely<Tables>, item: Item) => Promise<Result> {
  const batches = new WeakMap<Kysely<Tables>, (item: Item) => Promise<Result>>();
  return (db, item) => {
    let batch = batches.get(db);
    if (!batch) batches.set(db, (batch = createBatch(db, run, keyOf)));
    return batch(item);
  };
}

/** Never rejects: a failure reaches the callers of the items. */
async function runTaken<Item, Result>(
  db: Kysely<Tables>,
  run: RunBatch<Item, Result>,
  takeBatch: () => readonly Waiting<Item, Result>[],
): Promise<void> {
  const batch: Waiting<Item, Result>[] = [];
  try {
    await db.connection().execute(async (connection) => {
      // Taken when the connection is free: items that arrived during the wait for it are included.
      batch.push(...takeBatch());
      await runTogether(connection, run, batch);
    });
  } catch (error) {
    for (const { reject } of batch.length > 0 ? batch : takeBatch()) reject(error);
  }
}

async function runTogether<Item, Result>(
  db: Kysely<Tables>,
  run: RunBatch<Item, Result>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(
      db,
      batch.map(({ item }) => item),
    );
    if (results.length !== batch.length)
      throw new Error(`A batch of ${batch.length} items has ${results.length} results.`);
    results.forEach((result, index) => batch[index]?.resolve(result));
  } catch (error) {
    if (batch.length === 1 || !isRejected(error)) throw error;
    for (const one of batch) await runAlone(db, run, one);
  }
}

async function runAlone<Item, Result>(
  db: Kysely<Tables>,
  run: RunBatch<Item, Result>,
  one: Waiting<Item, Result>,
): Promise<void> {
  try {
    const [result] = await run(db, [one.item]);
    if (result === undefined) throw new Error('A batch of one item has no result.');
    one.resolve(result);
  } catch (error) {
    one.reject(error);
  }
}

/** The statement certainly had no effect, and the database can run others. */
function isRejected(error: unknown): boolean {
  return error instanceof DatabaseUnavailable ? errorCode(error.cause) === DEADLOCK : isServerError(error);
}
