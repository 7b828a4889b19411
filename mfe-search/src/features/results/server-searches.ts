import { streamSearches } from '@storefront/shared/api/search/stream-searches';

import { createKeptWork } from './kept-work';
import { createSearchRows, type SearchRows } from './search-rows';

/** A response with 7,000 packages keeps a processor busy while it is parsed. */
export const MAX_CONCURRENT = 2;
const MAX_KEPT = 3;
const KEPT_MS = 60_000;
/** A search goes on after its page was left to the browser: the next visitor may request the same. */
const SEARCH_LIMIT_MS = 10_000;

/**
 * The searches of one render thread. Equal searches share a response for a minute, as a search contains no data of a
 * shopper; their rows are never changed after they are complete.
 *
 * @param now monotonic time in milliseconds
 */
export function createServerSearches(now: () => number) {
  const kept = createKeptWork<SearchRows>({ max: MAX_KEPT, ms: KEPT_MS }, now);
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
      const found = kept.find(key);
      if (found) return found;
      if (running >= MAX_CONCURRENT) return null;
      const rows = run(urls);
      kept.keep(key, rows);
      rows.catch(() => kept.drop(key, rows));
      return rows;
    },
  };
}
