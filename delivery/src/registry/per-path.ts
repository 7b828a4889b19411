import { LRUCache } from 'lru-cache';

import type { LiveRegistry } from './live-registry';

/** Paths of visitors are unbounded; those of a site that are visited often are fewer. */
const MAX_PATHS = 2_000;

/** Returns a function that computes its result once for each path, as long as the releases stay the same. */
export function oncePerPath<T>(
  compute: (live: LiveRegistry, path: string) => T,
): (live: LiveRegistry, path: string) => T {
  const results = new WeakMap<LiveRegistry, LRUCache<string, { readonly result: T }>>();
  return (live, path) => {
    const known = results.get(live) ?? new LRUCache<string, { readonly result: T }>({ max: MAX_PATHS });
    results.set(live, known);
    const existing = known.get(path);
    if (existing) return existing.result;
    const result = compute(live, path);
    known.set(path, { result });
    return result;
  };
}
