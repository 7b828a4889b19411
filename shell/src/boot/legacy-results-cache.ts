import type { StorefrontRuntime } from '@storefront/shared/runtime';

/** Search results are reused for this long (CACHE-02). */
const RESULTS_CACHE_MS = 5 * 60_000;

/**
 * Adds the cache that mfe-search and mfe-discovery use as `runtime.results` when they were built for contract 1.0 to
 * 1.3. Newer releases have caches of their own. Remove it with contract 2.0.
 */
export function withLegacyResultsCache(runtime: StorefrontRuntime): StorefrontRuntime {
  const entries = new Map<string, { readonly storedAt: number; readonly value: unknown }>();
  const results = {
    get: (key: string) => {
      const entry = entries.get(key);
      return entry && runtime.clock.now() - entry.storedAt < RESULTS_CACHE_MS ? entry.value : undefined;
    },
    set: (key: string, value: unknown) => void entries.set(key, { storedAt: runtime.clock.now(), value }),
    clearAll: () => entries.clear(),
  };
  return Object.assign(runtime, { results });
}
