import type { z } from 'zod';

import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';

/** Time limit of a booking request that moves no money, in milliseconds. */
export const BOOKING_TIMEOUT_MS = 15_000;

/** Time limit of the two status reads, in milliseconds. */
export const STATUS_TIMEOUT_MS = 8_000;

/**
 * Sends a POST request to `{backend}/api/{path}`. Never rejects and never retries: the caller decides whether a
 * repeated request is safe. Every endpoint may respond 429 with `Retry-After`.
 */
export function postToBackend<T>(
  endpoints: Endpoints,
  path: string,
  body: unknown,
  responseSchema: z.ZodType<T>,
  timeoutMs = BOOKING_TIMEOUT_MS,
): Promise<Result<T, ApiError>> {
  return postJson(backendUrl(endpoints, `api/${path}`), body, responseSchema, { timeoutMs });
}
