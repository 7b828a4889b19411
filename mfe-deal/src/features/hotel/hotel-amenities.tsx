import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { AmenityList } from '@storefront/shared/composites/hotel-details/amenity-list';

import { PageSection } from '../../parts/page-section/page-section';

/** Amenities with icons: sixteen at first, the others on request (HD-10, DEAL-07). */
export function HotelAmenities({ hotel }: { readonly hotel: Pick<HotelRecord, 'amenities'> }) {
  const named = hotel.amenities.filter((name) => name.trim() !== '');
  if (named.length === 0) return null;
  return (
    <PageSection title="Amenities">
      <AmenityList amenities={named} />
    </PageSection>
  );
}
