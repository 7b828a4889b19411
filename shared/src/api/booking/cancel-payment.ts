import { z } from 'zod';

import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';
import { paymentStatusResponseSchema } from './payment-status';

/** Request of `POST {backend}/api/payment/cancel`. */
export const cancelPaymentRequestSchema = z.object({ paymentId: z.uuid() });
export type CancelPaymentRequest = z.input<typeof cancelPaymentRequestSchema>;

/**
 * Cancels a payment that is not paid yet: `POST {backend}/api/payment/cancel`. The response carries the status after
 * the request: a payment that was paid in the meantime stays paid.
 *
 * Time limit 15 s. 404: the payment is unknown.
 */
export const cancelPayment = (endpoints: Endpoints, request: CancelPaymentRequest) =>
  postToBackend(endpoints, 'payment/cancel', request, paymentStatusResponseSchema);
