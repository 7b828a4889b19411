import { errorMessage } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';

/** Why there is no price. */
export type QuoteFailure =
  /** The package is no longer sold: the shopper must choose another one. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** The package is sold, but not with these extras. */
  | { readonly kind: 'rejected'; readonly message: string }
  /** No usable response: the price may still be valid. */
  | { readonly kind: 'unreachable' };

export function classifyQuoteError(error: ApiError): QuoteFailure {
  if (error.kind !== 'http' || error.status >= 500 || error.status === 429) return { kind: 'unreachable' };
  const message = errorMessage(error.text);
  if (error.status === 400) {
    // The server starts the message with the name of the request field.
    return { kind: 'rejected', message: message?.replace(/^extras\.\w+: /, '') ?? '' };
  }
  return { kind: 'unavailable', message: message ?? 'This holiday is no longer available.' };
}
