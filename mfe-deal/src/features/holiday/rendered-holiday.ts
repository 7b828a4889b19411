import type { Availability, AvailabilityQuery } from '@storefront/shared/api/hotels/fetch-availability';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';

import { fromColumns, type Columns } from '../../domain/columns';

/** The month that the server has loaded. The browser does not request it again. */
export interface RenderedMonth {
  readonly query: AvailabilityQuery;
  /** `null`: the supplier has no hotel with this key. */
  readonly packages: {
    readonly results: Columns<HotelResult>;
    readonly flights: Columns<Flight>;
    readonly pricesFrom?: string | undefined;
  } | null;
}

/** Returns the packages as a response to `fetchAvailability` contains them. */
export function readPackages({
  results,
  flights,
  pricesFrom,
}: NonNullable<RenderedMonth['packages']>): Availability {
  return { results: fromColumns(results), flights: fromColumns(flights), pricesFrom };
}
