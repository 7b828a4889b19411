import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { AmenityList } from '@storefront/shared/composites/hotel-details/amenity-list';

import { Part } from '../../parts/page-section/page-section';

/** What the hotel has, each with its icon: the first sixteen, then the rest on request (HD-10, DEAL-07). */
export function HotelAmenities({ hotel }: { readonly hotel: Pick<HotelRecord, 'amenities'> }) {
  const named = hotel.amenities.filter((name) => name.trim() !== '');
  if (named.length === 0) return null;
  return (
    <Part title="Amenities">
      <AmenityList amenities={named} />
    </Part>
  );
}
