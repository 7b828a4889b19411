import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { useEffect, useState } from 'react';

import type { HotelRecordState } from '../../domain/hotel-record-state';

/** Where the record of a hotel comes from. Must be memoized. */
export interface HotelSource {
  /** What the server has loaded; `null` when the browser loads the record. */
  readonly rendered: { readonly record: HotelRecord | null } | null;
  readonly load: () => Promise<HotelRecord | null>;
}

/** Returns the state of a hotel record without suspending: prices and choices do not wait for it. */
export function useHotelRecord(source: HotelSource): HotelRecordState {
  const [settled, setSettled] = useState<{
    readonly source: HotelSource;
    readonly hotel: HotelRecord | null;
  } | null>(null);
  const { rendered, load } = source;
  useEffect(() => {
    if (rendered) return undefined;
    let unmounted = false;
    void load().then((hotel) => !unmounted && setSettled({ source, hotel }));
    return () => {
      unmounted = true;
    };
  }, [source, rendered, load]);
  if (rendered) return { kind: 'settled', hotel: rendered.record };
  return settled?.source === source ? { kind: 'settled', hotel: settled.hotel } : { kind: 'loading' };
}
