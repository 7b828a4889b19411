import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { Hotel } from './hotel';
import type { DateTotals } from './market';

/** A hotel on a date; each board with each flight is a package. */
interface OfferOfHotel {
  readonly hotel: Hotel;
  readonly date: IsoDate;
  readonly boards: readonly unknown[];
  readonly flights: readonly unknown[];
}

interface HotelOffers<O> {
  lowestPrice: Pence;
  packages: number;
  readonly offers: O[];
}

/**
 * Chooses what a response contains when a search has more packages than it may: whole hotels, those with the cheapest
 * package first. A first hotel with more packages than allowed is chosen as well, and truncated by the caller.
 *
 * @param offers hotel by hotel
 * @param priceOf the cheapest package of an offer
 * @returns the offers of the response, hotel by hotel, and the totals of all offers
 */
export function truncateSearch<O extends OfferOfHotel>(
  offers: readonly O[],
  priceOf: (offer: O) => Pence,
  maxResults: number,
): { readonly chosen: readonly O[]; readonly totals: readonly DateTotals[] } {
  const hotels: HotelOffers<O>[] = [];
  let ofHotel: HotelOffers<O> | undefined;
  const dates = new Map<IsoDate, { lowestPrice: Pence; hotels: number; lastHotel: Hotel }>();
  for (const offer of offers) {
    const price = priceOf(offer);
    // Offers come hotel by hotel, here and below.
    if (ofHotel?.offers[0]?.hotel !== offer.hotel)
      hotels.push((ofHotel = { lowestPrice: price, packages: 0, offers: [] }));
    ofHotel.offers.push(offer);
    ofHotel.packages += packageCount(offer);
    if (price < ofHotel.lowestPrice) ofHotel.lowestPrice = price;
    // A hotel without a giata id has no record, and no shop can show it.
    if (!offer.hotel.hasGiata) continue;
    const onDate = dates.get(offer.date);
    if (!onDate) {
      dates.set(offer.date, { lowestPrice: price, hotels: 1, lastHotel: offer.hotel });
      continue;
    }
    // A hotel with several stays from one date is counted once.
    if (onDate.lastHotel !== offer.hotel) onDate.hotels += 1;
    onDate.lastHotel = offer.hotel;
    if (price < onDate.lowestPrice) onDate.lowestPrice = price;
  }
  return {
    chosen: wholeHotels(hotels, maxResults),
    totals: [...dates]
      .map(([departureDate, { lowestPrice, hotels: found }]) => ({
        departureDate,
        hotels: found,
        lowestPrice,
      }))
      .sort((one, other) => (one.departureDate < other.departureDate ? -1 : 1)),
  };
}

export function packageCount({ boards, flights }: Pick<OfferOfHotel, 'boards' | 'flights'>): number {
  return boards.length * flights.length;
}

function wholeHotels<O>(hotels: readonly HotelOffers<O>[], maxResults: number): readonly O[] {
  const cheapestFirst = hotels.toSorted((one, other) => one.lowestPrice - other.lowestPrice);
  const chosen: O[] = [];
  let left = maxResults;
  for (const { packages, offers } of cheapestFirst) {
    // A smaller hotel further down is not taken instead: it would be dearer than one that is missing.
    if (packages > left && chosen.length > 0) break;
    chosen.push(...offers);
    left -= packages;
  }
  return chosen;
}
