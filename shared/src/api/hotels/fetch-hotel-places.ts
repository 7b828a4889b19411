import { z } from 'zod';

import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';

import { giataIdsSchema, HOTEL_LIST_TIMEOUT_MS } from './giata-ids.schema';

/** Request of `POST {backend}/api/hotel-places`. */
export const hotelPlacesRequestSchema = z.object({ giataIds: giataIdsSchema });

/** Coordinates of a hotel in degrees. */
export const hotelPlaceSchema = z.object({
  giataId: z.number().int(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const hotelPlacesResponseSchema = z.object({
  /** The requested hotels whose place is known. */
  places: z.array(hotelPlaceSchema),
  /** Hotels whose records are still being read: a later request may have their places. */
  pending: z.array(z.number().int()),
});
export type HotelPlaces = z.output<typeof hotelPlacesResponseSchema>;

/**
 * Returns the coordinates of hotels: `POST {backend}/api/hotel-places`. Time limit 10 s. A hotel without coordinates is
 * neither in `places` nor in `pending`.
 *
 * @see ADR 70
 */
export function fetchHotelPlaces(
  endpoints: Endpoints,
  giataIds: readonly number[],
  signal?: AbortSignal,
): Promise<Result<HotelPlaces, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/hotel-places'), { giataIds }, hotelPlacesResponseSchema, {
    timeoutMs: HOTEL_LIST_TIMEOUT_MS,
    signal,
  });
}
