import { z } from 'zod';

import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';

/** Request of `POST {backend}/api/send-booking-email`. Other fields of the specification are ignored. */
export const bookingEmailRequestSchema = z.looseObject({
  bookingReference: z.string().min(1).max(40),
  email: z.string().max(254),
});
export type BookingEmailRequest = z.input<typeof bookingEmailRequestSchema>;

export const bookingEmailResponseSchema = z.object({ success: z.literal(true) });

/**
 * Requests the confirmation email of an order: `POST {backend}/api/send-booking-email`. The backend writes the mail
 * from the stored order, so only the reference has an effect. An unknown reference succeeds and sends no mail.
 *
 * Time limit 15 s. 400: a field is invalid.
 *
 * @see API-EMAIL-01
 */
export const sendBookingEmail = (endpoints: Endpoints, request: BookingEmailRequest) =>
  postToBackend(endpoints, 'send-booking-email', request, bookingEmailResponseSchema);
