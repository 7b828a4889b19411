import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { HeldDeal } from '@storefront/shared/contracts/holiday-navigation-state';
import { hotelAddress } from '@storefront/shared/composites/hotel-details/hotel-address';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';

/** What the top of the page says of a hotel. */
export interface HotelOfHoliday {
  readonly name: string;
  readonly location: string;
  readonly starClass: number;
  readonly score: number | null;
  readonly count: number | null;
}

/** Before anybody has said more. */
export const UNKNOWN_HOTEL: HotelOfHoliday = {
  name: 'Your holiday',
  location: '',
  starClass: 0,
  score: null,
  count: null,
};

/**
 * Who knows the hotel best: the back office, then what the results handed on, then the package itself.
 *
 * @returns `null` when nobody knows it
 */
export function hotelOfHoliday(
  record: HotelRecord | null,
  held: HeldDeal['deal'] | null,
  result: HotelResult | null,
): HotelOfHoliday | null {
  if (record) {
    return {
      name: record.hotelName,
      location: hotelAddress(record),
      starClass: record.starClass ?? held?.starClass ?? 0,
      score: record.reviewScore ?? held?.reviewScore ?? null,
      count: record.reviewCount ?? held?.reviewCount ?? null,
    };
  }
  const known = held ?? (result && { ...result, title: result.hotelName });
  return (
    known && {
      name: known.title,
      location: known.location,
      starClass: known.starClass,
      score: known.reviewScore,
      count: known.reviewCount,
    }
  );
}
