import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

export type HotelRecordState =
  | { readonly kind: 'loading' }
  /** `null` when the back office has no record of the hotel or did not respond in time. */
  | { readonly kind: 'settled'; readonly hotel: HotelRecord | null };

/** Returns the record, or `null` while it is loading or when there is none. */
export function hotelRecordOf(state: HotelRecordState): HotelRecord | null {
  return state.kind === 'settled' ? state.hotel : null;
}
