import { z } from 'zod';

import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';
import { passengerFields } from './passenger-fields.schema';

/** Request of `POST {backend}/api/createOtherPassengers`: all travellers but the lead passenger. */
export const otherPassengersRequestSchema = z.object({
  leadPassengerId: z.string().min(1),
  passengers: z
    .array(z.object({ leadPassengerId: z.string().min(1), ...passengerFields }))
    .min(1)
    .max(39),
});
export type OtherPassengersRequest = z.input<typeof otherPassengersRequestSchema>;

export const otherPassengersResponseSchema = z.object({ success: z.literal(true) });

/**
 * Stores the other passengers of a booking: `POST {backend}/api/createOtherPassengers`. Idempotent: the set replaces
 * the one that was stored for this lead passenger.
 *
 * Time limit 15 s. 400: a field is invalid, or a passenger names another lead passenger. 404: the lead passenger is
 * unknown. 409: a payment is under way or the booking is confirmed, and the set differs.
 *
 * @see API-OTHERS-01
 */
export const createOtherPassengers = (endpoints: Endpoints, request: OtherPassengersRequest) =>
  postToBackend(endpoints, 'createOtherPassengers', request, otherPassengersResponseSchema);
