import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';
import type { z } from 'zod';

const TIMEOUT_MS = 10_000;

/** What pages have reported cannot be read; the message says what to do. */
export class HealthUnavailable extends Error {
  override readonly name = 'HealthUnavailable';
}

export interface AdminAccess {
  /** Without a trailing slash. */
  readonly backendUrl: string;
  /** Admin token of the backend, see `adminToken`. */
  readonly token: string;
}

/**
 * Requests `GET {backendUrl}/admin/{path}`.
 *
 * @throws HealthUnavailable when the backend is unreachable or rejects the request
 */
export async function requestAdmin<T>(
  { backendUrl, token }: AdminAccess,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const result = await requestJson(`${backendUrl}/admin/${path}`, schema, {
    timeoutMs: TIMEOUT_MS,
    init: { headers: { authorization: `Bearer ${token}` } },
  });
  if (result.ok) return result.value;
  throw new HealthUnavailable(describeError(backendUrl, result.error));
}

function describeError(where: string, error: ApiError): string {
  switch (error.kind) {
    case 'aborted':
    case 'timeout':
    case 'network':
      return `${where} does not respond. Start the backend, or set BACKEND_URL to its URL.`;
    case 'http':
      return error.status === 401
        ? `${where} rejects the token. Set ADMIN_TOKEN to the token of the backend.`
        : `${where} responded with ${error.status}. See its log for the reason.`;
    case 'shape':
      return `The response of ${where} is invalid. Run this command from the same version of the sources as the backend.`;
  }
}
