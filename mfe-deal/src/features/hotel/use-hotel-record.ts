import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useEffect, useState } from 'react';

export type HotelRecordState =
  | { readonly kind: 'loading' }
  /** `null` when the back office does not know the hotel, or did not answer in time. */
  | { readonly kind: 'settled'; readonly hotel: HotelRecord | null };

/** The record of the hotel once it is there: prices and choices do not wait for it. */
export function useHotelRecord(coming: Promise<HotelRecord | null>): HotelRecordState {
  const [settled, setSettled] = useState<{
    readonly of: typeof coming;
    readonly hotel: HotelRecord | null;
  } | null>(null);
  useEffect(() => {
    let left = false;
    void coming.then((hotel) => !left && setSettled({ of: coming, hotel }));
    return () => {
      left = true;
    };
  }, [coming]);
  return settled?.of === coming ? { kind: 'settled', hotel: settled.hotel } : { kind: 'loading' };
}
