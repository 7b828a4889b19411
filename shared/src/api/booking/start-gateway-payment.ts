import { z } from 'zod';

import { paymentTypeSchema } from '../../contracts/booking-session/booking-session.schema';
import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';

/** Request of `POST {backend}/api/pay`. */
export const gatewayRequestSchema = z.object({
  phone: z.string().min(1).max(40),
  email: z.string().min(1).max(254),
  postal: z.string().max(20),
  /** ISO 3166-1, two letters. */
  country: z.string().length(2).default('GB'),
  city: z.string().max(200),
  address: z.string().max(400),
  /** Pence. */
  amount: z.number().int().positive(),
  currency: z.literal('GBP'),
  /** Id of the lead passenger. */
  customerId: z.string().min(1),
  /** Idempotency key, created by the client before the first attempt. */
  paymentId: z.uuid(),
  quoteId: z.string().min(1),
  paymentType: paymentTypeSchema,
});
export type GatewayRequest = z.input<typeof gatewayRequestSchema>;

/** `paymentUrl` is the page of the provider. The specification allows a response without it. */
export const gatewayResponseSchema = z.object({ paymentUrl: z.string().optional() });

/**
 * Starts a payment on the page of the payment provider: `POST {backend}/api/pay`. Idempotent by `paymentId`.
 *
 * Time limit 15 s. 409: as for `payByCard`, or the provider is off.
 *
 * @see API-PAY-01
 */
export const startGatewayPayment = (endpoints: Endpoints, request: GatewayRequest) =>
  postToBackend(endpoints, 'pay', request, gatewayResponseSchema);
