import { useEffect, useState, useSyncExternalStore } from 'react';

import type { QueryCache } from '../../domain/query-cache';

/**
 * Creates the query cache of a page and aborts its requests when the page is left.
 *
 * @returns `prefetch` and `refetch`, which are stable, and `get`, which is a new function after every change
 */
export function useQueryCache<Q, R>(create: () => QueryCache<Q, R>) {
  const [cache] = useState(create);
  const { get } = useSyncExternalStore(cache.subscribe, cache.getSnapshot, cache.getSnapshot);
  useEffect(() => cache.abort, [cache]);
  const { prefetch, refetch } = cache;
  return { get, prefetch, refetch };
}
