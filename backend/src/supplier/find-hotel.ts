import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { SupplierHotel } from './supplier';
import { fetchAlternatives, searchPackages } from './supplier-calls';
import type { SupplierRequests } from './supplier-requests';

/** Nights of the stays that are searched. */
const WEEK = 7;
/** Days from today at which a hotel is looked for on sale, each for one window of a search. */
const IDENTITY_WINDOWS = [30, 120, 210];
const ANY_LONDON = -1;
const ANY_NORTH_WEST = -11;

const NOT_ON_SALE = { giataId: null, name: '', starClass: null, reviewScore: null, reviewCount: null };

/**
 * Returns the hotel under a key; `null` for an unknown key. The specification has no call for a hotel key alone: the boards come from the alternatives of a stay, the
 * rest from any package of the hotel that is on sale.
 */
export async function findHotel(
  requests: SupplierRequests,
  hotelKey: string,
  today: IsoDate,
): Promise<SupplierHotel | null> {
  const departureDate = addDays(today, IDENTITY_WINDOWS[0] ?? 1);
  const found = await fetchAlternatives(requests, {
    hotelKey,
    departureDate,
    nights: WEEK,
    rooms: DEFAULT_OCCUPANCY,
  });
  if (found === null) return null;
  const sold = await anyPackageOf(requests, hotelKey, today);
  const boards = [...found.boards]
    .sort((one, other) => one.priceDifference - other.priceDifference)
    .map(({ boardCode }) => boardCode);
  if (!sold) return { ...NOT_ON_SALE, hotelKey, boards };
  const { giataId, hotelName: name, starClass, reviewScore, reviewCount } = sold;
  return {
    hotelKey,
    giataId: giataId === 0 ? null : giataId,
    name,
    starClass,
    reviewScore,
    reviewCount,
    boards,
  };
}

async function anyPackageOf(
  requests: SupplierRequests,
  hotelKey: string,
  today: IsoDate,
): Promise<HotelResult | undefined> {
  for (const departureId of [ANY_LONDON, ANY_NORTH_WEST]) {
    for (const ahead of IDENTITY_WINDOWS) {
      const { results } = await searchPackages(requests, {
        hotelKey,
        departureId,
        destinationId: ANY_DESTINATION.id,
        dateMin: addDays(today, ahead),
        dateMax: addDays(today, ahead + 30),
        durationMin: WEEK,
        durationMax: WEEK,
        boardType: '',
        rating: '12345',
        rooms: DEFAULT_OCCUPANCY,
      });
      if (results[0]) return results[0];
    }
  }
  return undefined;
}
