import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import type { HotelRecordState } from '../../domain/hotel-record-state';
import type { RenderedHotel } from '../../parts/rendered-hotel/rendered-hotel';

const NONE: HotelRecordState = { kind: 'settled', hotel: null };

/**
 * Returns the record of a deal's hotel. Without one from the server the browser fetches it after the page has rendered,
 * because it is optional.
 */
export function useDealHotel(giataId: number | null, rendered: RenderedHotel | null): HotelRecordState {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<HotelRecordState>(giataId === null ? NONE : { kind: 'loading' });
  useEffect(() => {
    if (giataId === null || rendered) return undefined;
    let unmounted = false;
    void fetchCachedHotel(config, giataId, clock.now).then(
      (hotel) => !unmounted && setState({ kind: 'settled', hotel }),
    );
    return () => {
      unmounted = true;
    };
  }, [config, clock, giataId, rendered]);
  return rendered ? { kind: 'settled', hotel: rendered.record } : state;
}
