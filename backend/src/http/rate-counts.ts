import { callbackify } from 'node:util';

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../db/open-database';

/**
 * Counts of the rate limit in the database, so that several processes behind one address count together.
 * When the database cannot be asked, the call is let through: it will fail by itself if it needs it.
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

    /** The plugin hands the route under `routeInfo`, whatever its types say. */
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

/** Windows that are over hold addresses of people: they are not kept. */
export async function forgetRateCounts(db: Database): Promise<void> {
  await db.deleteFrom('rate_counts').where('window_ends', '<', new Date()).execute();
}
