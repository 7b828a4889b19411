import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

export type HotelRecordState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'settled'; readonly hotel: HotelRecord | null };

interface LoadedHotel {
  readonly giataId: number;
  readonly hotel: HotelRecord | null;
}

const LOADING: HotelRecordState = { kind: 'loading' };
const NONE: HotelRecordState = { kind: 'settled', hotel: null };

/** Loads the record of a hotel after the card has rendered; without a giata id there is no request. */
export function useHotelRecord(giataId: number | null): HotelRecordState {
  const runtime = useRuntime();
  const [loaded, setLoaded] = useState<LoadedHotel | null>(null);

  useEffect(() => {
    if (giataId === null) return undefined;
    let unmounted = false;
    void fetchOnce(runtime, giataId).then((hotel) => !unmounted && setLoaded({ giataId, hotel }));
    return () => {
      unmounted = true;
    };
  }, [runtime, giataId]);

  if (giataId === null) return NONE;
  return loaded?.giataId === giataId ? { kind: 'settled', hotel: loaded.hotel } : LOADING;
}

/** Requests in flight by giata id: several cards of one hotel share one request. Keyed by runtime, one for each tab. */
const pendingRequests = new WeakMap<StorefrontRuntime, Map<number, Promise<HotelRecord | null>>>();

function fetchOnce(runtime: StorefrontRuntime, giataId: number): Promise<HotelRecord | null> {
  const calls = pendingRequests.get(runtime) ?? new Map<number, Promise<HotelRecord | null>>();
  pendingRequests.set(runtime, calls);
  const call =
    calls.get(giataId) ??
    fetchCachedHotel(runtime.config, giataId, runtime.clock.now).finally(() => calls.delete(giataId));
  calls.set(giataId, call);
  return call;
}
