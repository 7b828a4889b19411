import {
  fetchHotel,
  HOTEL_CARD_TIMEOUT_MS,
  HOTEL_PAGE_TIMEOUT_MS,
} from '@storefront/shared/api/hotels/fetch-hotel';
import { createHotelCache, type HotelCache } from '@storefront/shared/api/hotels/hotel-cache';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';
import { nextTask } from '@storefront/shared/platform/time/next-task';

/** The hotel records of one search. Concurrent requests for one hotel are deduplicated. */
export interface HotelRecords {
  /** The cached record; `undefined`: not requested yet, `null`: the back office has none. */
  readonly cached: (giataId: number) => HotelRecord | null | undefined;
  /** Loads the record of a visible card or dialog. Joins a pending request and repeats it if it fails (DEC-83). */
  readonly load: (giataId: number) => Promise<HotelRecord | null>;
  /** Loads the missing records of the current or next page in parallel (CONST-13). */
  readonly preload: (giataIds: readonly number[]) => Promise<void>;
  /** Aborts the pending requests. */
  readonly abort: () => void;
}

/** Twenty requests in one task are a long task on a phone. */
const REQUESTS_PER_TASK = 4;

/**
 * Creates the records of one search, read from session storage or else from the back office (SRCH-ST-09). Failures
 * are silent (SRCH-ST-10).
 *
 * @param rendered records in the document, which are not requested
 */
export function createHotelRecords(
  endpoints: Endpoints,
  storage: SafeStorage,
  now: () => number,
  rendered: readonly (readonly [giataId: number, record: HotelRecord | null])[] = [],
): HotelRecords {
  const cache: HotelCache = createHotelCache(storage, now);
  const abort = new AbortController();
  const inFlight = new Map<number, Promise<HotelRecord | null | undefined>>();
  // Prevents a second request for records that do not fit into storage or do not exist.
  const inMemory = new Map<number, HotelRecord | null>(rendered);

  const turn = createTurns();

  function cached(giataId: number): HotelRecord | null | undefined {
    const held = inMemory.get(giataId);
    if (held !== undefined) return held;
    const stored = cache.get(giataId);
    if (stored) inMemory.set(giataId, stored);
    return stored ?? undefined;
  }

  /** @returns `undefined` when the request failed and another may succeed */
  function request(giataId: number, timeoutMs: number): Promise<HotelRecord | null | undefined> {
    const pending = inFlight.get(giataId);
    if (pending) return pending;
    const later = turn();
    const response = later ? later.then(() => send(giataId, timeoutMs)) : send(giataId, timeoutMs);
    inFlight.set(giataId, response);
    return response;
  }

  async function send(giataId: number, timeoutMs: number): Promise<HotelRecord | null | undefined> {
    const result = await fetchHotel(endpoints, giataId, { timeoutMs, signal: abort.signal });
    inFlight.delete(giataId);
    if (!result.ok) return undefined;
    inMemory.set(giataId, result.value);
    if (result.value) cache.set(giataId, result.value);
    return result.value;
  }

  return {
    cached,
    async load(giataId) {
      const held = cached(giataId);
      if (held !== undefined) return held;
      const joined = inFlight.get(giataId);
      const found = (await joined) ?? cached(giataId);
      if (found !== undefined) return found;
      const own = (await request(giataId, HOTEL_CARD_TIMEOUT_MS)) ?? null;
      // After a failure the card keeps its placeholder: this search does not request the hotel again.
      if (own === null && !abort.signal.aborted) inMemory.set(giataId, null);
      return own;
    },
    async preload(giataIds) {
      const missing = giataIds.filter((giataId) => cached(giataId) === undefined);
      await Promise.all(missing.map((giataId) => request(giataId, HOTEL_PAGE_TIMEOUT_MS)));
    },
    abort: () => abort.abort(),
  };
}

/**
 * Spreads calls over tasks.
 *
 * @returns what a call has to wait for; `null` when it may continue at once
 */
function createTurns(): () => Promise<void> | null {
  let calls = 0;
  let current: Promise<void> | null = null;
  return () => {
    if (calls > 0 && calls % REQUESTS_PER_TASK === 0) current = (current ?? Promise.resolve()).then(nextTask);
    calls += 1;
    return current;
  };
}
