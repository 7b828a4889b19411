import { fetchAvailability, type AvailabilityQuery } from '@storefront/shared/api/hotels/fetch-availability';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import type { ApiError } from '@storefront/shared/platform/http/request-json';

import { createQueryCache } from '../../domain/query-cache';

/** Creates the query cache for the months of a holiday. */
export function createAvailabilityCache(config: Parameters<typeof fetchAvailability>[0]) {
  return createQueryCache({
    keyOf,
    covers,
    fetch: async (query: AvailabilityQuery, signal) => {
      const response = await fetchAvailability(config, query, signal);
      if (!response.ok) throw new AvailabilityError(response.error);
      return response.value;
    },
  });
}

/** Returns whether a request failed because the supplier has no hotel with this key. */
export function isHotelNotFound(cause: unknown): boolean {
  return cause instanceof AvailabilityError && cause.reason.kind === 'http' && cause.reason.status === 404;
}

class AvailabilityError extends Error {
  override readonly name = 'AvailabilityError';
  readonly reason: ApiError;

  constructor(reason: ApiError) {
    super(reason.kind);
    this.reason = reason;
  }
}

function keyOf({ hotelKey, month, nights, departureId, rooms }: AvailabilityQuery): string {
  return JSON.stringify([hotelKey, month, nights, departureId, rooms]);
}

/** A response for a group of airports also contains the flights from each airport of the group (HD-ST-01). */
function covers(cached: AvailabilityQuery, requested: AvailabilityQuery): boolean {
  const cachedCodes = airportCodes(cached.departureId);
  const requestedCodes = airportCodes(requested.departureId);
  return (
    keyOf({ ...cached, departureId: requested.departureId }) === keyOf(requested) &&
    requestedCodes.length > 0 &&
    requestedCodes.every((code) => cachedCodes.includes(code))
  );
}
