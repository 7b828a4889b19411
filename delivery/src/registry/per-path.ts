import { LRUCache } from 'lru-cache';

/** Paths of visitors are unbounded; those of a site that are visited often are fewer. */
const MAX_PATHS = 2_000;

/** Returns a function that computes its result once for each path, as long as the releases stay the same. */
export function oncePerPath<Live extends object, T>(
  compute: (live: Live, path: string) => T,
): (live: Live, path: string) => T {
  const results = new WeakMap<Live, LRUCache<string, { readonly result: T }>>();
  return (live, path) => {
    const byPath = results.get(live) ?? new LRUCache<string, { readonly result: T }>({ max: MAX_PATHS });
    results.set(live, byPath);
    const existing = byPath.get(path);
    if (existing) return existing.result;
    const result = compute(live, path);
    byPath.set(path, { result });
    return result;
  };
}
