import { fetchHotel, HOTEL_CARD_TIMEOUT_MS, HOTEL_PAGE_TIMEOUT_MS } from '@storefront/shared/api/hotels/fetch-hotel';
import { createHotelCache, type HotelCache } from '@storefront/shared/api/hotels/hotel-cache';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import type { SafeStorage } from '@storefront/shared/platform/storage/web-storage';

/** The hotels of one search. Each is asked for once at a time, whoever wants it. */
export interface HotelRecords {
  /** What is known without asking; `undefined`: nothing yet, `null`: the back office has none. */
  readonly known: (giataId: number) => HotelRecord | null | undefined;
  /** For a card or a dialog that is shown: waits for a look-up under way, then asks itself (DEC-83). */
  readonly load: (giataId: number) => Promise<HotelRecord | null>;
  /** For a page that is or may be next, all at once; hotels that are known are left alone (CONST-13). */
  readonly preload: (giataIds: readonly number[]) => Promise<void>;
  /** A new search has no use for the answers of the last one. */
  readonly end: () => void;
}

/** Session storage first, the back office otherwise (SRCH-ST-09); any failure is silent (SRCH-ST-10). */
export function createHotelRecords(
  endpoints: Endpoints,
  storage: SafeStorage,
  now: () => number,
): HotelRecords {
  const cache: HotelCache = createHotelCache(storage, now);
  const abort = new AbortController();
  const underWay = new Map<number, Promise<HotelRecord | null | undefined>>();
  // What does not fit into storage, or is known not to exist, is still not asked for twice.
  const inMemory = new Map<number, HotelRecord | null>();

  function known(giataId: number): HotelRecord | null | undefined {
    const held = inMemory.get(giataId);
    if (held !== undefined) return held;
    const stored = cache.get(giataId);
    if (stored) inMemory.set(giataId, stored);
    return stored ?? undefined;
  }

  /** @returns `undefined` when the look-up failed and another may succeed */
  function ask(giataId: number, timeoutMs: number): Promise<HotelRecord | null | undefined> {
    const before = underWay.get(giataId);
    if (before) return before;
    const asked = fetchHotel(endpoints, giataId, { timeoutMs, signal: abort.signal }).then((answer) => {
      underWay.delete(giataId);
      if (!answer.ok) return undefined;
      inMemory.set(giataId, answer.value);
      if (answer.value) cache.set(giataId, answer.value);
      return answer.value;
    });
    underWay.set(giataId, asked);
    return asked;
  }

  return {
    known,
    async load(giataId) {
      const held = known(giataId);
      if (held !== undefined) return held;
      const joined = underWay.get(giataId);
      const found = (await joined) ?? known(giataId);
      if (found !== undefined) return found;
      const own = (await ask(giataId, HOTEL_CARD_TIMEOUT_MS)) ?? null;
      // Asked in vain: the card keeps its placeholder, and nobody asks again in this search.
      if (own === null && !abort.signal.aborted) inMemory.set(giataId, null);
      return own;
    },
    async preload(giataIds) {
      const missing = giataIds.filter((giataId) => known(giataId) === undefined);
      await Promise.all(missing.map((giataId) => ask(giataId, HOTEL_PAGE_TIMEOUT_MS)));
    },
    end: () => abort.abort(),
  };
}
