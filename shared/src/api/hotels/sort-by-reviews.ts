import { z } from 'zod';

import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson } from '../../platform/http/request-json';

import { giataIdsResponseSchema, giataIdsSchema, HOTEL_LIST_TIMEOUT_MS } from './giata-ids.schema';

/** Request of `POST {api}/sortGiataIdsByTripAdvisorRating`. */
export const sortRequestSchema = z.object({ giataIds: giataIdsSchema, order: z.enum(['asc', 'desc']) });

/**
 * Returns the hotels sorted by review rating: `POST {api}/sortGiataIdsByTripAdvisorRating`. Time limit 10 s. Every
 * failure returns the hotels in the given order.
 *
 * @see API-SORT-01, API-SORT-02
 */
export async function sortByReviews(
  endpoints: Endpoints,
  giataIds: readonly number[],
  order: 'asc' | 'desc',
  signal?: AbortSignal,
): Promise<readonly number[]> {
  const response = await postJson(
    apiUrl(endpoints, 'sortGiataIdsByTripAdvisorRating'),
    { giataIds, order },
    giataIdsResponseSchema,
    { timeoutMs: HOTEL_LIST_TIMEOUT_MS, signal },
  );
  return response.ok ? response.value.giataIds : giataIds;
}
