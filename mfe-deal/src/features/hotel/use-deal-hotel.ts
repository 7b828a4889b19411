import { rememberedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import type { HotelRecordState } from './use-hotel-record';

const NONE: HotelRecordState = { kind: 'settled', hotel: null };

/** What the back office knows of the hotel of a deal; it comes after the page, which stands without it. */
export function useDealHotel(giataId: number | null): HotelRecordState {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<HotelRecordState>(giataId === null ? NONE : { kind: 'loading' });
  useEffect(() => {
    if (giataId === null) return undefined;
    let left = false;
    void rememberedHotel(config, giataId, clock.now).then(
      (hotel) => !left && setState({ kind: 'settled', hotel }),
    );
    return () => {
      left = true;
    };
  }, [config, clock, giataId]);
  return state;
}
