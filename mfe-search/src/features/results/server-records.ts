import { fetchHotel, HOTEL_CARD_TIMEOUT_MS } from '@storefront/shared/api/hotels/fetch-hotel';
import { apiUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';

import { createKeptWork } from './kept-work';
import type { HotelEntry } from './rendered-results';

/** Responses of the demonstration have 12 to 13 kB. */
const MAX_KEPT = 300;
const KEPT_MS = 60_000;

/**
 * The hotel records of one render thread. Pages share a record for a minute, as long as visitors share a page. A slow
 * record is completed after its page has been sent: the next page has it.
 *
 * @param now monotonic time in milliseconds
 */
export function createServerRecords(now: () => number) {
  /** `null` when the request failed. */
  const kept = createKeptWork<HotelEntry | null>({ max: MAX_KEPT, ms: KEPT_MS }, now);

  return {
    /** Returns the record of a hotel; `null` when its request failed. Never rejects. */
    entryOf(endpoints: Endpoints, giataId: number): Promise<HotelEntry | null> {
      const key = `${apiUrl(endpoints, '')} ${giataId}`;
      const found = kept.find(key);
      if (found) return found;
      const entry = fetchHotel(endpoints, giataId, { timeoutMs: HOTEL_CARD_TIMEOUT_MS }).then((response) => {
        if (response.ok) return [giataId, response.value] as const;
        kept.drop(key, entry);
        return null;
      });
      kept.keep(key, entry);
      return entry;
    },
  };
}
