import type { Endpoints } from '../../platform/config/endpoints';
import { safeStorage } from '../../platform/storage/web-storage';

import { fetchHotel, HOTEL_ON_PAGE_MS } from './fetch-hotel';
import { hotelCache } from './hotel-cache';
import type { HotelRecord } from './hotel-record.schema';

/**
 * The record of a hotel for its page: what this tab has already, else the back office's. Without either it is
 * `null`, since a page stands without it (API-HOTEL-03, CACHE-03).
 *
 * @param now instant in milliseconds
 */
export async function fetchCachedHotel(
  endpoints: Endpoints,
  giataId: number,
  now: () => number,
): Promise<HotelRecord | null> {
  const cache = hotelCache(safeStorage('session'), now);
  const known = cache.get(giataId);
  if (known) return known;
  const answer = await fetchHotel(endpoints, giataId, { timeoutMs: HOTEL_ON_PAGE_MS });
  if (!answer.ok || !answer.value) return null;
  cache.set(giataId, answer.value);
  return answer.value;
}
