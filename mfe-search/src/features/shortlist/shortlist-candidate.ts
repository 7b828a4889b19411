import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import type { ShortlistCandidate } from '@storefront/shared/contracts/shortlist';

interface CandidateSource {
  readonly query: SearchQuery;
  /** Path and query string of the search. */
  readonly searchPath: string;
  /** The hotel record; `null` while loading. */
  readonly record: HotelRecord | null;
}

/** Returns the shortlist data of a deal: its cheapest board, and the paths that lead back to it. */
export function shortlistCandidate(
  deal: GroupedDeal,
  { query, searchPath, record }: CandidateSource,
): ShortlistCandidate {
  const { departureDate, giataId, nights, cheapestBoardBasis } = deal;
  return {
    giataId,
    name: deal.title,
    location: deal.location,
    pictureUrl: record?.images[0] ?? null,
    starClass: deal.starClass,
    reviewScore: record?.reviewScore ?? deal.reviewScore,
    pricePerPerson: deal.cheapestPrice,
    guests: guestCount(query.rooms),
    boardBasis: cheapestBoardBasis,
    departureDate,
    nights,
    departureId: query.departureId,
    path: detailsPath(deal.boards[0]?.hotelKey ?? '', {
      departureId: query.departureId,
      rooms: query.rooms,
      boardBasis: cheapestBoardBasis,
      date: departureDate,
      nights,
      giataId,
    }),
    searchPath,
  };
}
