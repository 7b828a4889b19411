import type { BoardOption, GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';

import { hasFlightFilters, type FlightFilters } from './flight-filters';

/** Returns the path of the holiday details page of a package (DEC-10). */
export function holidayPath(
  deal: GroupedDeal,
  offer: BoardOption,
  query: SearchQuery,
  filters: FlightFilters,
): string {
  return detailsPath(offer.hotelKey, {
    departureId: query.departureId,
    rooms: query.rooms,
    boardBasis: offer.boardBasis,
    date: deal.departureDate,
    nights: deal.nights,
    giataId: deal.giataId,
    // Without flight filters the page chooses the cheapest flight, which is that of the offer.
    flightId: hasFlightFilters(filters) ? offer.flightId : null,
  });
}
