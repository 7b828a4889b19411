import { startTransition, useEffect, useState } from 'react';

import type { QueryCache } from '../../domain/query-cache';

/**
 * Creates the query cache of a page and aborts its requests when the page is left.
 *
 * @returns `prefetch` and `refetch`, which are stable, and `get`, which is a new function after every change
 */
export function useQueryCache<Q, R>(create: () => QueryCache<Q, R>) {
  const [cache] = useState(create);
  const [{ get }, setSnapshot] = useState(cache.getSnapshot);
  useEffect(() => {
    // In transitions, because a response changes the whole page: rendered in one piece it would block the next input.
    const update = () => startTransition(() => setSnapshot(cache.getSnapshot()));
    update();
    return cache.subscribe(update);
  }, [cache]);
  useEffect(() => cache.abort, [cache]);
  const { prefetch, refetch } = cache;
  return { get, prefetch, refetch };
}
