import { z } from 'zod';

import {
  extrasSchema,
  heldQuoteSchema,
  paymentAttemptSchema,
  paymentTypeSchema,
} from '../../contracts/booking-session/booking-session.schema';

/** Pounds with at most two decimals (DEC-70). */
const pounds = z.number().positive().multipleOf(0.01);

/** `GET {backend}/api/ptstatus`: truthy data means the payment provider is on (API-PTSTATUS-01). */
export const providerStatusSchema = z.object({ data: z.unknown() });

/**
 * `POST {backend}/api/payments` (API-PAYMENTS-01): pays by card. `paymentId` is made by the client and is
 * the key by which a repeated call answers the first result instead of charging again; `quoteId` and
 * `leadPassengerId` let the server finish the order alone.
 */
export const cardPaymentRequestSchema = z.object({
  name: z.string().trim().min(1).max(100),
  /** Digits only. */
  cardNumber: z.string().regex(/^\d{16,19}$/),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/),
  year: z.string().regex(/^\d{4}$/),
  securityCode: z.string().regex(/^\d{3,4}$/),
  /** Pounds. */
  amount: pounds,
  paymentType: paymentTypeSchema,
  paymentId: z.uuid(),
  quoteId: z.string().min(1),
  leadPassengerId: z.string().min(1),
});
export type CardPaymentRequest = z.input<typeof cardPaymentRequestSchema>;

export const cardPaymentAnswerSchema = z.object({ payment: z.object({ paymentId: z.string().min(1) }) });

/** `POST {backend}/api/pay` (API-PAY-01): starts a payment on the provider's own page. Amount in pence. */
export const gatewayRequestSchema = z.object({
  phone: z.string().min(1).max(40),
  email: z.string().min(1).max(254),
  postal: z.string().max(20),
  country: z.string().length(2).default('GB'),
  city: z.string().max(200),
  address: z.string().max(400),
  amount: z.number().int().positive(),
  currency: z.literal('GBP'),
  customerId: z.string().min(1),
  paymentId: z.uuid(),
  quoteId: z.string().min(1),
  paymentType: paymentTypeSchema,
});
export type GatewayRequest = z.input<typeof gatewayRequestSchema>;

export const gatewayAnswerSchema = z.object({ paymentUrl: z.string().optional() });

/**
 * A payment of the same lead passenger that is under way or done: told with the refusal of a second one, so
 * that another tab of the booking goes on with it. `quote.deposit` is not told.
 */
export const livePaymentSchema = paymentAttemptSchema
  .pick({ paymentId: true, route: true, paymentType: true, amount: true })
  .extend({ quote: heldQuoteSchema, extras: extrasSchema });
export type LivePayment = z.input<typeof livePaymentSchema>;

/** The body of a 409 `payment-in-progress`. */
export const paymentInProgressSchema = z.object({
  error: z.object({ code: z.literal('payment-in-progress'), payment: livePaymentSchema.optional() }),
});

/** `POST {backend}/api/payment/cancel`: ends a payment that nobody has paid; answers what it is then. */
export const cancelPaymentRequestSchema = z.object({ paymentId: z.uuid() });
export type CancelPaymentRequest = z.input<typeof cancelPaymentRequestSchema>;

/** `GET {backend}/api/payment/status/{paymentId}` (API-PAYSTATUS-01). */
export const paymentStatusAnswerSchema = z.object({ status: z.string() });
