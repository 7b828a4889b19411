import type { z } from 'zod';

import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

/** Time limit of a request about a booking, in milliseconds. */
export const MANAGE_TIMEOUT_MS = 15_000;

/** The header that gives access to one booking. The token names the booking, so no request does. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends `GET {backend}/api/manage/{path}`. Never rejects and never retries. */
export function getManaged<T>(
  endpoints: Endpoints,
  path: string,
  schema: z.ZodType<T>,
  token: string,
  signal?: AbortSignal,
): Promise<Result<T, ApiError>> {
  return requestJson(backendUrl(endpoints, `api/manage/${path}`), schema, {
    timeoutMs: MANAGE_TIMEOUT_MS,
    signal,
    init: { headers: bearer(token) },
  });
}

/**
 * Sends `POST {backend}/api/manage/{path}`. Never rejects and never retries.
 *
 * @param token access token; `null` for the calls that give access
 */
export function postManaged<T>(
  endpoints: Endpoints,
  path: string,
  body: unknown,
  schema: z.ZodType<T>,
  token: string | null,
): Promise<Result<T, ApiError>> {
  return requestJson(backendUrl(endpoints, `api/manage/${path}`), schema, {
    timeoutMs: MANAGE_TIMEOUT_MS,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : bearer(token)) },
      body: JSON.stringify(body),
    },
  });
}
