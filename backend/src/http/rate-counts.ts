import { setImmediate as immediate } from 'node:timers/promises';
import { callbackify } from 'node:util';

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../db/open-database';

/**
 * Returns a store that counts requests in the database, so that several processes share one rate limit. While the
 * database is unreachable, requests pass: those that need it fail anyway.
 */
export function rateCounts(db: Database) {
  const count = createCounter(db);
  return class RateCounts implements FastifyRateLimitStore {
    readonly #scope: string;

    constructor(_options: object, scope = '') {
      this.#scope = scope;
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 60_000,
    ): void {
      callbackify(count)(`${this.#scope} ${key}`, windowMs, done);
    }

    /** The plugin passes the route as `routeInfo`, which its types omit. */
    child(options: object): RateCounts {
      const { routeInfo } = childSchema.parse(options);
      return new RateCounts({}, `${[routeInfo.method].flat().join()} ${routeInfo.url}`);
    }
  };
}

const childSchema = z.object({
  routeInfo: z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }),
});

interface Count {
  readonly current: number;
  readonly ttl: number;
}

interface Waiting {
  readonly windowMs: number;
  readonly resolve: (count: Count) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that counts one request. Requests that are read in one turn of the event loop, or arrive while a
 * statement is running, are counted by the next one together: a statement for each request would be half of all that a
 * booking writes. The embedded database runs a statement within a turn, so no request arrives meanwhile.
 */
function createCounter(db: Database): (key: string, windowMs: number) => Promise<Count> {
  let waiting = new Map<string, Waiting[]>();
  let isRunning = false;

  const countWaiting = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      await immediate();
      const batch = waiting;
      waiting = new Map();
      await countBatch(db, batch);
    }
    isRunning = false;
  };

  return (key, windowMs) =>
    new Promise((resolve, reject) => {
      const own = waiting.get(key) ?? [];
      waiting.set(key, own);
      own.push({ windowMs, resolve, reject });
      if (!isRunning) void countWaiting();
    });
}

/** Never rejects: a failure reaches the requests of the batch. */
async function countBatch(db: Database, batch: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
  try {
    const rows = await incrementAll(db, batch);
    for (const [key, requests] of batch) {
      const row = rows.get(key);
      const before = (row?.hits ?? requests.length) - requests.length;
      const ends = row?.window_ends.getTime() ?? Date.now();
      requests.forEach(({ resolve }, index) =>
        resolve({ current: before + index + 1, ttl: Math.max(0, ends - Date.now()) }),
      );
    }
  } catch (error) {
    for (const { reject } of [...batch.values()].flat()) reject(error);
  }
}

async function incrementAll(db: Database, batch: ReadonlyMap<string, readonly Waiting[]>) {
  const now = new Date();
  // In one order for all processes: two that update the same rows in different orders would deadlock.
  const entries = [...batch].sort(([one], [other]) => (one < other ? -1 : 1));
  const keys = entries.map(([key]) => key);
  const hits = entries.map(([, requests]) => requests.length);
  const ends = entries.map(([, requests]) => new Date(now.getTime() + (requests[0]?.windowMs ?? 0)));
  const { rows } = await sql<{ key: string; hits: number; window_ends: Date }>`
    insert into rate_counts (key, window_ends, hits)
    select * from unnest(${keys}::text[], ${ends}::timestamptz[], ${hits}::integer[])
    on conflict (key) do update set
      hits = case when rate_counts.window_ends <= ${now} then excluded.hits else rate_counts.hits + excluded.hits end,
      window_ends = case when rate_counts.window_ends <= ${now} then excluded.window_ends else rate_counts.window_ends end
    returning key, hits, window_ends`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Deletes expired windows, since their keys contain IP addresses. */
export async function deleteExpiredRateCounts(db: Database): Promise<void> {
  await db.deleteFrom('rate_counts').where('window_ends', '<', new Date()).execute();
}
