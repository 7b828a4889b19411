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
  if (record) return fromRecord(record, source ?? NO_FIELDS);
  return (
    source && {
      name: source.title,
      location: source.location,
      starClass: source.starClass,
      score: source.reviewScore,
      count: source.reviewCount,
    }
  );
}

type ListedFields = Pick<HotelResult, 'starClass' | 'reviewScore' | 'reviewCount'>;

const NO_FIELDS: ListedFields = { starClass: 0, reviewScore: null, reviewCount: null };

function fromRecord(record: HotelRecord, source: ListedFields): HotelSummary {
  return {
    name: record.hotelName,
    location: hotelAddress(record),
    starClass: record.starClass ?? source.starClass,
    score: record.reviewScore ?? source.reviewScore,
    count: record.reviewCount ?? source.reviewCount,
  };
}
