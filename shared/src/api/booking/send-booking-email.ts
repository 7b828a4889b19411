import { z } from 'zod';

import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';
import type { OrderRequest } from './create-order';

/** A traveller of the email; only the lead passenger has contact details. */
interface EmailPassenger {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-MM-dd` */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** Request of `POST {backend}/api/send-booking-email` as the shop sends it. */
export interface BookingEmailRequest extends OrderRequest {
  readonly outboundFlightNumber: string;
  readonly inboundFlightNumber: string;
  /** Code of the outbound airline. */
  readonly airline: string;
  /** The lead passenger first. */
  readonly passengers: readonly EmailPassenger[];
  readonly email: string;
  /** URL of a picture of the hotel; empty without one. */
  readonly hotelImage: string;
  readonly bookingReference: string;
}

/** What the backend reads of the request. It writes the mail from the stored order, so the other fields have no effect. */
export const bookingEmailRequestSchema = z.looseObject({
  bookingReference: z.string().min(1).max(40),
  email: z.string().max(254),
});

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
