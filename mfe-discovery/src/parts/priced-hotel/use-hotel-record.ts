import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { useRuntime, type StorefrontRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

export type HotelLookUp =
  { readonly kind: 'loading' } | { readonly kind: 'settled'; readonly hotel: HotelRecord | null };

interface FoundHotel {
  readonly giataId: number;
  readonly hotel: HotelRecord | null;
}

const LOADING: HotelLookUp = { kind: 'loading' };
const NONE: HotelLookUp = { kind: 'settled', hotel: null };

/** What the back office knows of a hotel, some time after the card; without an id it is not asked. */
export function useHotelLookUp(giataId: number | null): HotelLookUp {
  const runtime = useRuntime();
  const [found, setFound] = useState<FoundHotel | null>(null);

  useEffect(() => {
    if (giataId === null) return undefined;
    let left = false;
    void askOnce(runtime, giataId).then((hotel) => !left && setFound({ giataId, hotel }));
    return () => {
      left = true;
    };
  }, [runtime, giataId]);

  if (giataId === null) return NONE;
  return found?.giataId === giataId ? { kind: 'settled', hotel: found.hotel } : LOADING;
}

/** Of each page that is open, by hotel: several cards of one hotel share one call. */
const onTheWay = new WeakMap<StorefrontRuntime, Map<number, Promise<HotelRecord | null>>>();

function askOnce(runtime: StorefrontRuntime, giataId: number): Promise<HotelRecord | null> {
  const calls = onTheWay.get(runtime) ?? new Map<number, Promise<HotelRecord | null>>();
  onTheWay.set(runtime, calls);
  const call =
    calls.get(giataId) ??
    fetchCachedHotel(runtime.config, giataId, runtime.clock.now).finally(() => calls.delete(giataId));
  calls.set(giataId, call);
  return call;
}
