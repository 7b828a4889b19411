import { z } from 'zod';

import { emailAddressSchema } from '../domain/passengers/email-address';
import type { Result } from '../domain/result/result';
import { backendUrl, type Endpoints } from '../platform/config/endpoints';
import { postJson, type ApiError } from '../platform/http/request-json';

const SUBSCRIBE_TIMEOUT_MS = 10_000;

/** Request of `POST {backend}/api/newsletter`. */
export const newsletterRequestSchema = z.object({ email: emailAddressSchema });

/** Response of `POST {backend}/api/newsletter`. It does not reveal whether the address is already subscribed. */
export const newsletterResponseSchema = z.object({ success: z.literal(true) });

/**
 * Subscribes an email address to the newsletter: `POST {backend}/api/newsletter`. The subscription starts when the
 * button behind the link in the confirmation mail is pressed (DEC-23, DEC-134).
 *
 * Time limit 10 s. 400: the address is invalid. 429: too many requests.
 *
 * @param email as typed by the shopper
 */
export function subscribeNewsletter(
  endpoints: Endpoints,
  email: string,
): Promise<Result<{ readonly success: true }, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/newsletter'), { email }, newsletterResponseSchema, {
    timeoutMs: SUBSCRIBE_TIMEOUT_MS,
  });
}
