import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../platform/http/result';

import { quoteAnswerSchema, type QuoteAnswer, type QuoteRequest } from './quotes.schema';

/** As long as the overlay "Just checking availability..." may stand (CONST-09). */
const QUOTE_LIMIT_MS = 10_000;

/**
 * Asks the server for the price it will accept. 404: the reference is unknown; 409 with code `sold-out`
 * or `expired`: the package is gone and the shopper must choose again.
 */
export function requestQuote(
  endpoints: Endpoints,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<Result<QuoteAnswer, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/quotes'), request, quoteAnswerSchema, {
    timeoutMs: QUOTE_LIMIT_MS,
    signal,
  });
}
