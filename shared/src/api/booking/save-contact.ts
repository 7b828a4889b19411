import { z } from 'zod';

import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';

/** Request of `POST {backend}/api/userContact`. `email` and `phoneNumber` may be empty while they are typed. */
export const contactRequestSchema = z.object({
  email: z.string().max(254),
  phoneNumber: z.string().max(40),
  /** Quote reference of the chosen package. */
  referenceNumber: z.string().max(200),
  /** Random id of the browser (DOM-SES-01). */
  userSessionId: z.string().min(1).max(100),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;

export const contactResponseSchema = z.object({ success: z.literal(true) });

/**
 * Stores the contact of a booking that has just begun: `POST {backend}/api/userContact`. A later request with the
 * same `userSessionId` replaces it.
 *
 * Time limit 15 s. Callers log failures and let the shopper continue (ERR-22). 400: a field is too long.
 *
 * @see API-CONTACT-01
 */
export const saveContact = (endpoints: Endpoints, request: ContactRequest) =>
  postToBackend(endpoints, 'userContact', request, contactResponseSchema);
