import { z } from 'zod';

import { apiUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson } from '../../platform/http/request-json';

import { giataIdsSchema, HOTEL_LIST_TIMEOUT_MS } from './giata-ids.schema';

/** Request of `POST {api}/getResortsByGiataIds`. */
export const resortsRequestSchema = z.object({
  giataIds: giataIdsSchema,
  includeMeta: z.boolean().optional(),
});

export const resortsResponseSchema = z.object({ resorts: z.array(z.string()) });

/**
 * Returns the resort names of the hotels, each once: `POST {api}/getResortsByGiataIds`. Time limit 10 s. Every
 * failure gives an empty list.
 *
 * @see API-RESORTS-01, API-RESORTS-02
 */
export async function fetchResorts(
  endpoints: Endpoints,
  giataIds: readonly number[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const response = await postJson(
    apiUrl(endpoints, 'getResortsByGiataIds'),
    { giataIds, includeMeta: false },
    resortsResponseSchema,
    { timeoutMs: HOTEL_LIST_TIMEOUT_MS, signal },
  );
  return response.ok ? response.value.resorts : [];
}
