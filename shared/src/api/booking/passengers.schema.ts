import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { emailAddressSchema } from '../../domain/passengers/email-address';

const name = z.string().trim().min(1).max(100);
const line = z.string().trim().max(200);

const passengerFields = {
  title: z.enum(['Mr', 'Mrs', 'Miss', 'Ms']),
  firstName: name,
  lastName: name,
  dateOfBirth: isoDateSchema,
};

/** `POST {backend}/api/createLeadPassenger` (API-LEAD-01). */
export const leadPassengerRequestSchema = z.object({
  ...passengerFields,
  email: emailAddressSchema,
  telephone: z.string().min(10).max(40),
  postcode: line.min(1),
  addressLineOne: line.min(1),
  addressLineTwo: line,
  city: line.min(1),
  country: line.min(1),
});
export type LeadPassengerRequest = z.input<typeof leadPassengerRequestSchema>;

export const leadPassengerAnswerSchema = z.object({ leadPassengerId: z.string().min(1) });

/** `POST {backend}/api/createOtherPassengers` (API-OTHERS-01): the same set twice gives the same answer. */
export const otherPassengersRequestSchema = z.object({
  leadPassengerId: z.string().min(1),
  passengers: z
    .array(z.object({ leadPassengerId: z.string().min(1), ...passengerFields }))
    .min(1)
    .max(39),
});
export type OtherPassengersRequest = z.input<typeof otherPassengersRequestSchema>;

export const otherPassengersAnswerSchema = z.object({ success: z.literal(true) });
