import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { hotelAddress } from '@storefront/shared/composites/hotel-details/hotel-address';

import type { SectionLink } from '../../parts/section-links/section-links';

import { hasReviews } from './hotel-reviews';
import { HOTEL_ID, LOCATION_ID, REVIEWS_ID } from './hotel-section-ids';

/** Returns the links to the sections of a hotel that have content. */
export function hotelSectionLinks(hotel: HotelRecord): readonly SectionLink[] {
  return [
    { id: HOTEL_ID, label: 'The hotel' },
    ...(hasReviews(hotel) ? [{ id: REVIEWS_ID, label: 'Reviews' }] : []),
    ...(hotelAddress(hotel) === '' ? [] : [{ id: LOCATION_ID, label: 'Location' }]),
  ];
}
