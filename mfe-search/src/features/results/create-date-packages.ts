import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { DealGrouper } from '@storefront/shared/domain/hotels/group-deals';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';

import type { DatePackages, PackageFacts } from '../../domain/date-packages';
import { indexDeals, type DealIndex } from '../../domain/deal-index';
import {
  FLIGHT_GROUPS,
  hasFlightFilters,
  outboundTimeOf,
  passesFlightFilters,
} from '../../domain/flight-filters';
import type { OfferFlight } from '../../domain/offer-flight';

/** Creates the packages of a date. Indexes are made on first use and kept; rows that arrive later need new ones. */
export function createDatePackages(
  grouper: DealGrouper,
  date: IsoDate,
  flights: ReadonlyMap<string, OfferFlight>,
): DatePackages {
  const all = indexDeals(grouper.dealsOn(date));
  const indexes = new Map<string, DealIndex>();
  let packages: readonly PackageFacts[] | null = null;
  const factsOf = (result: HotelResult) => packageFacts(result, flights.get(result.flightId));

  return {
    all,
    indexFor(filters) {
      if (!hasFlightFilters(filters)) return all;
      const key = JSON.stringify(FLIGHT_GROUPS.map((group) => filters[group]));
      const cached = indexes.get(key);
      if (cached) return cached;
      const deals = grouper.dealsOf(date, (result) => passesFlightFilters(factsOf(result), filters));
      const created = indexDeals(deals);
      indexes.set(key, created);
      return created;
    },
    packages: () => (packages ??= grouper.resultsOn(date).map(factsOf)),
  };
}

function packageFacts(
  { giataId, boardBasis, pricePerPerson, departureAirportCode }: HotelResult,
  flight: OfferFlight | undefined,
): PackageFacts {
  return {
    giataId,
    boardBasis,
    pricePerPerson,
    departureAirportCode,
    outboundTime: outboundTimeOf(flight?.departsAt ?? ''),
    bagIncluded: flight?.bagPrice === 0 && flight.bagKilograms > 0,
  };
}
