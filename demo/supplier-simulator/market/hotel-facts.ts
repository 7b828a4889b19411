import { AMENITIES } from '@storefront/shared/domain/catalogue/amenities';

import { hasFacility } from './facilities';
import { awardsOf, stylesOf } from './hotel-content';
import type { Hotel } from './hotel';
import type { HotelFacts } from './market';

const AMENITY_NAMES: ReadonlyMap<string, string> = new Map(
  AMENITIES.map((name) => [name.toLowerCase(), name]),
);

/** Returns the facts that filters need. A search filters thousands of hotels, so the whole record is not built. */
export function hotelFacts(seed: number, hotel: Hotel): HotelFacts {
  return {
    resort: hotel.resort,
    reviewScore: hotel.reviewScore,
    styles: stylesOf(seed, hotel),
    awards: awardsOf(seed, hotel).map(({ display_name }) => display_name),
    hasAmenity: (amenity) => {
      const name = AMENITY_NAMES.get(amenity.toLowerCase());
      return name !== undefined && hasFacility(seed, hotel, name);
    },
  };
}
