import { z } from 'zod';

import { emailAddressSchema } from '../../domain/passengers/email-address';
import { isPhone } from '../../domain/passengers/passenger-rules';
import { singleLine } from '../../domain/text/single-line';
import type { Endpoints } from '../../platform/config/endpoints';

import { accessSchema } from './access';
import { managedBookingSchema } from './managed-booking.schema';
import { postManaged } from './manage-request';

const line = singleLine(1, 200);
const name = singleLine(1, 100);

/** Response of every change: the booking afterwards. */
export const changedBookingSchema = z.object({
  booking: managedBookingSchema,
  /** A new token where the old one has ended with the change; `null` where it stays valid. */
  access: accessSchema.nullable(),
});

/** Request of `POST {backend}/api/manage/contact`. */
export const changeContactRequestSchema = z.object({
  email: emailAddressSchema,
  telephone: singleLine(10, 40).refine(isPhone, 'is not a phone number'),
  addressLineOne: line,
  addressLineTwo: singleLine(0, 200),
  city: line,
  postcode: line,
  country: line,
});
export type ChangeContactRequest = z.input<typeof changeContactRequestSchema>;

/**
 * Changes the contact: `POST {backend}/api/manage/contact`. Another email address ends all earlier links and tokens; the
 * response has a new token, and the earlier address gets a mail about the change.
 *
 * 400: a field is invalid and named in the message. 409 `booking-cancelled`.
 */
export const changeContact = (endpoints: Endpoints, token: string, request: ChangeContactRequest) =>
  postManaged(endpoints, 'contact', request, changedBookingSchema, token);

/** Request of `POST {backend}/api/manage/name`. */
export const correctNameRequestSchema = z.object({
  /** `index` of the traveller. */
  traveller: z.number().int().min(0).max(39),
  title: z.enum(['Mr', 'Mrs', 'Miss', 'Ms']),
  firstName: name,
  lastName: name,
});
export type CorrectNameRequest = z.input<typeof correctNameRequestSchema>;

/**
 * Corrects the name of a traveller: `POST {backend}/api/manage/name`. Compared with the name that was booked.
 *
 * 409 `not-a-typing-error`: the name is another one; offer `sendBookingRequest`. 409 `too-late`, `booking-cancelled`.
 */
export const correctName = (endpoints: Endpoints, token: string, request: CorrectNameRequest) =>
  postManaged(endpoints, 'name', request, changedBookingSchema, token);

/** Request of `POST {backend}/api/manage/extras`. */
export const addExtrasRequestSchema = z.object({
  /** Idempotency key of the change, created by the page. */
  changeId: z.uuid(),
  items: z
    .array(z.object({ id: z.string().min(1).max(200), quantity: z.number().int().min(1).max(200) }))
    .min(1)
    .max(20),
  /** Pence: the sum that the page showed. */
  amount: z.number().int().min(0),
});
export type AddExtrasRequest = z.input<typeof addExtrasRequestSchema>;

/**
 * Adds extras: `POST {backend}/api/manage/extras`. Their price is added to the balance. A repeated `changeId` changes
 * nothing.
 *
 * 409 `wrong-amount` (error has `amount`), `not-offered`, `too-late`, `booking-cancelled`, `payment-in-progress`.
 */
export const addExtras = (endpoints: Endpoints, token: string, request: AddExtrasRequest) =>
  postManaged(endpoints, 'extras', request, changedBookingSchema, token);

/** Request of `POST {backend}/api/manage/request`. */
export const bookingRequestSchema = z.object({
  /** Idempotency key of the request, created by the page. */
  requestId: z.uuid(),
  about: z.enum(['names', 'dates', 'extras', 'cancellation', 'something-else']),
  message: z.string().trim().min(1).max(2000),
});
export type BookingRequest = z.input<typeof bookingRequestSchema>;
export const bookingRequestResponseSchema = z.object({ success: z.literal(true) });

/**
 * Sends a request that a person decides: `POST {backend}/api/manage/request`. The shop and the shopper get it by email.
 * A repeated `requestId` sends nothing again. 429: more than 5 within an hour.
 */
export const sendBookingRequest = (endpoints: Endpoints, token: string, request: BookingRequest) =>
  postManaged(endpoints, 'request', request, bookingRequestResponseSchema, token);
