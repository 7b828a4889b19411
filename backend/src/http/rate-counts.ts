import { callbackify } from 'node:util';

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { Database } from '../db/open-database';
import { createBatch } from '../db/statement-batch';
import type { Tables } from '../db/tables';

/**
 * Share of a limit that each process counts in its own memory before it counts in the database: requests of an ordinary
 * visitor need no statement. Several processes together may exceed a limit by this share for each of them.
 */
const OWN_SHARE = 1 / 20;
/** A count that is evicted starts again; it was below that share, or is in the database. */
const MAX_OWN_COUNTS = 20_000;

/**
 * Returns a store that counts requests in the database, so that several processes share one rate limit. While the
 * database is unreachable, requests pass: those that need it fail anyway.
 */
export function rateCounts(db: Database) {
  const countShared = createBatch(db, countAll);
  const ownCounts = new LRUCache<string, OwnCount>({ max: MAX_OWN_COUNTS });
  const count = async (key: string, windowMs: number, max: number): Promise<Count> => {
    const own = ownCountOf(ownCounts, key, windowMs);
    own.hits += 1;
    own.unshared += 1;
    if (own.hits <= max * OWN_SHARE) return { current: own.hits, ttl: own.windowEnds - Date.now() };
    const hits = own.unshared;
    own.unshared = 0;
    const shared = await countShared({ key, hits, windowEnds: own.windowEnds });
    // One window for both: a visitor has no second share before the window in the database ends.
    own.windowEnds = Date.now() + shared.ttl;
    return shared;
  };
  const countThen = callbackify(count);
  return class RateCounts implements FastifyRateLimitStore {
    readonly #scope: string;

    constructor(_options: object, scope = '') {
      this.#scope = scope;
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 60_000,
      max = 0,
    ): void {
      countThen(`${this.#scope} ${key}`, windowMs, max, done);
    }

    /** The plugin passes the route as `routeInfo`, which its types omit. */
    child(options: object): RateCounts {
      const { routeInfo } = childSchema.parse(options);
      return new RateCounts({}, `${[routeInfo.method].flat().join()} ${routeInfo.url}`);
    }
  };
}

/** The requests of one key that this process has counted in the current window. */
interface OwnCount {
  hits: number;
  /** Hits that are not in the database yet. */
  unshared: number;
  windowEnds: number;
}

function ownCountOf(counts: LRUCache<string, OwnCount>, key: string, windowMs: number): OwnCount {
  const now = Date.now();
  const found = counts.get(key);
  if (found && found.windowEnds > now) return found;
  const started = { hits: 0, unshared: 0, windowEnds: now + windowMs };
  counts.set(key, started);
  return started;
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
  /** The request, and those before it that were not counted in the database. */
  readonly hits: number;
  /** End of a window that starts with it. */
  readonly windowEnds: number;
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
  const left = new Map([...byKey].map(([key, own]) => [key, sumOfHits(own)]));
  return requests.map(({ key, hits }) => {
    const later = (left.get(key) ?? hits) - hits;
    left.set(key, later);
    const row = rows.get(key);
    const ends = row?.window_ends.getTime() ?? Date.now();
    return { current: (row?.hits ?? hits) - later, ttl: Math.max(0, ends - Date.now()) };
  });
}

function sumOfHits(requests: readonly CountedRequest[]): number {
  return requests.reduce((sum, { hits }) => sum + hits, 0);
}

async function incrementAll(db: Kysely<Tables>, byKey: ReadonlyMap<string, readonly CountedRequest[]>) {
  const now = new Date();
  // In one order for all processes: two that update the same rows in different orders would deadlock.
  const entries = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  const keys = entries.map(([key]) => key);
  const hits = entries.map(([, requests]) => sumOfHits(requests));
  const ends = entries.map(([, requests]) => new Date(requests[0]?.windowEnds ?? 0));
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
