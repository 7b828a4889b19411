import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { monthBounds } from '../../domain/dates/iso-date';
import type { Flight } from '../../domain/flights/flight';
import type { HotelResult } from '../../domain/hotels/hotel-result';
import type { Occupancy } from '../../domain/occupancy/occupancy';
import { withTimeLimit } from '../../platform/time/time-limit';
import { TRADING_NAME_ID, writeRooms } from '../../domain/search-query/search-query';

/** CONST-02 */
const MAX_RESULTS = 5000;
/** Used when the query has no nights (DEC-09). */
const DEFAULT_NIGHTS = 14;
const PACKAGES_TIMEOUT_MS = 20_000;

/** Selects the packages of one hotel in one month. */
export interface HotelPackagesQuery {
  readonly hotelKey: string;
  /** `yyyy-MM`. The request covers the whole month. */
  readonly month: string;
  readonly nights?: number;
  /** An airport, or a negative group id. */
  readonly departureId: number;
  /** Search id of the board; empty for any. */
  readonly boardType: string;
  /** At most three rooms: the endpoint has no fourth (API-DPSEARCH-02). */
  readonly rooms: Occupancy;
}

/** The packages of a hotel with their flights. */
export interface HotelPackages {
  readonly results: readonly HotelResult[];
  readonly flights: readonly Flight[];
}

/**
 * Returns the packages of one hotel in a month: `GET {api}/dpSearch.php` with a hotel key. Time limit 20 s.
 *
 * @throws UnreadableResponseError for an error status and an incomplete or invalid response
 * @throws DOMException `TimeoutError` at the time limit and `AbortError` after `signal` was aborted
 * @see API-DPSEARCH-03, API-DPSEARCH-04, DEC-50
 */
export async function fetchHotelPackages(
  endpoints: Endpoints,
  query: HotelPackagesQuery,
  signal: AbortSignal,
): Promise<HotelPackages> {
  // Loads the XML parser on demand only.
  const { streamSearch } = await import('./stream-search');
  const results: HotelResult[] = [];
  const flights: Flight[] = [];
  const limit = withTimeLimit(signal, PACKAGES_TIMEOUT_MS);
  await streamSearch(`${apiUrl(endpoints, 'dpSearch.php')}?${hotelPackagesParams(query)}`, limit, (rows) => {
    results.push(...rows.results);
    flights.push(...rows.flights);
  });
  return { results, flights };
}

function hotelPackagesParams(query: HotelPackagesQuery): URLSearchParams {
  const { hotelKey, month, nights = DEFAULT_NIGHTS, departureId, boardType } = query;
  const { first, last } = monthBounds(month);
  const params = new URLSearchParams({
    tradingNameId: String(TRADING_NAME_ID),
    MaxResults: String(MAX_RESULTS),
    DestinationType: 'Region',
    departureId: String(departureId),
    flexibility: '0',
    destinationId: '1',
    dateMin: first,
    dateMax: last,
    durationMin: String(nights),
    durationMax: String(nights),
    boardType,
    rating: '12345',
    hotelKey,
  });
  const rooms = [0, 1, 2].map((index) => query.rooms[index] ?? { adults: 0, children: 0, childAges: [] });
  writeRooms(params, rooms, (room) => (room === 1 ? 'childrenAgesRoom1' : `childagesroom${room}`), true);
  return params;
}
