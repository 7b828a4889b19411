import { z } from 'zod';

import {
  chosenPackageSchema,
  extrasSchema,
  heldQuoteSchema,
} from '../../contracts/booking-session/booking-session.schema';
import { occupancySchema } from '../../domain/occupancy/occupancy';
import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, type ApiError } from '../../platform/http/request-json';

/** Equals the longest time that the overlay "Just checking availability..." is shown (CONST-09). */
const QUOTE_TIMEOUT_MS = 10_000;

/** Request of `POST {backend}/api/quotes`. Amounts are pence. */
export const quoteRequestSchema = z.object({
  /** The supplier's reference of the package. */
  reference: z.string().min(1).max(200),
  /** The chosen flight. Defaults to the flight of the reference. */
  flightId: z.string().min(1).max(200).optional(),
  rooms: occupancySchema,
  extras: extrasSchema,
});
export type QuoteRequest = z.input<typeof quoteRequestSchema>;

/** Response of `POST {backend}/api/quotes`. Amounts are pence. */
export const quoteResponseSchema = heldQuoteSchema.extend({
  /** The holiday as the backend priced it. The storefront books this one, not its own copy. */
  holiday: chosenPackageSchema,
});
export type QuoteResponse = z.output<typeof quoteResponseSchema>;

/**
 * Requests the price that the backend will accept for a package with its extras: `POST {backend}/api/quotes`.
 *
 * Time limit 10 s. 400: an extra is not offered with this package. 404: the reference is unknown. 409 with code
 * `sold-out`, `expired` or `departed`: the package is no longer available and the shopper must choose again.
 */
export function requestQuote(
  endpoints: Endpoints,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<Result<QuoteResponse, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/quotes'), request, quoteResponseSchema, {
    timeoutMs: QUOTE_TIMEOUT_MS,
    signal,
  });
}
