import { z } from 'zod';

import { isoDateSchema, monthBounds } from '../../domain/dates/iso-date';
import type { Occupancy } from '../../domain/occupancy/occupancy';
import { ok, type Result } from '../../domain/result/result';
import { TRADING_NAME_ID } from '../../domain/search-query/search-query';
import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';
import { readPricesFrom } from '../prices-from';
import { flightRowSchema, resultRowSchema } from '../supplier-rows.schema';

const AVAILABILITY_TIMEOUT_MS = 10_000;
/** CONST-02 */
const MAX_RESULTS = 5000;

/** The `search` field of the request: the parameters of dpSearch, child ages as comma lists (API-DETAILS-02). */
const availabilitySearchSchema = z.object({
  tradingNameId: z.union([z.number(), z.string()]),
  MaxResults: z.coerce.number().int().min(1).max(7000),
  DestinationType: z.literal('Region'),
  departureId: z.coerce.number().int(),
  flexibility: z.coerce.number().int(),
  destinationId: z.coerce.number().int(),
  dateMin: isoDateSchema,
  dateMax: isoDateSchema,
  durationMin: z.coerce.number().int().min(1).max(28),
  durationMax: z.coerce.number().int().min(1).max(28),
  boardType: z.string(),
  rating: z.string(),
  adultsRoom1: z.coerce.number().int(),
  childrenRoom1: z.coerce.number().int(),
  childrenAgesRoom1: z.string(),
  adultsRoom2: z.coerce.number().int().default(0),
  childrenRoom2: z.coerce.number().int().default(0),
  childagesroom2: z.string().default(''),
  adultsRoom3: z.coerce.number().int().default(0),
  childrenRoom3: z.coerce.number().int().default(0),
  childagesroom3: z.string().default(''),
  adultsRoom4: z.coerce.number().int().default(0),
  childrenRoom4: z.coerce.number().int().default(0),
  childagesroom4: z.string().default(''),
});

/** Request of `POST {api}/getHotelAvailability` (DEC-12). */
export const availabilityRequestSchema = z.object({
  hotelKey: z.string().min(1),
  date: isoDateSchema,
  /** Nights. */
  duration: z.coerce.number().int().min(1).max(28),
  search: availabilitySearchSchema,
});
type AvailabilityRequest = z.input<typeof availabilityRequestSchema>;

/** Response of `POST {api}/getHotelAvailability`: all packages of the hotel in the date window of the search. */
export const availabilityResponseSchema = z.object({
  results: z.array(resultRowSchema),
  flights: z.array(flightRowSchema),
});
type AvailabilityRows = z.output<typeof availabilityResponseSchema>;

export interface Availability extends AvailabilityRows {
  /** UK time of prices that are not fresh, see `readPricesFrom`. */
  readonly pricesFrom?: string | undefined;
}

/** Selects the packages of one hotel in one month. */
export interface AvailabilityQuery {
  readonly hotelKey: string;
  /** `yyyy-MM`. The request covers the whole month (API-DETAILS-03). */
  readonly month: string;
  readonly nights: number;
  /** An airport, or a negative group id. */
  readonly departureId: number;
  readonly rooms: Occupancy;
}

/**
 * Returns all packages of a hotel in a month, priced per person: `POST {api}/getHotelAvailability`. Time limit 10 s.
 * 404: the hotel key is unknown.
 *
 * @see API-DETAILS-01, API-DETAILS-02, API-DETAILS-03
 */
export async function fetchAvailability(
  endpoints: Endpoints,
  query: AvailabilityQuery,
  signal?: AbortSignal,
): Promise<Result<Availability, ApiError>> {
  let pricesFrom: string | undefined;
  const response = await postJson(
    apiUrl(endpoints, 'getHotelAvailability'),
    availabilityRequest(query),
    availabilityResponseSchema,
    {
      timeoutMs: AVAILABILITY_TIMEOUT_MS,
      signal,
      onHeaders: (headers) => {
        pricesFrom = readPricesFrom(headers);
      },
    },
  );
  return response.ok ? ok({ ...response.value, pricesFrom }) : response;
}

/** Builds the request body (API-DETAILS-02, API-DETAILS-03). Rooms that do not exist are sent with zero guests. */
export function availabilityRequest({
  hotelKey,
  month,
  nights,
  departureId,
  rooms,
}: AvailabilityQuery): AvailabilityRequest {
  const { first, last } = monthBounds(month);
  const room = (index: number) => rooms[index] ?? { adults: 0, children: 0, childAges: [] };
  return {
    hotelKey,
    date: first,
    duration: nights,
    search: {
      tradingNameId: TRADING_NAME_ID,
      MaxResults: MAX_RESULTS,
      DestinationType: 'Region',
      departureId,
      flexibility: 0,
      destinationId: 1,
      dateMin: first,
      dateMax: last,
      durationMin: nights,
      durationMax: nights,
      boardType: '',
      rating: '12345',
      adultsRoom1: room(0).adults,
      childrenRoom1: room(0).children,
      childrenAgesRoom1: room(0).childAges.join(','),
      adultsRoom2: room(1).adults,
      childrenRoom2: room(1).children,
      childagesroom2: room(1).childAges.join(','),
      adultsRoom3: room(2).adults,
      childrenRoom3: room(2).children,
      childagesroom3: room(2).childAges.join(','),
      adultsRoom4: room(3).adults,
      childrenRoom4: room(3).children,
      childagesroom4: room(3).childAges.join(','),
    },
  };
}
