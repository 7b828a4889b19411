import { AMENITIES } from '@storefront/shared/domain/catalogue/amenities';

import { hasFacility } from './facilities';
import { awardsOf, stylesOf } from './hotel-content';
import type { Hotel } from './hotel';
import type { HotelFacts } from './market';

const NAMES: ReadonlyMap<string, string> = new Map(AMENITIES.map((name) => [name.toLowerCase(), name]));

/** What filters ask of a hotel, without making its whole record: a search asks this of thousands. */
export function hotelFacts(seed: number, hotel: Hotel): HotelFacts {
  return {
    resort: hotel.resort,
    reviewScore: hotel.reviewScore,
    styles: stylesOf(seed, hotel),
    awards: awardsOf(seed, hotel).map(({ display_name }) => display_name),
    hasAmenity: (asked) => {
      const name = NAMES.get(asked.toLowerCase());
      return name !== undefined && hasFacility(seed, hotel, name);
    },
  };
}
