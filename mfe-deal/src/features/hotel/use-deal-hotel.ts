import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import type { HotelRecordState } from '../../domain/hotel-record-state';

const NONE: HotelRecordState = { kind: 'settled', hotel: null };

/** Fetches the record of a deal's hotel after the page has rendered, because it is optional. */
export function useDealHotel(giataId: number | null): HotelRecordState {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<HotelRecordState>(giataId === null ? NONE : { kind: 'loading' });
  useEffect(() => {
    if (giataId === null) return undefined;
    let unmounted = false;
    void fetchCachedHotel(config, giataId, clock.now).then(
      (hotel) => !unmounted && setState({ kind: 'settled', hotel }),
    );
    return () => {
      unmounted = true;
    };
  }, [config, clock, giataId]);
  return state;
}
