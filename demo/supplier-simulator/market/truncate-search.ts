import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { HotelOffer, OfferedStay } from './hotel-offers';
import type { DateTotals } from './market';

interface PricedOffer {
  readonly offer: HotelOffer;
  readonly lowestPrice: number;
}

/** The hotels of a date so far. */
interface DateSoFar {
  lowestPrice: Pence;
  hotels: number;
  last: HotelOffer;
}

/**
 * Chooses what a response contains when a search has more packages than it may: whole hotels, those with the cheapest
 * package first. A first hotel with more packages than allowed is chosen as well, and truncated by the caller.
 *
 * @param pricesOf the cheapest package of each stay of a hotel
 * @returns the offers of the response and the totals of all offers
 */
export function truncateSearch(
  offers: readonly HotelOffer[],
  pricesOf: (offer: HotelOffer) => (stay: OfferedStay) => Pence,
  maxResults: number,
): { readonly chosen: readonly HotelOffer[]; readonly totals: readonly DateTotals[] } {
  const dates = new Map<IsoDate, DateSoFar>();
  const priced = offers.map((offer): PricedOffer => {
    const priceOf = pricesOf(offer);
    let lowestPrice = Number.POSITIVE_INFINITY;
    for (const stay of offer.stays) {
      const price = priceOf(stay);
      lowestPrice = Math.min(lowestPrice, price);
      // A hotel without a giata id has no record, and no shop can show it.
      if (offer.hotel.hasGiata) count(dates, stay.terms.date, offer, price);
    }
    return { offer, lowestPrice };
  });
  return {
    chosen: wholeHotels(priced, maxResults),
    totals: [...dates]
      .map(([departureDate, { lowestPrice, hotels }]) => ({ departureDate, hotels, lowestPrice }))
      .sort((one, other) => (one.departureDate < other.departureDate ? -1 : 1)),
  };
}

function count(dates: Map<IsoDate, DateSoFar>, date: IsoDate, offer: HotelOffer, price: Pence): void {
  const onDate = dates.get(date);
  if (!onDate) {
    dates.set(date, { lowestPrice: price, hotels: 1, last: offer });
    return;
  }
  // A hotel with several stays from one date is counted once.
  if (onDate.last !== offer) onDate.hotels += 1;
  onDate.last = offer;
  if (price < onDate.lowestPrice) onDate.lowestPrice = price;
}

function wholeHotels(priced: readonly PricedOffer[], maxResults: number): readonly HotelOffer[] {
  const cheapestFirst = priced.toSorted((one, other) => one.lowestPrice - other.lowestPrice);
  const chosen: HotelOffer[] = [];
  let left = maxResults;
  for (const { offer } of cheapestFirst) {
    // A smaller hotel further down is not taken instead: it would be dearer than one that is missing.
    if (offer.packages > left && chosen.length > 0) break;
    chosen.push(offer);
    left -= offer.packages;
  }
  return chosen;
}
