import { fetchHotel, HOTEL_CARD_TIMEOUT_MS } from '@storefront/shared/api/hotels/fetch-hotel';
import { apiUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';

import type { HotelEntry } from './rendered-results';

/** About 13 kB each. */
const MAX_KEPT = 300;
const KEPT_MS = 60_000;

interface KeptRecord {
  /** `null` when the request failed. */
  readonly entry: Promise<HotelEntry | null>;
  readonly startedAt: number;
}

/**
 * The hotel records of one render thread. Pages share a record for a minute, as long as visitors share a page. A slow
 * record is completed after its page has been sent: the next page has it.
 *
 * @param now monotonic time in milliseconds
 */
export function createServerRecords(now: () => number) {
  const kept = new Map<string, KeptRecord>();

  return {
    /** Returns the record of a hotel; `null` when its request failed. Never rejects. */
    entryOf(endpoints: Endpoints, giataId: number): Promise<HotelEntry | null> {
      const key = `${apiUrl(endpoints, '')} ${giataId}`;
      const found = kept.get(key);
      if (found && now() - found.startedAt < KEPT_MS) return found.entry;
      const entry = fetchHotel(endpoints, giataId, { timeoutMs: HOTEL_CARD_TIMEOUT_MS }).then((response) => {
        if (response.ok) return [giataId, response.value] as const;
        if (kept.get(key)?.entry === entry) kept.delete(key);
        return null;
      });
      kept.delete(key);
      kept.set(key, { entry, startedAt: now() });
      for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest);
      return entry;
    },
  };
}
