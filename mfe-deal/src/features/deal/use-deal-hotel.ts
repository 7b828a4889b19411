import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { rememberedHotel } from '@storefront/shared/api/hotels/remembered-hotel';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

export type DealHotel =
  { readonly kind: 'loading' } | { readonly kind: 'settled'; readonly hotel: HotelRecord | null };

const NONE: DealHotel = { kind: 'settled', hotel: null };

/** What the back office knows of the hotel of a deal; it comes after the page, which stands without it. */
export function useDealHotel(giataId: number | null): DealHotel {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<DealHotel>(giataId === null ? NONE : { kind: 'loading' });
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
