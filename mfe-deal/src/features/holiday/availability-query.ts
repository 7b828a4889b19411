import {
  fetchAvailability,
  type Availability,
  type AvailabilityQuery,
} from '@storefront/shared/api/hotels/fetch-availability';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { ApiError } from '@storefront/shared/platform/http/request-json';

import { displayedMonth, type HolidayChoice } from '../../domain/holiday-choice';
import { createQueryCache, type QueryState } from '../../domain/query-cache';

import { readPackages, type RenderedMonth } from './rendered-holiday';

/** Nights of a URL without them. */
export const DEFAULT_NIGHTS = 7;
/** Days from today to the month that is displayed for a URL without a date (DEC-11). */
const DEFAULT_DAYS_AHEAD = 60;

/** Returns the month (`yyyy-MM`) that the page of these choices displays. */
export function monthOf(choice: Pick<HolidayChoice, 'date' | 'month'>, today: IsoDate): string {
  return displayedMonth(choice, addDays(today, DEFAULT_DAYS_AHEAD).slice(0, 7));
}

/** Returns the request for a month of a holiday. */
export function availabilityQuery(
  hotelKey: string,
  { nights, departureId, rooms }: Pick<HolidayChoice, 'nights' | 'departureId' | 'rooms'>,
  month: string,
): AvailabilityQuery {
  return { hotelKey, month, nights: nights ?? DEFAULT_NIGHTS, departureId, rooms };
}

/** Creates the query cache for the months of a holiday, with the month that the server has loaded. */
export function createAvailabilityCache(
  config: Parameters<typeof fetchAvailability>[0],
  rendered: RenderedMonth | null,
) {
  return createQueryCache({
    keyOf,
    covers,
    initial: rendered ? [{ query: rendered.query, state: stateOf(rendered) }] : [],
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

function stateOf({ packages }: RenderedMonth): QueryState<Availability> {
  if (packages) return { kind: 'loaded', data: readPackages(packages) };
  return { kind: 'failed', cause: new AvailabilityError({ kind: 'http', status: 404, text: '' }) };
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
