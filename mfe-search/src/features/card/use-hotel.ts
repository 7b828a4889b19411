import { fetchHotel } from '@storefront/shared/api/hotels/fetch-hotel';
import { hotelCache } from '@storefront/shared/api/hotels/hotel-cache';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/storage/web-storage';
import { useEffect, useState } from 'react';

/** The search page waits this long for a hotel (DEC-83). */
const HOTEL_LIMIT_MS = 5_000;

export type HotelState =
  { readonly kind: 'loading' } | { readonly kind: 'known'; readonly hotel: HotelRecord | null };

/** The record of a hotel, from this tab's storage or the back office; `null` when there is none to be had. */
export function useHotel(giataId: number): HotelState {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<HotelState>({ kind: 'loading' });

  useEffect(() => {
    const cache = hotelCache(safeStorage('session'), clock.now);
    const stored = cache.get(giataId);
    if (stored) {
      setState({ kind: 'known', hotel: stored });
      return;
    }
    setState({ kind: 'loading' });
    const abort = new AbortController();
    void fetchHotel(config, giataId, { timeoutMs: HOTEL_LIMIT_MS, signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return;
      const hotel = result.ok ? result.value : null;
      if (hotel) cache.set(giataId, hotel);
      setState({ kind: 'known', hotel });
    });
    return () => abort.abort();
  }, [giataId, config, clock]);

  return state;
}
