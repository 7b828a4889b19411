import { z } from 'zod';

import type { Endpoints } from '../../platform/config/endpoints';

import { postManaged } from './manage-request';

/** Request of `POST {backend}/api/manage/pay`. */
export const payBalanceRequestSchema = z.object({
  /** Idempotency key, created by the page before the first attempt and kept in session storage until it is decided. */
  paymentId: z.uuid(),
  /** Pence: the balance, or a part that leaves nothing or at least `smallestPayment`. */
  amount: z.number().int().positive(),
});
export type PayBalanceRequest = z.input<typeof payBalanceRequestSchema>;

export const payBalanceResponseSchema = z.object({ paymentUrl: z.string().min(1) });

/**
 * Opens the provider's page for the balance or a part of it: `POST {backend}/api/manage/pay`. Leave the document for
 * `paymentUrl`; the provider returns to `{shop}/manage?paymentId={id}&payment=done` or `&payment=left`. Neither shows
 * that the payment was made: read `fetchPaymentStatus`, then the booking. `cancelPayment` ends an unpaid one. A repeated
 * `paymentId` returns the same page and never charges twice.
 *
 * 409 `wrong-amount` (error has `due` and `smallestPayment`), `nothing-due`, `booking-cancelled`, `other-payment`,
 * `payment-ended`, `provider-off`, or `payment-in-progress` (error has `paymentId` and `amount` of that payment).
 */
export const payBalance = (endpoints: Endpoints, token: string, request: PayBalanceRequest) =>
  postManaged(endpoints, 'pay', request, payBalanceResponseSchema, token);
