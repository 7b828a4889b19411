import { streamSearches } from '@storefront/shared/api/search/stream-searches';

import { createSearchRows, type SearchRows } from './search-rows';

/** A response with 7,000 packages keeps a processor busy while it is parsed. */
export const MAX_CONCURRENT = 2;
const MAX_KEPT = 3;
const KEPT_MS = 60_000;
/** A search goes on after its page was left to the browser: the next visitor may request the same. */
const SEARCH_LIMIT_MS = 10_000;

interface KeptSearch {
  readonly rows: Promise<SearchRows>;
  readonly startedAt: number;
}

/**
 * The searches of one render thread. Equal searches share a response for a minute, as a search contains no data of a
 * shopper; their rows are never changed after they are complete.
 *
 * @param now monotonic time in milliseconds
 */
export function createServerSearches(now: () => number) {
  const kept = new Map<string, KeptSearch>();
  let running = 0;

  async function run(urls: readonly string[]): Promise<SearchRows> {
    running += 1;
    try {
      const rows = createSearchRows();
      rows.end(await streamSearches(urls, AbortSignal.timeout(SEARCH_LIMIT_MS), rows.add));
      return rows;
    } finally {
      running -= 1;
    }
  }

  return {
    /**
     * Returns the rows of a search by the URLs of its requests; `null` when too many searches are running.
     *
     * @throws UnreadableResponseError as `streamSearches`
     */
    rowsOf(urls: readonly string[]): Promise<SearchRows> | null {
      const key = urls.join(' ');
      const found = kept.get(key);
      if (found && now() - found.startedAt < KEPT_MS) return found.rows;
      if (running >= MAX_CONCURRENT) return null;
      const rows = run(urls);
      kept.delete(key);
      kept.set(key, { rows, startedAt: now() });
      for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest);
      rows.catch(() => {
        if (kept.get(key)?.rows === rows) kept.delete(key);
      });
      return rows;
    },
  };
}
