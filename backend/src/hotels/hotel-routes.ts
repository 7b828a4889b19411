import { hotelFacetsRequestSchema } from '@storefront/shared/api/hotels/fetch-hotel-facets';
import { hotelPlacesRequestSchema } from '@storefront/shared/api/hotels/fetch-hotel-places';
import type { FastifyInstance } from 'fastify';

import { parseInput } from '../http/parse-input';

import { createHotelRecords, type HotelRecordsOptions } from './hotel-records';
import { facetsOf, placesOf, summaryOf } from './hotel-summary';

const LIMIT = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/** Routes about many hotels, which the supplier's calls describe one by one. */
export function hotelRoutes(options: HotelRecordsOptions) {
  const summariesOf = createHotelRecords(options, summaryOf);
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/hotel-places', LIMIT, async (request) =>
      placesOf(await summariesOf(parseInput(hotelPlacesRequestSchema, request.body).giataIds)),
    );
    app.post('/hotel-facets', LIMIT, async (request) =>
      facetsOf(await summariesOf(parseInput(hotelFacetsRequestSchema, request.body).giataIds)),
    );
    done();
  };
}
