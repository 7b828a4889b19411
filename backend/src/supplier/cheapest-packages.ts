import type { SearchRows } from '@storefront/shared/api/search/parse-rows';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';

import { MAX_RESULTS } from './search-parameters';
import { halve, searchWindows } from './search-windows';
import { groupKey, type GroupField, type PackageQuery, type PricedPackage } from './supplier';
import { searchPackages } from './supplier-calls';
import { SupplierError } from './supplier-error';
import type { SupplierRequests } from './supplier-requests';

/**
 * Returns the cheapest package of every group from as many searches as the dates of the query need. The
 * specification has no call for it.
 */
export async function cheapestPackages(
  requests: SupplierRequests,
  query: PackageQuery,
  groupBy: readonly GroupField[],
): Promise<readonly PricedPackage[]> {
  const windows = await Promise.all(
    searchWindows(query).map((window) => cheapestOfWindow(requests, window, groupBy)),
  );
  return cheapestOf(windows.flat(), groupBy);
}

async function cheapestOfWindow(
  requests: SupplierRequests,
  window: PackageQuery,
  groupBy: readonly GroupField[],
): Promise<readonly PricedPackage[]> {
  const rows = await searchPackages(requests, window);
  if (rows.results.length < MAX_RESULTS) return cheapestOf(pricedPackages(rows), groupBy);
  const parts = halve(window);
  if (parts === null)
    throw new SupplierError('dpSearch', 'invalid-response', `more than ${MAX_RESULTS} results for a day`);
  const found = await Promise.all(parts.map((part) => cheapestOfWindow(requests, part, groupBy)));
  return found.flat();
}

/** Of equally cheap packages the first one counts, so that the result does not depend on the order of responses. */
function cheapestOf(
  packages: readonly PricedPackage[],
  groupBy: readonly GroupField[],
): readonly PricedPackage[] {
  const cheapest = new Map<string, PricedPackage>();
  for (const found of packages) {
    const key = groupKey(groupBy, found);
    const held = cheapest.get(key);
    if (!held || found.pricePerPerson < held.pricePerPerson) cheapest.set(key, found);
  }
  return [...cheapest.values()];
}

/** A result without its flight cannot be booked and is left out. */
function pricedPackages({ results, flights }: SearchRows): readonly PricedPackage[] {
  const flightById = new Map(flights.map((flight) => [flight.flightId, flight]));
  return results.flatMap((result) => {
    const flight = flightById.get(result.flightId);
    return flight ? [pricedPackage(result, flight)] : [];
  });
}

function pricedPackage(result: HotelResult, flight: Flight): PricedPackage {
  return {
    reference: result.quoteReference,
    hotelKey: result.hotelKey,
    giataId: result.giataId === 0 ? null : result.giataId,
    hotelName: result.hotelName,
    starClass: result.starClass,
    departureDate: result.departureDate,
    nights: result.nights,
    boardBasis: result.boardBasis,
    rooms: result.rooms,
    pricePerPerson: result.pricePerPerson,
    flight,
  };
}
