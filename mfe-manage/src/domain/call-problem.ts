import { errorResponseSchema } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';

/** The reason why a call about a booking failed, as far as the page treats it differently. */
export type CallProblem =
  /** The token is no longer valid: find the booking again. */
  | { readonly kind: 'access-ended' }
  /** The server decided against the request. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'too-often' }
  /** No connection, or no response in time: the server may have handled the request. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'server-error' };

/** Returns what an error means for the page; `null` when the page itself aborted the request. */
export function problemOf(error: ApiError): CallProblem | null {
  switch (error.kind) {
    case 'aborted':
      return null;
    case 'timeout':
    case 'network':
      return { kind: 'unreachable' };
    case 'shape':
      return { kind: 'server-error' };
    case 'http':
      return problemOfStatus(error.status, error.text);
  }
}

function problemOfStatus(status: number, body: string): CallProblem {
  if (status === 401) return { kind: 'access-ended' };
  if (status === 429) return { kind: 'too-often' };
  const response = errorResponseSchema.safeParse(parseJson(body));
  if (status >= 500 || !response.success) return { kind: 'server-error' };
  return { kind: 'refused', ...response.data.error };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
