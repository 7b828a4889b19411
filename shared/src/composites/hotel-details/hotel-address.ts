import type { HotelRecord } from '../../api/hotels/hotel-record.schema';
import { tidyAddress } from '../../domain/deals/deal-price';

/** The address that the reviews know, else the place that the back office does; empty without either. */
export function hotelAddress({
  reviews,
  location,
  resort,
  region,
}: Pick<HotelRecord, 'reviews' | 'location' | 'resort' | 'region'>): string {
  const place = location || [resort, region].filter(Boolean).join(', ');
  return tidyAddress(reviews?.address_obj?.address_string || place);
}
