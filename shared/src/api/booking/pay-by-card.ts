import { z } from 'zod';

import { paymentTypeSchema } from '../../contracts/booking-session/booking-session.schema';
import { MAX_POUNDS } from '../../domain/pricing/pence';
import { singleLine } from '../../domain/text/single-line';
import type { Endpoints } from '../../platform/config/endpoints';

import { postToBackend } from './booking-request';

/** The response decides about money, so the request gets more time than others. */
const PAYMENT_TIMEOUT_MS = 60_000;

/** Request of `POST {backend}/api/payments`. */
export const cardPaymentRequestSchema = z.object({
  name: singleLine(1, 100),
  /** Digits only. */
  cardNumber: z.string().regex(/^\d{16,19}$/),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/),
  year: z.string().regex(/^\d{4}$/),
  securityCode: z.string().regex(/^\d{3,4}$/),
  /** Pounds with at most two decimals (DEC-70). */
  amount: z.number().positive().max(MAX_POUNDS).multipleOf(0.01),
  paymentType: paymentTypeSchema,
  /** Idempotency key, created by the client before the first attempt. */
  paymentId: z.uuid(),
  /** `quoteId` and `leadPassengerId` let the backend complete the order without the browser. */
  quoteId: z.string().min(1),
  leadPassengerId: z.string().min(1),
});
export type CardPaymentRequest = z.input<typeof cardPaymentRequestSchema>;

export const cardPaymentResponseSchema = z.object({
  payment: z.object({ paymentId: z.string().min(1) }),
});

/**
 * Charges a card: `POST {backend}/api/payments`. Idempotent: a repeated `paymentId` returns the first result and
 * charges nothing.
 *
 * Time limit 60 s. After a timeout or a network error the outcome is unknown: read it with `fetchPaymentStatus`.
 * 402: declined. 409: the amount or the quote is no longer valid, passengers are missing, or another payment of the
 * booking is in progress (`paymentInProgressSchema`), or the bank has not decided (`paymentPendingSchema`). 422: the card number or expiry date is invalid.
 *
 * @see API-PAYMENTS-01
 */
export const payByCard = (endpoints: Endpoints, request: CardPaymentRequest) =>
  postToBackend(endpoints, 'payments', request, cardPaymentResponseSchema, PAYMENT_TIMEOUT_MS);
