import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { alternatives } from './alternatives';
import { hotelContent } from './hotel-content';
import { hotelFacts } from './hotel-facts';
import { chance } from './hash';
import type { Hotel } from './hotel';
import { allHotels } from './hotels';
import type { Market, PackageQuery } from './market';
import { priceReference } from './package-price';
import { cheapestPackages, planSearch, searchPackages } from './package-search';
import { roomsOf } from './rooms';

export interface MarketOptions {
  readonly seed: number;
  readonly today: () => IsoDate;
  /** Base URL of the pictures, such as `http://localhost:3001`. */
  readonly mediaBase: string;
}

/** Creates the supplier market of a seed. @see Market */
export function createMarket({ seed, today, mediaBase }: MarketOptions): Market {
  const hotels = allHotels(seed);
  const byKey = new Map(hotels.map((hotel) => [hotel.hotelKey, hotel]));
  const byGiata = new Map(hotels.map((hotel) => [hotel.giataId, hotel]));

  const queriedHotels = (query: PackageQuery) => hotelsOf(query, hotels, byKey);

  return {
    search: (query) => searchPackages(seed, queriedHotels(query), query, today()),
    plan: (query) => planSearch(seed, queriedHotels(query), query, today()),
    cheapest: (query, keyOf) => cheapestPackages(seed, queriedHotels(query), query, today(), keyOf),
    facts: (giataId) => {
      const hotel = byGiata.get(giataId);
      return hotel?.hasContent ? hotelFacts(seed, hotel) : null;
    },
    alternatives: (hotel, query) => alternatives({ seed, mediaBase, today: today() }, hotel, query),
    hotel: (giataId) => {
      const hotel = byGiata.get(giataId);
      return hotel?.hasContent ? hotelContent(seed, hotel, mediaBase) : undefined;
    },
    roomsOf: (hotel, rooms) => roomsOf(seed, hotel, rooms),
    hotelByKey: (hotelKey) => byKey.get(hotelKey) ?? null,
    hotelsOf: (destinationId) =>
      hotels.filter((hotel) => hotel.destination.id === destinationId && !hotel.isShip),
    isSlow: (giataId) => chance(seed, 'slow', giataId) < 0.004,
    reviewsOf: (giataId) => byGiata.get(giataId) ?? null,
    resortOf: (giataId) => byGiata.get(giataId)?.resort ?? null,
    price: (reference, rooms, flightId) =>
      priceReference({ seed, today: today(), mediaBase, hotelByKey: byKey }, { reference, rooms, flightId }),
  };
}

function hotelsOf(
  query: PackageQuery,
  hotels: readonly Hotel[],
  byKey: ReadonlyMap<string, Hotel>,
): readonly Hotel[] {
  if (query.hotelKey !== undefined) {
    const hotel = byKey.get(query.hotelKey);
    return hotel ? [hotel] : [];
  }
  const stars = new Set(Array.from(query.rating, Number));
  const anywhere = query.destinationId === ANY_DESTINATION.id;
  return hotels.filter(
    ({ destination, starClass, isShip }) =>
      !isShip && (anywhere || destination.id === query.destinationId) && stars.has(starClass),
  );
}
