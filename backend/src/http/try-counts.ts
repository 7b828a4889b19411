import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Database } from '../db/open-database';

/** Something that is tried, and how often it may be within a window. */
interface LimitedTry {
  readonly key: string;
  readonly limit: number;
}

const MAX_BLOCKED = 10_000;

/** Ends of the windows of exceeded keys, so that a program that goes on costs no statement. */
const blockedKeys = new WeakMap<Database, LRUCache<string, number>>();

function blockedOf(db: Database): LRUCache<string, number> {
  const blocked = blockedKeys.get(db) ?? new LRUCache<string, number>({ max: MAX_BLOCKED });
  blockedKeys.set(db, blocked);
  return blocked;
}

/**
 * Counts one try of each key, in the table of the rate limits. Concurrent tries are counted before any of them goes on.
 *
 * @returns `null` within the limits, else the seconds to wait
 */
export async function secondsUntilNextTry(
  db: Database,
  tries: readonly LimitedTry[],
  windowMs: number,
): Promise<number | null> {
  const now = Date.now();
  const blocked = blockedOf(db);
  const blockedUntil = tries.map(({ key }) => blocked.get(key) ?? 0).filter((end) => end > now);
  if (blockedUntil.length > 0) return Math.ceil((Math.max(...blockedUntil) - now) / 1000);
  const counts = await countTries(db, tries, new Date(now), windowMs);
  const ends = tries.flatMap(({ key, limit }) => {
    const count = counts.get(key);
    if (!count || count.hits <= limit) return [];
    blocked.set(key, count.windowEnds);
    return [count.windowEnds];
  });
  return ends.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000));
}

async function countTries(db: Database, tries: readonly LimitedTry[], now: Date, windowMs: number) {
  const ends = new Date(now.getTime() + windowMs);
  // Sorted, so that two requests lock the same rows in one order.
  const keys = [...new Set(tries.map(({ key }) => key))].toSorted();
  const { rows } = await sql<{ key: string; hits: number; window_ends: Date }>`
    insert into rate_counts (key, window_ends, hits)
    select key, ${ends}::timestamptz, 1 from unnest(${keys}::text[]) key
    on conflict (key) do update set
      hits = case when rate_counts.window_ends <= ${now} then 1 else rate_counts.hits + 1 end,
      window_ends = case when rate_counts.window_ends <= ${now} then excluded.window_ends else rate_counts.window_ends end
    returning key, hits, window_ends`.execute(db);
  return new Map(
    rows.map(({ key, hits, window_ends: end }) => [key, { hits, windowEnds: end.getTime() }] as const),
  );
}

/** Starts the count of a key again, after a try that succeeded. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_counts').where('key', '=', key).execute();
}
