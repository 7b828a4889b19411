import type { ComparedHotel } from './compared-hotel';

/** What guests give a hotel, in tenths as it is shown; `null` without reviews. */
export function guestRating({ deal, record }: ComparedHotel): number | null {
  const score = record?.reviewScore ?? deal.reviewScore;
  return score === null ? null : Number(score.toFixed(1));
}

/** The hotels with the lowest price; several share it. Nothing is marked where there is nothing to compare with. */
export function lowestPriced(hotels: readonly ComparedHotel[]): ReadonlySet<number> {
  return marked(hotels, ({ deal }) => -deal.cheapestPrice);
}

/** The hotels that guests rate best. Nothing is marked until all records are here: a mark must not move on. */
export function bestRated(hotels: readonly ComparedHotel[]): ReadonlySet<number> {
  return hotels.some(({ loading }) => loading) ? new Set() : marked(hotels, guestRating);
}

function marked(
  hotels: readonly ComparedHotel[],
  rank: (hotel: ComparedHotel) => number | null,
): ReadonlySet<number> {
  if (hotels.length < 2) return new Set();
  const best = Math.max(...hotels.map((hotel) => rank(hotel) ?? Number.NEGATIVE_INFINITY));
  return new Set(hotels.filter((hotel) => rank(hotel) === best).map(({ deal }) => deal.giataId));
}
