import type { ComparedHotel } from './compared-hotel';

/** Returns the review score rounded to one decimal, as displayed; `null` without reviews. */
export function guestRating({ deal, record }: ComparedHotel): number | null {
  const score = record?.reviewScore ?? deal.reviewScore;
  return score === null ? null : Number(score.toFixed(1));
}

/** Returns the hotels with the lowest price, or none if all prices are equal. */
export function lowestPriced(hotels: readonly ComparedHotel[]): ReadonlySet<number> {
  return bestOf(hotels, ({ deal }) => -Number(deal.cheapestPrice));
}

/** Returns the hotels with the best rating, or none if all ratings are equal, and until all records are loaded: the badge must not move. */
export function bestRated(hotels: readonly ComparedHotel[]): ReadonlySet<number> {
  return hotels.some(({ loading }) => loading) ? new Set() : bestOf(hotels, guestRating);
}

function bestOf(
  hotels: readonly ComparedHotel[],
  rank: (hotel: ComparedHotel) => number | null,
): ReadonlySet<number> {
  const ranks = new Set(hotels.map(rank).filter((value) => value !== null));
  if (ranks.size < 2) return new Set();
  const best = Math.max(...ranks);
  return new Set(hotels.filter((hotel) => rank(hotel) === best).map(({ deal }) => deal.giataId));
}
