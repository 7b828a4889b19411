import { pipeline, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';

import { alternativesRequestSchema } from '@storefront/shared/api/hotels/fetch-alternatives';
import { availabilityRequestSchema } from '@storefront/shared/api/hotels/fetch-availability';
import { filterRequestSchema } from '@storefront/shared/api/hotels/filter-hotels';
import { resortsRequestSchema } from '@storefront/shared/api/hotels/fetch-resorts';
import { sortRequestSchema } from '@storefront/shared/api/hotels/sort-by-reviews';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { FastifyInstance } from 'fastify';

import type { Market, NoPriceReason } from '../market/market';
import { readReference } from '../market/reference';
import { SearchOverloaded, type SearchEngine } from '../search/search-engine';
import { faultXml } from '../search/search-xml';
import { parseInput } from '@storefront/backend/http/parse-input';
import { ApiError } from '@storefront/backend/http/api-error';
import { withPhotographs, type HotelPhotographs } from '@storefront/backend/media/library/hotel-photographs';
import { packagePriceRequestSchema } from '@storefront/backend/supplier/package-price.schema';

import { matchingHotels } from './hotel-filters';
import { createSearchCache } from './search-cache';
import { parseMarketQuery } from './search-query';

/** Delay of slow hotel records. It must be shorter than the timeout of the record request in the shop. */
const SLOW_RECORD_MS = 2_500;

/** The queue of searches is shorter than that. */
const RETRY_AFTER_SECONDS = 3;

/** Returns the supplier's endpoints, for the prefix `/supplier` (specification 7, DEC-12). */
export function supplierRoutes(
  market: Market,
  today: () => IsoDate,
  engine: SearchEngine,
  photographsOf: HotelPhotographs = async () => [],
) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    registerSearch(app, today, engine);
    registerHotelRecord(app, market, photographsOf);
    registerHotelLists(app, market);
    registerPackages(app, market);
    done();
  };
}

function registerSearch(app: FastifyInstance, today: () => IsoDate, engine: SearchEngine): void {
  const compressedResponse = createSearchCache(engine, today);
  app.get<{ Querystring: Record<string, unknown> }>('/dpSearch.php', async (request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store');
    try {
      const query = parseMarketQuery(request.query);
      const body = await compressedResponse(query, reply.raw);
      if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(decompressed(body));
      reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
      return reply.send(body);
    } catch (error) {
      if (error instanceof SearchOverloaded)
        return reply
          .status(503)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send(faultXml('overloaded', 'Too many searches. Please try again.'));
      if (!(error instanceof ApiError)) throw error;
      return reply.status(error.status).send(faultXml(error.code, error.message));
    }
  });
}

function registerHotelRecord(app: FastifyInstance, market: Market, photographsOf: HotelPhotographs): void {
  app.get<{ Params: { giataId: string } }>(
    '/getBackOfficeHotelByGiataId/:giataId',
    async (request, reply) => {
      const { giataId } = request.params;
      const hotel = /^\d{1,9}$/.test(giataId) ? market.hotel(Number(giataId)) : undefined;
      // A few records are delayed, as by a real supplier.
      if (market.isSlow(Number(giataId))) await pause(SLOW_RECORD_MS);
      if (hotel) return withPhotographs(hotel, await photographsOf(Number(giataId)));
      // A hotel that is sold without a record is no error (DEC-395). Fastify sends no body for the value null.
      if (market.reviewsOf(Number(giataId))) return reply.type('application/json').send('null');
      throw new ApiError(404, 'unknown-hotel', 'There is no such hotel.');
    },
  );
}

function registerHotelLists(app: FastifyInstance, market: Market): void {
  app.post('/getResortsByGiataIds', (request) => {
    const body = parseInput(resortsRequestSchema, request.body);
    const resorts = body.giataIds.map((id) => market.resortOf(id)).filter((resort) => resort !== null);
    return { resorts: [...new Set(resorts)].sort() };
  });

  app.post('/sortGiataIdsByTripAdvisorRating', (request) => {
    const body = parseInput(sortRequestSchema, request.body);
    return { giataIds: sortedByReviews(market, body.giataIds, body.order) };
  });

  app.post('/filterHotelsByGiataIdsAndFilters', (request) => {
    const body = parseInput(filterRequestSchema, request.body);
    return { giataIds: matchingHotels(market, body.giataIds, body.filters) };
  });
}

/** Equal scores are ordered by their number of reviews: an average of more reviews is more certain. */
function sortedByReviews(market: Market, giataIds: readonly number[], order: 'asc' | 'desc'): number[] {
  const sign = order === 'asc' ? 1 : -1;
  const reviewsOf = (id: number) => market.reviewsOf(id) ?? { reviewScore: 0, reviewCount: 0 };
  return giataIds.toSorted((first, second) => {
    const [one, other] = [reviewsOf(first), reviewsOf(second)];
    return sign * (one.reviewScore - other.reviewScore || one.reviewCount - other.reviewCount);
  });
}

function registerPackages(app: FastifyInstance, market: Market): void {
  app.post('/getHotelAvailability', (request) => {
    const { hotelKey, search } = parseInput(availabilityRequestSchema, request.body);
    if (!market.hotelByKey(hotelKey)) throw new ApiError(404, 'unknown-hotel', 'Hotel key not found');
    const { results, flights } = market.search(parseMarketQuery({ ...search, destinationId: 1, hotelKey }));
    return { results, flights };
  });

  app.post('/getRoomBoardAlternatives', (request) => {
    const { hotelKey, date, duration, guests, reference } = parseInput(
      alternativesRequestSchema,
      request.body,
    );
    const hotel = market.hotelByKey(hotelKey);
    if (!hotel) throw new ApiError(404, 'unknown-hotel', 'Hotel key not found');
    const board = reference === undefined ? undefined : readReference(reference)?.board;
    return market.alternatives(hotel, {
      date,
      nights: duration,
      rooms: guests,
      ...(board === undefined ? {} : { board }),
    });
  });

  app.post('/getPackagePrice', (request) => {
    const { reference, rooms, flightId } = parseInput(packagePriceRequestSchema, request.body);
    const priced = market.price(reference, rooms, flightId);
    if (typeof priced !== 'string') return { package: priced };
    throw new ApiError(priced === 'unknown-reference' ? 404 : 409, priced, NO_PRICE_MESSAGES[priced]);
  });
}

const NO_PRICE_MESSAGES: Readonly<Record<NoPriceReason, string>> = {
  'unknown-reference': 'There is no such package.',
  expired: 'This price is from an earlier day.',
  departed: 'This holiday has departed.',
  'sold-out': 'This holiday is sold out.',
};

/** Only the compressed body is computed and cached, so that a slow client holds little memory. */
function decompressed(body: Readable): Readable {
  const text = createBrotliDecompress();
  pipeline(body, text, () => {});
  return text;
}

/** All browsers accept Brotli. Other clients receive an uncompressed stream. */
function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(header ?? ''));
}
