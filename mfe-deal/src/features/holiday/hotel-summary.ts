import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { HolidayNavigationState } from '@storefront/shared/contracts/holiday-navigation-state';
import { hotelAddress } from '@storefront/shared/composites/hotel-details/hotel-address';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';

/** Hotel data for the head of the page. */
export interface HotelSummary {
  readonly name: string;
  readonly location: string;
  readonly starClass: number;
  readonly score: number | null;
  readonly count: number | null;
}

/** Shown while nothing is loaded. */
export const PLACEHOLDER_HOTEL: HotelSummary = {
  name: 'Your holiday',
  location: '',
  starClass: 0,
  score: null,
  count: null,
};

/**
 * Returns the hotel from the best source that is available: the back-office record, else the navigation state of
 * the search results, else the package. Fields that the record lacks are those of the search (DOM-SRD-02).
 *
 * @returns `null` without any source
 */
export function hotelSummary(
  record: HotelRecord | null,
  listed: HolidayNavigationState['deal'] | null,
  result: HotelResult | null,
): HotelSummary | null {
  const source = listed ?? (result && { ...result, title: result.hotelName });
  if (!record && !source) return null;
  return {
    name: record?.hotelName ?? source?.title ?? '',
    location: record ? hotelAddress(record) : (source?.location ?? ''),
    starClass: record?.starClass ?? source?.starClass ?? 0,
    score: record?.reviewScore ?? source?.reviewScore ?? null,
    count: record?.reviewCount ?? source?.reviewCount ?? null,
  };
}
