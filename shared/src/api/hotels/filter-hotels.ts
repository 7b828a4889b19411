import { z } from 'zod';

import { ok, type Result } from '../../domain/result/result';
import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';

import { giataIdsResponseSchema, giataIdsSchema, HOTEL_LIST_TIMEOUT_MS } from './giata-ids.schema';

/** Request of `POST {api}/filterHotelsByGiataIdsAndFilters`. */
export const filterRequestSchema = z.object({
  giataIds: giataIdsSchema,
  /** Spelled as `filterTexts` spells them. */
  filters: z.array(z.string().max(200)).max(400),
  includeMeta: z.boolean().optional(),
});

/** The filters that need the hotel records. Each list uses the names of the hotel records. */
export interface HotelFilters {
  /** `4.5-5`, `4+`, `3+` or `2+`. */
  readonly ratingBand: string | null;
  readonly styles: readonly string[];
  readonly amenities: readonly string[];
  readonly resorts: readonly string[];
  readonly awards: readonly string[];
}

/** Returns the filters in the spelling of the request, with singular prefixes (API-FILTER-02, DEC-91). */
export function filterTexts(filters: HotelFilters): readonly string[] {
  return [
    ...(filters.ratingBand === null ? [] : [filters.ratingBand]),
    ...filters.styles.map((name) => `style:${name}`),
    ...filters.amenities.map((name) => `amenity:${name}`),
    ...filters.resorts.map((name) => `resort:${name}`),
    ...filters.awards.map((name) => `award:${name}`),
  ];
}

/**
 * Returns the hotels that match all filters: `POST {api}/filterHotelsByGiataIdsAndFilters`. Time limit 10 s. Callers
 * show a failure as such, not as an empty result (API-FILTER-03).
 *
 * @see API-FILTER-01, API-FILTER-02
 */
export async function filterHotels(
  endpoints: Endpoints,
  giataIds: readonly number[],
  filters: HotelFilters,
  signal?: AbortSignal,
): Promise<Result<readonly number[], ApiError>> {
  const response = await postJson(
    apiUrl(endpoints, 'filterHotelsByGiataIdsAndFilters'),
    { giataIds, filters: filterTexts(filters), includeMeta: false },
    giataIdsResponseSchema,
    { timeoutMs: HOTEL_LIST_TIMEOUT_MS, signal },
  );
  return response.ok ? ok(response.value.giataIds) : response;
}
