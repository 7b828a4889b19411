import { callbackify } from 'node:util';

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '../db/open-database';
import { createBatch } from '../db/statement-batch';
import type { Tables } from '../db/tables';

/**
 * Returns a store that counts requests in the database, so that several processes share one rate limit. While the
 * database is unreachable, requests pass: those that need it fail anyway.
 */
export function rateCounts(db: Database) {
  const countOne = createBatch(db, countAll);
  const count = (key: string, windowMs: number) => countOne({ key, windowMs });
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

interface CountedRequest {
  readonly key: string;
  readonly windowMs: number;
}

/** Counts requests together: a statement for each of them would be half of all that a booking writes. */
async function countAll(db: Kysely<Tables>, requests: readonly CountedRequest[]): Promise<readonly Count[]> {
  const byKey = new Map<string, CountedRequest[]>();
  for (const request of requests) {
    const own = byKey.get(request.key);
    if (own) own.push(request);
    else byKey.set(request.key, [request]);
  }
  const rows = await incrementAll(db, byKey);
  const left = new Map([...byKey].map(([key, own]) => [key, own.length]));
  return requests.map(({ key }) => {
    const later = (left.get(key) ?? 1) - 1;
    left.set(key, later);
    const row = rows.get(key);
    const ends = row?.window_ends.getTime() ?? Date.now();
    return { current: (row?.hits ?? 1) - later, ttl: Math.max(0, ends - Date.now()) };
  });
}

async function incrementAll(db: Kysely<Tables>, byKey: ReadonlyMap<string, readonly CountedRequest[]>) {
  const now = new Date();
  // In one order for all processes: two that update the same rows in different orders would deadlock.
  const entries = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
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
