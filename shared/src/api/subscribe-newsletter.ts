import { backendUrl, type Endpoints } from '../platform/config/endpoints';
import { postJson, type ApiError } from '../platform/http/request-json';
import type { Result } from '../platform/http/result';

import { newsletterAnswerSchema } from './newsletter.schema';

const SUBSCRIBE_LIMIT_MS = 10_000;

/**
 * Asks for the newsletter; the address is on the list once the link in the mail was followed (DEC-23).
 *
 * @param email as typed; the server refuses with 400 what mail could not go to, and with 429 too many requests
 */
export function subscribeNewsletter(
  endpoints: Endpoints,
  email: string,
): Promise<Result<{ readonly success: true }, ApiError>> {
  return postJson(backendUrl(endpoints, 'api/newsletter'), { email }, newsletterAnswerSchema, {
    timeoutMs: SUBSCRIBE_LIMIT_MS,
  });
}
