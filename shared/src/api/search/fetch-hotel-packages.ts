import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { monthBounds } from '../../domain/dates/iso-date';
import type { Flight } from '../../domain/flights/flight';
import type { HotelResult } from '../../domain/hotels/hotel-result';
import type { Occupancy } from '../../domain/occupancy/occupancy';
import { TRADING_NAME_ID, writeRooms } from '../../domain/search-query/search-query';

/** CONST-02 */
const MAX_RESULTS = 5000;
/** Where the caller does not say (DEC-09). */
const DEFAULT_NIGHTS = 14;
const LIMIT_MS = 20_000;

export interface HotelPackagesQuery {
  readonly hotelKey: string;
  /** `yyyy-MM`: the whole month is asked for. */
  readonly month: string;
  readonly nights?: number;
  /** An airport, or a negative group. */
  readonly departureId: number;
  /** Search id of the board, empty for any. */
  readonly boardType: string;
  /** Up to three: the call knows no fourth room (API-DPSEARCH-02). */
  readonly rooms: Occupancy;
}

export interface HotelPackages {
  readonly results: readonly HotelResult[];
  readonly flights: readonly Flight[];
}

/**
 * The packages of one hotel in a month, by the search call that takes a hotel key (API-DPSEARCH-03, DEC-50).
 *
 * @throws UnreadableAnswer when it is refused, breaks off, or is no answer; DOMException when it took too
 *   long or `signal` ended it
 */
export async function fetchHotelPackages(
  endpoints: Endpoints,
  question: HotelPackagesQuery,
  signal: AbortSignal,
): Promise<HotelPackages> {
  // The XML parser is of use only where somebody asks.
  const { streamSearch: readAnswer } = await import('./stream-search');
  const results: HotelResult[] = [];
  const flights: Flight[] = [];
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  await readAnswer(`${apiUrl(endpoints, 'dpSearch.php')}?${hotelPackagesParams(question)}`, limit, (rows) => {
    results.push(...rows.results);
    flights.push(...rows.flights);
  });
  return { results, flights };
}

function hotelPackagesParams(question: HotelPackagesQuery): URLSearchParams {
  const { hotelKey, month, nights = DEFAULT_NIGHTS, departureId, boardType } = question;
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
  const rooms = [0, 1, 2].map((index) => question.rooms[index] ?? { adults: 0, children: 0, childAges: [] });
  writeRooms(params, rooms, (room) => (room === 1 ? 'childrenAgesRoom1' : `childagesroom${room}`), true);
  return params;
}
