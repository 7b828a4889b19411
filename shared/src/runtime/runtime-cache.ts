import type { StorefrontRuntime } from './runtime-context';

/** Search results and prices are reused for this long (CACHE-02). */
const DEFAULT_MAX_AGE_MS = 5 * 60_000;

/** A typed cache in memory that belongs to a runtime: one per tab, and one per request on a server (DOM-SES-02). */
export interface RuntimeCache<T> {
  /** Returns the value, or `null` when there is none or it has expired. */
  readonly get: (runtime: StorefrontRuntime, key: string) => T | null;
  readonly set: (runtime: StorefrontRuntime, key: string, value: T) => void;
  /** Removes all values, expired ones included, and returns them, so that the caller can release their resources. */
  readonly clearAll: (runtime: StorefrontRuntime) => readonly T[];
}

/**
 * Creates a cache. Remotes keep it in a module constant: the values are stored per runtime, so visitors never share
 * them on a server.
 */
export function createRuntimeCache<T>(maxAgeMs = DEFAULT_MAX_AGE_MS): RuntimeCache<T> {
  const caches = new WeakMap<
    StorefrontRuntime,
    Map<string, { readonly storedAt: number; readonly value: T }>
  >();
  return {
    get(runtime, key) {
      const entry = caches.get(runtime)?.get(key);
      return entry && runtime.clock.now() - entry.storedAt < maxAgeMs ? entry.value : null;
    },
    set(runtime, key, value) {
      const entries = caches.get(runtime) ?? new Map<string, { storedAt: number; value: T }>();
      caches.set(runtime, entries.set(key, { storedAt: runtime.clock.now(), value }));
    },
    clearAll(runtime) {
      const values = [...(caches.get(runtime)?.values() ?? [])].map(({ value }) => value);
      caches.delete(runtime);
      return values;
    },
  };
}
