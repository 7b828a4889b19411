import { fetchHotel, HOTEL_CARD_TIMEOUT_MS } from '@storefront/shared/api/hotels/fetch-hotel';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { dpSearchParams, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { apiUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';

import type { ViewChoice } from '../../domain/view-choice';

import { searchKeyOf, type HotelEntry, type RenderedResults } from './rendered-results';
import { createResultsEngine, type ResultsSnapshot } from './results-engine';

/** A search that takes longer is left to the browser, so that the frame of the page does not wait for it. */
export const RENDER_LIMIT_MS = 900;

/**
 * Runs a search on the server, with the engine of the browser, up to the page of cards that the URL selects.
 *
 * @returns `null` when the search fails or is not complete within the limit
 */
export async function renderResults(
  { apiUrl: api, backendUrl }: Endpoints,
  query: SearchQuery,
  choice: ViewChoice,
  signal: AbortSignal,
): Promise<RenderedResults | null> {
  const endpoints = { apiUrl: api, backendUrl };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(RENDER_LIMIT_MS)]);
  const snapshot = await settledSnapshot(endpoints, query, choice, limit);
  if (snapshot === null) return null;
  const displayed = [...snapshot.view.cards, ...snapshot.view.compared];
  const hotels = await Promise.all(displayed.map(({ giataId }) => entryOf(endpoints, giataId, limit)));
  return {
    searchKey: searchKeyOf(query),
    choice,
    snapshot,
    hotels: hotels.filter((entry) => entry !== null),
  };
}

function settledSnapshot(
  endpoints: Endpoints,
  query: SearchQuery,
  choice: ViewChoice,
  limit: AbortSignal,
): Promise<ResultsSnapshot | null> {
  return new Promise((resolve) => {
    if (limit.aborted) return resolve(null);
    // With a clock that stands still, the engine emits the first rows and then only the complete list.
    const engine = createResultsEngine(
      (message) => {
        if (message.kind === 'failed') resolve(null);
        else if (isFinal(message.results)) resolve(message.results);
      },
      () => 0,
    );
    limit.addEventListener('abort', () => {
      engine.receive({ kind: 'stop' });
      resolve(null);
    });
    const url = `${apiUrl(endpoints, 'dpSearch.php')}?${dpSearchParams(query)}`;
    const party = { guests: guestCount(query.rooms), highlighted: query.giata };
    engine.receive({ kind: 'search', request: { url, endpoints, party }, choice });
  });
}

/** Nothing that the page shows is pending. */
function isFinal({ settled, filter, resorts }: ResultsSnapshot): boolean {
  return settled && filter !== 'pending' && filter !== 'failed' && resorts !== null;
}

async function entryOf(
  endpoints: Endpoints,
  giataId: number,
  signal: AbortSignal,
): Promise<HotelEntry | null> {
  const response = await fetchHotel(endpoints, giataId, { timeoutMs: HOTEL_CARD_TIMEOUT_MS, signal });
  return response.ok ? [giataId, response.value] : null;
}
