import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { searchRequests, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { apiUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';

import type { ViewChoice } from '../../domain/view-choice';

import { searchKeyOf, type RenderedResults } from './rendered-results';
import { createHotelLookups } from './hotel-lookups';
import { mostOf } from './most-of';
import { createSnapshot, type ResultsSnapshot, type SnapshotOptions } from './results-engine';
import type { SearchRows } from './search-rows';
import { createServerRecords } from './server-records';
import { createServerSearches } from './server-searches';

/** A search that takes longer is left to the browser: the whole page waits for it. */
export const RENDER_LIMIT_MS = 700;
/** As `RENDER_LIMIT_MS`, where the frame of the page is sent before: only the scripts wait, which take longer to load. */
export const LATE_LIMIT_MS = 1_500;

/** Records of hotels that take longer are left to the browser: one slow record must not hold the other cards. */
export const RECORDS_LIMIT_MS = 300;

const now = () => performance.now();
const searches = createServerSearches(now);
const records = createServerRecords(now);

/**
 * Runs a search on the server, up to the page of cards that the URL selects.
 *
 * @returns `null` when the search fails, is not complete within the limit, or the server is busy with others
 */
export async function renderResults(
  { apiUrl: api, backendUrl }: Endpoints,
  query: SearchQuery,
  choice: ViewChoice,
  { signal, limitMs }: { readonly signal: AbortSignal; readonly limitMs: number },
): Promise<RenderedResults | null> {
  const endpoints = { apiUrl: api, backendUrl };
  const limit = withTimeLimit(signal, limitMs);
  const urls = searchRequests(query).map((params) => `${apiUrl(endpoints, 'dpSearch.php')}?${params}`);
  const rows = await before(limit, searches.rowsOf(urls));
  if (rows === null) return null;
  const party = { guests: guestCount(query.rooms), highlighted: query.giata };
  const snapshot = await before(
    limit,
    // A server draws no map.
    finalSnapshot(rows, endpoints, { choice: { ...choice, showsMap: false }, party, complete: true }, limit),
  );
  if (snapshot === null) return null;
  const displayed = [...snapshot.view.cards, ...snapshot.view.compared];
  const recordLimit = withTimeLimit(limit, RECORDS_LIMIT_MS);
  const hotels = await mostOf(
    displayed.map(({ giataId }) => records.entryOf(endpoints, giataId)),
    recordLimit,
  );
  return {
    searchKey: searchKeyOf(query),
    snapshot: { ...snapshot, choice },
    hotels: hotels.filter((entry) => entry !== null),
  };
}

/** Resolves with `null` when the work fails or the limit comes first. */
function before<T>(limit: AbortSignal, work: Promise<T> | null): Promise<T | null> {
  return new Promise((resolve) => {
    if (work === null || limit.aborted) return resolve(null);
    limit.addEventListener('abort', () => resolve(null), { once: true });
    work.then(resolve, () => resolve(null));
  });
}

/** Resolves when the order by reviews, the resorts and the filters of the URL have arrived. */
function finalSnapshot(
  rows: SearchRows,
  endpoints: Endpoints,
  options: SnapshotOptions,
  signal: AbortSignal,
): Promise<ResultsSnapshot> {
  return new Promise((resolve) => {
    const lookups = createHotelLookups(endpoints, signal, show);
    function show(): void {
      const snapshot = createSnapshot(rows, lookups, options);
      if (isFinal(snapshot)) resolve(snapshot);
    }
    lookups.start(rows.allHotels());
    show();
  });
}

/** Nothing that the page shows is pending. */
function isFinal({ settled, filter, resorts }: ResultsSnapshot): boolean {
  return settled && filter !== 'pending' && filter !== 'failed' && resorts !== null;
}
