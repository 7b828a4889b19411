import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useEffect, useState } from 'react';

import type { HotelRecordState } from '../../domain/hotel-record-state';

/** Returns the state of a hotel record without suspending: prices and choices do not wait for it. */
export function useHotelRecord(promise: Promise<HotelRecord | null>): HotelRecordState {
  const [settled, setSettled] = useState<{
    readonly promise: Promise<HotelRecord | null>;
    readonly hotel: HotelRecord | null;
  } | null>(null);
  useEffect(() => {
    let unmounted = false;
    void promise.then((hotel) => !unmounted && setSettled({ promise, hotel }));
    return () => {
      unmounted = true;
    };
  }, [promise]);
  return settled?.promise === promise ? { kind: 'settled', hotel: settled.hotel } : { kind: 'loading' };
}
