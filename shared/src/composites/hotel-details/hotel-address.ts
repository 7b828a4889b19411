import type { HotelRecord } from '../../api/hotels/hotel-record.schema';
import { tidyAddress } from '../../domain/deals/deal-price';

/** Returns the address of the review site, else the location of the back office; empty if both are missing. */
export function hotelAddress({
  reviews,
  location,
  resort,
  region,
}: Pick<HotelRecord, 'reviews' | 'location' | 'resort' | 'region'>): string {
  const place = location || [resort, region].filter(Boolean).join(', ');
  return tidyAddress(reviews?.address_obj?.address_string || place);
}
