import { Readable } from 'node:stream';

import { availabilityRequestSchema } from '@storefront/shared/api/hotels/availability.schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Market } from '../market/market';
import { parseInput } from '../parse-input';
import { Refusal } from '../refusal';

import { matchingHotels } from './hotel-filters';
import { parseMarketQuery } from './search-query';
import { faultXml, searchXml } from './search-xml';

const giataIds = z.array(z.coerce.number().int().nonnegative()).max(7000);

/** The supplier's calls, under `/supplier` (specification 7, DEC-12). */
export function supplierRoutes(market: Market) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Querystring: Record<string, unknown> }>('/dpSearch.php', (request, reply) => {
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store');
      try {
        return reply.send(Readable.from(searchXml(market.search(parseMarketQuery(request.query)))));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.status(error.status).send(faultXml(error.code, error.message));
      }
    });

    app.get<{ Params: { giataId: string } }>('/getBackOfficeHotelByGiataId/:giataId', (request) => {
      const hotel = market.hotel(Number(request.params.giataId));
      if (!hotel) throw new Refusal(404, 'unknown-hotel', `no hotel ${request.params.giataId}`);
      return hotel;
    });

    app.post('/getResortsByGiataIds', (request) => {
      const body = parseInput(z.object({ giataIds }), request.body);
      const resorts = body.giataIds.map((id) => market.resortOf(id)).filter((resort) => resort !== null);
      return { resorts: [...new Set(resorts)].sort() };
    });

    app.post('/sortGiataIdsByTripAdvisorRating', (request) => {
      const body = parseInput(z.object({ giataIds, order: z.enum(['asc', 'desc']) }), request.body);
      const sign = body.order === 'asc' ? 1 : -1;
      const score = (id: number) => market.reviewScore(id) ?? 0;
      return { giataIds: [...body.giataIds].sort((one, other) => sign * (score(one) - score(other))) };
    });

    app.post('/filterHotelsByGiataIdsAndFilters', (request) => {
      const body = parseInput(
        z.object({ giataIds, filters: z.array(z.string().max(200)).max(400) }),
        request.body,
      );
      return { giataIds: matchingHotels(market, body.giataIds, body.filters) };
    });

    app.post('/getHotelAvailability', (request) => {
      const { hotelKey, search } = parseInput(availabilityRequestSchema, request.body);
      if (!market.hotelByKey(hotelKey)) throw new Refusal(404, 'unknown-hotel', 'Hotel key not found');
      const { results, flights } = market.search(parseMarketQuery({ ...search, destinationId: 1, hotelKey }));
      return { results, flights };
    });

    done();
  };
}
