import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import type { ContentDeps } from './page-response';
import { boundsAfter } from './revisions/timeline-bounds';

const MAX_RESPONSES = 600;
/** TTL of a response that lacks prices which are still being computed. */
const INCOMPLETE_TTL_MS = 2_000;

/** Builds a response; calls `markIncomplete` when prices are still missing in it. */
type Build<T> = (markIncomplete: () => void) => Promise<T>;

/**
 * Caches responses for one version of the content, one day, and the time between two bounds of the schedule. Every
 * request reads the content version from the database, so an import by any process takes effect with the next request.
 * Concurrent requests share one build.
 */
export function createResponseCache({ db, clock }: ContentDeps, max = MAX_RESPONSES) {
  const responses = new LRUCache<string, object>({ max });
  const inFlight = createRequestDeduplication<object | null>();
  const lastBound = createLastBound({ db, clock });

  async function buildAndCache(key: string, build: Build<object | null>): Promise<object | null> {
    let isComplete = true;
    const response = await build(() => (isComplete = false));
    // 404s are not cached: unknown ids are unbounded and would evict real responses.
    if (response !== null) responses.set(key, response, isComplete ? {} : { ttl: INCOMPLETE_TTL_MS });
    return response;
  }

  return async <T extends object | null>(call: string, build: Build<T>): Promise<T> => {
    const state = await db.selectFrom('content_state').select('version').executeTakeFirst();
    const version = state?.version ?? 0;
    const key = `${version}|${await lastBound(version)}|${clock.today()}|${call}`;
    const cached = responses.get(key);
    // The key names the call, and a call always builds the same type.
    if (cached) return cached as T;
    return (await inFlight.run(key, () => buildAndCache(key, build))) as T;
  };
}

/**
 * Returns a function with the last bound of the schedule that has passed since a version of the content was first
 * requested, or 0. The bounds of a version are read once.
 */
function createLastBound({ db, clock }: Pick<ContentDeps, 'db' | 'clock'>) {
  let current: { readonly version: number; readonly bounds: Promise<readonly number[]> } | null = null;
  return async (version: number): Promise<number> => {
    if (current?.version !== version) {
      const bounds = boundsAfter(db, clock.now());
      const loading = { version, bounds };
      current = loading;
      bounds.catch(() => {
        if (current === loading) current = null;
      });
    }
    const now = clock.now();
    return (await current.bounds).findLast((bound) => bound <= now) ?? 0;
  };
}
