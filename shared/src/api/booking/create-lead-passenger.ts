import { z } from 'zod';

import { emailAddressSchema } from '../../domain/passengers/email-address';
import { isPhone } from '../../domain/passengers/passenger-rules';
import { singleLine } from '../../domain/text/single-line';
import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';
import { passengerFields } from './passenger-fields.schema';

const line = singleLine(1, 200);

/** Request of `POST {backend}/api/createLeadPassenger` (DOM-PAX-01, DOM-PAX-02). */
export const leadPassengerRequestSchema = z.object({
  ...passengerFields,
  email: emailAddressSchema,
  telephone: singleLine(10, 40).refine(isPhone, 'is not a phone number'),
  postcode: line,
  addressLineOne: line,
  addressLineTwo: singleLine(0, 200),
  city: line,
  /** English country name. */
  country: line,
});
export type LeadPassengerRequest = z.input<typeof leadPassengerRequestSchema>;

export const leadPassengerResponseSchema = z.object({ leadPassengerId: z.string().min(1) });

/**
 * Creates the lead passenger, who books and pays: `POST {backend}/api/createLeadPassenger`. Every request creates a
 * new record, so a booking requests it again only after the lead passenger was edited (DEC-58).
 *
 * Time limit 15 s. 400: a field is invalid and named in the message.
 *
 * @see API-LEAD-01
 */
export const createLeadPassenger = (endpoints: Endpoints, request: LeadPassengerRequest) =>
  postToBackend(endpoints, 'createLeadPassenger', request, leadPassengerResponseSchema);
