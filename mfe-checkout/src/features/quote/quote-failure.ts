import { errorMessage } from '@storefront/shared/api/error-response.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';

/** Why there is no price. */
export type QuoteFailure =
  /** The package is not sold any more: choose again. */
  | { readonly kind: 'gone'; readonly message: string }
  /** The package is there, what was added to it is not: change that. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export function classifyQuoteError(error: ApiError): QuoteFailure {
  if (error.kind !== 'http' || error.status >= 500 || error.status === 429) return { kind: 'unreachable' };
  const words = errorMessage(error.text);
  if (error.status === 400) {
    return { kind: 'refused', message: words?.replace(/^extras\.\w+: /, '') ?? '' };
  }
  return { kind: 'gone', message: words ?? 'This holiday is no longer available.' };
}
