import { z } from 'zod';

import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';

import { giataIdsSchema, HOTEL_LIST_TIMEOUT_MS } from './giata-ids.schema';

/** Request of `POST {backend}/api/hotel-facets`. */
export const hotelFacetsRequestSchema = z.object({ giataIds: giataIdsSchema });

const nameIndexes = z.array(z.number().int().nonnegative());

/** What a hotel has of the filters that use its record. Names are indexes into `names` of the response. */
const hotelFacetsSchema = z.object({
  giataId: z.number().int(),
  /** 1 to 5; `null`: no reviews. */
  reviewScore: z.number().nullable(),
  styles: nameIndexes,
  awards: nameIndexes,
  amenities: nameIndexes,
});

export const hotelFacetsResponseSchema = z.object({
  names: z.array(z.string()),
  facets: z.array(hotelFacetsSchema),
  /** Hotels whose records are still being read: a later request may have their facets. */
  pending: z.array(z.number().int()),
});
export type HotelFacets = z.output<typeof hotelFacetsResponseSchema>;

/**
 * Returns the facets of hotels: `POST {backend}/api/hotel-facets`. Time limit 10 s. A hotel without a record is neither
 * in `facets` nor in `pending`.
 *
 * @see ADR 76
 */
export function fetchHotelFacets(
  endpoints: Endpoints,
  giataIds: readonly number[],
  signal?: AbortSignal,
): Promise<Result<HotelFacets, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/hotel-facets'), { giataIds }, hotelFacetsResponseSchema, {
    timeoutMs: HOTEL_LIST_TIMEOUT_MS,
    signal,
  });
}
