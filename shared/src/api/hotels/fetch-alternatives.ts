import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { occupancySchema } from '../../domain/occupancy/occupancy';
import type { Result } from '../../domain/result/result';
import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';

const ALTERNATIVES_TIMEOUT_MS = 10_000;

/** Request of `POST {api}/getRoomBoardAlternatives`. */
export const alternativesRequestSchema = z.object({
  hotelKey: z.string().min(1).max(40),
  date: isoDateSchema,
  /** Nights. */
  duration: z.coerce.number().int().min(1).max(28),
  guests: occupancySchema,
  /** The package that differences are relative to. Defaults to the cheapest board in the standard room. */
  reference: z.string().min(1).max(200).optional(),
});
export type AlternativesRequest = z.input<typeof alternativesRequestSchema>;

/** Response of `POST {api}/getRoomBoardAlternatives` (DEC-12). `priceDifference` is pounds per person. */
export const alternativesResponseSchema = z.object({
  rooms: z.array(
    z.object({
      roomCode: z.string(),
      roomName: z.string(),
      roomDescription: z.string(),
      maxOccupancy: z.number().int(),
      priceDifference: z.number(),
      /** Beside the requirement: a picture of the room. Only http(s) pictures are rendered. */
      pictureUrl: z.string().nullish(),
    }),
  ),
  boards: z.array(
    z.object({
      boardCode: z.string(),
      boardName: z.string(),
      description: z.string(),
      priceDifference: z.number(),
    }),
  ),
});
export type Alternatives = z.output<typeof alternativesResponseSchema>;

/**
 * Returns the other rooms and boards of a hotel with their price differences: `POST {api}/getRoomBoardAlternatives`.
 * Time limit 10 s.
 *
 * @see API-DETAILS-04
 */
export function fetchAlternatives(
  endpoints: Endpoints,
  request: AlternativesRequest,
  signal?: AbortSignal,
): Promise<Result<Alternatives, ApiError>> {
  return postJson(apiUrl(endpoints, 'getRoomBoardAlternatives'), request, alternativesResponseSchema, {
    timeoutMs: ALTERNATIVES_TIMEOUT_MS,
    signal,
  });
}
