/** Search answers are used again for this long (CACHE-02). */
export const RESULTS_CACHE_MS = 5 * 60_000;

/** The in-page cache of search answers that the remotes share (DOM-SES-02). */
export interface ResultsCache {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  readonly clearAll: () => void;
}

/** @param now milliseconds, from the clock of the runtime */
export function createResultsCache(now: () => number): ResultsCache {
  const entries = new Map<string, { readonly storedAt: number; readonly value: unknown }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (now() - entry.storedAt < RESULTS_CACHE_MS) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set: (key, value) => entries.set(key, { storedAt: now(), value }),
    clearAll: () => entries.clear(),
  };
}
