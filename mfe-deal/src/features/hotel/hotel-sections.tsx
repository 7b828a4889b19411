import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { hotelAddress } from '@storefront/shared/composites/hotel-details/hotel-address';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { Stack } from '@storefront/shared/ui/stack';

import { HotelAmenities } from './hotel-amenities';
import { HotelDescription } from './hotel-description';
import { HotelLocation } from './hotel-location';
import { HotelReviews } from './hotel-reviews';
import { HotelStyles } from './hotel-styles';

/** All sections with back-office data of a hotel, which are below the first screen. */
export function HotelSections({ hotel }: { readonly hotel: HotelRecord }) {
  const { latitude = null, longitude = null } = hotel.reviews ?? {};
  return (
    <Stack gap="xl">
      <HydrationSection>
        <HotelDescription text={hotel.description} />
        <HotelAmenities hotel={hotel} />
        <HotelStyles hotel={hotel} />
      </HydrationSection>
      <HydrationSection>
        <HotelReviews hotel={hotel} />
      </HydrationSection>
      <HydrationSection>
        <HotelLocation
          name={hotel.hotelName}
          address={hotelAddress(hotel)}
          coordinates={latitude === null || longitude === null ? null : { latitude, longitude }}
        />
      </HydrationSection>
    </Stack>
  );
}
