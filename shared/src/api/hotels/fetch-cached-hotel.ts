import type { Endpoints } from '../../platform/config/endpoints';
import { safeStorage } from '../../platform/storage/web-storage';

import { fetchHotel, HOTEL_PAGE_TIMEOUT_MS } from './fetch-hotel';
import { createHotelCache } from './hotel-cache';
import type { HotelRecord } from './hotel-record.schema';

/**
 * Returns the record of a hotel for its page, from session storage or else from the back office. Every failure gives
 * `null`, because the page works without the record (API-HOTEL-03, CACHE-03). Browser only.
 *
 * @param now milliseconds since 1970
 */
export async function fetchCachedHotel(
  endpoints: Endpoints,
  giataId: number,
  now: () => number,
): Promise<HotelRecord | null> {
  const cache = createHotelCache(safeStorage('session'), now);
  const cached = cache.get(giataId);
  if (cached) return cached;
  const response = await fetchHotel(endpoints, giataId, { timeoutMs: HOTEL_PAGE_TIMEOUT_MS });
  if (!response.ok || !response.value) return null;
  cache.set(giataId, response.value);
  return response.value;
}
