import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';

/** Returns the path of the holiday details page of a package (DEC-10). */
export function holidayPath(deal: GroupedDeal, offer: BoardOption, query: SearchQuery): string {
  return detailsPath(offer.hotelKey, {
    departureId: query.departureId,
    rooms: query.rooms,
    boardBasis: offer.boardBasis,
    date: deal.departureDate,
    nights: deal.nights,
    giataId: deal.giataId,
  });
}
