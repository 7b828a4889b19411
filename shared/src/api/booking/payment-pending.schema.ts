import { z } from 'zod';

/**
 * Body of a 409 `payment-pending` of `payByCard`. With a `paymentUrl`, the charge waits for the shopper to confirm it on
 * that page of the bank (3-D Secure); without one, the bank has not decided.
 */
export const paymentPendingSchema = z.object({
  error: z.object({ code: z.literal('payment-pending'), paymentUrl: z.url().optional() }),
});
