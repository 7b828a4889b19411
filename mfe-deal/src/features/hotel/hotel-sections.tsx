import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { hotelAddress } from '@storefront/shared/composites/hotel-details/hotel-address';
import { Stack } from '@storefront/shared/ui/stack';

import { HotelAmenities } from './hotel-amenities';
import { HotelDescription } from './hotel-description';
import { HotelLocation } from './hotel-location';
import { HotelReviews } from './hotel-reviews';
import { HotelStyles } from './hotel-styles';

/** All that the back office says of a hotel, part by part. */
export function HotelWords({ hotel }: { readonly hotel: HotelRecord }) {
  const { latitude = null, longitude = null } = hotel.reviews ?? {};
  return (
    <Stack gap="xl">
      <HotelDescription words={hotel.description} />
      <HotelAmenities hotel={hotel} />
      <HotelStyles hotel={hotel} />
      <HotelReviews hotel={hotel} />
      <HotelLocation
        name={hotel.hotelName}
        address={hotelAddress(hotel)}
        place={latitude === null || longitude === null ? null : { latitude, longitude }}
      />
    </Stack>
  );
}
