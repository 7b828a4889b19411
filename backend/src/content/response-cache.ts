import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import type { ContentDeps } from './page-response';

const MAX_RESPONSES = 600;
/** TTL of a response that lacks prices which are still being computed. */
const INCOMPLETE_TTL_MS = 2_000;

/** Builds a response; calls `markIncomplete` when prices are still missing in it. */
type Build<T> = (markIncomplete: () => void) => Promise<T>;

/**
 * Caches responses for one version of the content and one day. Every request reads the content version from the
 * database, so an import by any process takes effect with the next request. Concurrent requests share one build.
 */
export function createResponseCache({ db, clock }: ContentDeps) {
  const responses = new LRUCache<string, object>({ max: MAX_RESPONSES });
  const inFlight = createRequestDeduplication<object | null>();

  async function buildAndCache(key: string, build: Build<object | null>): Promise<object | null> {
    let isComplete = true;
    const response = await build(() => (isComplete = false));
    // 404s are not cached: unknown ids are unbounded and would evict real responses.
    if (response !== null) responses.set(key, response, isComplete ? {} : { ttl: INCOMPLETE_TTL_MS });
    return response;
  }

  return async <T extends object | null>(call: string, build: Build<T>): Promise<T> => {
    const state = await db.selectFrom('content_state').select('version').executeTakeFirst();
    const key = `${state?.version ?? 0}|${clock.today()}|${call}`;
    const cached = responses.get(key);
    // The key names the call, and a call always builds the same type.
    if (cached) return cached as T;
    return (await inFlight.run(key, () => buildAndCache(key, build))) as T;
  };
}
