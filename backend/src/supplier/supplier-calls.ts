import {
  alternativesResponseSchema,
  type Alternatives,
} from '@storefront/shared/api/hotels/fetch-alternatives';
import { availabilityResponseSchema } from '@storefront/shared/api/hotels/fetch-availability';
import { hotelResponseSchema, type HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { SearchRows } from '@storefront/shared/api/search/parse-rows';

import { searchParameters } from './search-parameters';
import type { AlternativesQuery, PackageQuery } from './supplier';
import type { SupplierRequests } from './supplier-requests';

/** Searches one hotel as JSON and a destination as XML: the specification has a call for each. */
export async function searchPackages(requests: SupplierRequests, query: PackageQuery): Promise<SearchRows> {
  if (query.hotelKey === undefined) return requests.search(searchParameters(query));
  const { hotelKey, ...search } = searchParameters(query);
  const body = { hotelKey, date: query.dateMin, duration: query.durationMin, search };
  const response = await requests.post('getHotelAvailability', body, availabilityResponseSchema);
  // 404 means an unknown hotel key, of which nothing is sold.
  return response.ok ? response.value : { results: [], flights: [] };
}

/** Returns `null` for an unknown hotel key. */
export async function fetchAlternatives(
  requests: SupplierRequests,
  {
    hotelKey,
    departureDate,
    nights,
    rooms,
    reference,
  }: Omit<AlternativesQuery, 'reference'> & {
    readonly reference?: string;
  },
): Promise<Alternatives | null> {
  const body = { hotelKey, date: departureDate, duration: nights, guests: rooms, reference };
  const response = await requests.post('getRoomBoardAlternatives', body, alternativesResponseSchema);
  return response.ok ? response.value : null;
}

/** Returns `null` for a hotel without a record. */
export async function fetchHotelRecord(
  requests: SupplierRequests,
  giataId: string,
): Promise<HotelRecord | null> {
  const call = 'getBackOfficeHotelByGiataId';
  const response = await requests.get(call, `${call}/${giataId}`, hotelResponseSchema);
  return response.ok ? response.value : null;
}
