import { z } from 'zod';

import {
  extrasSchema,
  heldQuoteSchema,
  paymentAttemptSchema,
} from '../../contracts/booking-session/booking-session.schema';

/**
 * A pending or succeeded payment of the same lead passenger. Another tab of the booking continues with it. Its
 * `quote.deposit` is always `null`.
 */
const activePaymentSchema = paymentAttemptSchema
  .pick({ paymentId: true, route: true, paymentType: true, amount: true })
  .extend({ quote: heldQuoteSchema, extras: extrasSchema });
export type ActivePayment = z.input<typeof activePaymentSchema>;

/** Body of a 409 `payment-in-progress` of `payByCard` and `startGatewayPayment`. */
export const paymentInProgressSchema = z.object({
  error: z.object({ code: z.literal('payment-in-progress'), payment: activePaymentSchema.optional() }),
});
