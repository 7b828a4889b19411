import { z } from 'zod';

import { emailAddressSchema } from '../domain/passengers/email-address';
import { singleLine } from '../domain/text/single-line';
import type { Result } from '../domain/result/result';
import { backendUrl, type Endpoints } from '../platform/config/endpoints';
import { postJson, type ApiError } from '../platform/http/request-json';

const SEND_TIMEOUT_MS = 10_000;

/** Topics of the contact form. */
export const ENQUIRY_TOPICS = ['booking', 'new holiday', 'payment', 'complaint', 'other'] as const;

/** Longest message, in characters. */
export const MAX_ENQUIRY_MESSAGE = 4_000;

/** Request of `POST {backend}/api/enquiries`. */
export const enquiryRequestSchema = z.object({
  /** Chosen by the browser: a repeated id is the same message. */
  id: z.uuid(),
  name: singleLine(1, 100),
  email: emailAddressSchema,
  topic: z.enum(ENQUIRY_TOPICS),
  /** Booking reference, if the message is about a booking. */
  reference: singleLine(0, 40).nullable().default(null),
  message: z.string().trim().min(1).max(MAX_ENQUIRY_MESSAGE),
  /** A field that people do not see: only programs fill it in. */
  website: z.string().max(200).default(''),
});
export type EnquiryRequest = z.input<typeof enquiryRequestSchema>;

/** Response of `POST {backend}/api/enquiries`. */
export const enquiryResponseSchema = z.object({ success: z.literal(true) });

/**
 * Sends a message of the contact form to the seller: `POST {backend}/api/enquiries` (DEC-165).
 *
 * Time limit 10 s. 400: a field is invalid. 429: too many messages.
 */
export function sendEnquiry(
  endpoints: Endpoints,
  enquiry: EnquiryRequest,
): Promise<Result<{ readonly success: true }, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/enquiries'), enquiry, enquiryResponseSchema, {
    timeoutMs: SEND_TIMEOUT_MS,
  });
}
