import { bookingEmailRequestSchema } from '@storefront/shared/api/booking/send-booking-email';
import { orderRequestSchema, type OrderResponse } from '@storefront/shared/api/booking/create-order';
import { poundsToPence } from '@storefront/shared/domain/pricing/pence';

import { parseInput } from '../http/parse-input';
import { findAttempt } from '../payments/attempts';
import type { PaymentDeps } from '../payments/pay';
import { settleAttempt } from '../payments/settle-attempt';
import { ApiError } from '../http/api-error';

/**
 * `POST /api/orders`: returns the order of a payment. The order was written together with the payment; this call
 * checks the caller's amounts against it and is idempotent.
 *
 * @throws ApiError 402 not paid, 404 unknown payment, 409 amounts that differ from the quote
 */
export async function confirmOrder(deps: PaymentDeps, body: unknown): Promise<OrderResponse> {
  const request = parseInput(orderRequestSchema, body);
  const found = await findAttempt(deps.db, request.paymentId);
  if (!found) throw new ApiError(404, 'unknown-payment', 'There is no such payment.');
  const attempt = await settleAttempt(deps, found);
  if (attempt.state !== 'succeeded') throw new ApiError(402, 'not-paid', 'This payment has not succeeded.');

  const order = await deps.db
    .selectFrom('orders')
    .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
    .select(['orders.id', 'orders.reference', 'quotes.total'])
    .where('orders.attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  const isMatching =
    attempt.quote_id === request.quoteId &&
    attempt.lead_passenger_id === request.leadPassengerId &&
    poundsToPence(request.totalHolidayPrice) === order.total &&
    poundsToPence(request.paymentAmount) === attempt.amount;
  if (!isMatching) {
    throw new ApiError(409, 'wrong-figures', 'The order does not match what was quoted and paid.', {
      total: order.total,
      paid: attempt.amount,
    });
  }
  return { orderId: order.id, order: { referenceId: order.reference } };
}

/**
 * `POST /api/send-booking-email`: makes the queued mail of an order due now. The body decides neither content nor
 * recipient, and an unknown reference gets the same response.
 */
export async function sendBookingMailNow(
  { db }: Pick<PaymentDeps, 'db'>,
  body: unknown,
): Promise<{ success: true }> {
  const { bookingReference } = parseInput(bookingEmailRequestSchema, body);
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', bookingReference)
    .executeTakeFirst();
  if (order) {
    await db
      .updateTable('outbox')
      .set({ next_try_at: new Date() })
      .where('order_id', '=', order.id)
      .where('state', '=', 'queued')
      .execute();
  }
  return { success: true };
}
