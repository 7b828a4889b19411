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
      callbackify(count)(db, `${this.#scope} ${key}`, windowMs, done);
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

async function count(db: Database, key: string, windowMs: number) {
  const now = new Date();
  const ends = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ hits: number; window_ends: Date }>`
    insert into rate_counts (key, window_ends, hits) values (${key}, ${ends}, 1)
    on conflict (key) do update set
      hits = case when rate_counts.window_ends <= ${now} then 1 else rate_counts.hits + 1 end,
      window_ends = case when rate_counts.window_ends <= ${now} then excluded.window_ends else rate_counts.window_ends end
    returning hits, window_ends`.execute(db);
  const row = rows[0];
  return { current: row?.hits ?? 1, ttl: Math.max(0, (row?.window_ends ?? ends).getTime() - now.getTime()) };
}

/** Deletes expired windows, since their keys contain IP addresses. */
export async function deleteExpiredRateCounts(db: Database): Promise<void> {
  await db.deleteFrom('rate_counts').where('window_ends', '<', new Date()).execute();
}
