import { bookingEmailRequestSchema } from '@storefront/shared/api/booking/send-booking-email';
import { orderRequestSchema, type OrderResponse } from '@storefront/shared/api/booking/create-order';
import { poundsToPence } from '@storefront/shared/domain/pricing/pence';
import { sql } from 'kysely';

import type { BookingTokens } from '../access/booking-tokens';
import { ONE_ROW, planOnce } from '../db/prepared-statements';
import { batched } from '../db/statement-batch';
import { parseInput } from '../http/parse-input';
import type { PaymentDeps } from '../payments/pay';
import { isOpen, settlePayment } from '../payments/settle-attempt';
import { ApiError } from '../http/api-error';

/**
 * `POST /api/orders`: returns the order of a payment. The order was written together with the payment; this call
 * checks the caller's amounts against it and is idempotent.
 *
 * @throws ApiError 402 not paid, 404 unknown payment, 409 amounts that differ from the quote
 */
export async function confirmOrder(
  deps: PaymentDeps & { readonly tokens: BookingTokens },
  body: unknown,
): Promise<OrderResponse> {
  const request = parseInput(orderRequestSchema, body);
  const order = await settledOrder(deps, request.paymentId);
  if (order.orderId === null || order.reference === null)
    throw new ApiError(402, 'not-paid', 'This payment has not succeeded.');

  const isMatching =
    order.quoteId === request.quoteId &&
    order.leadPassengerId === request.leadPassengerId &&
    poundsToPence(request.totalHolidayPrice) === order.total &&
    poundsToPence(request.paymentAmount) === order.amount;
  if (!isMatching) {
    throw new ApiError(409, 'wrong-figures', 'The order does not match what was quoted and paid.', {
      total: order.total,
      paid: order.amount,
    });
  }
  const { orderId, reference, accessVersion, createdAt } = order;
  const isNew = createdAt !== null && deps.clock.now() - createdAt.getTime() < ACCESS_AFTER_ORDER_MS;
  const hasAccess = isNew && accessVersion === FIRST_ACCESS_VERSION;
  return {
    orderId,
    order: { referenceId: reference },
    ...(hasAccess && { access: deps.tokens.access({ orderId, version: FIRST_ACCESS_VERSION }) }),
  };
}

/** The ids of a session give access to its booking for this time; afterwards the shopper finds it as everybody does. */
const ACCESS_AFTER_ORDER_MS = 24 * 3_600_000;
/** Of a new order. A changed email address ends the access of all sessions, also of the one that booked. */
const FIRST_ACCESS_VERSION = 1;

/** Returns a payment with its order, after an open payment was settled. @throws ApiError 404 unknown payment */
async function settledOrder(deps: PaymentDeps, paymentId: string): Promise<PaymentOrder> {
  const found = await findOrder(deps.db, paymentId);
  if (!found) throw new ApiError(404, 'unknown-payment', 'There is no such payment.');
  if (!isOpen(found)) return found;
  await settlePayment(deps, paymentId);
  return (await findOrder(deps.db, paymentId)) ?? found;
}

type PaymentOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Reads payments with their orders, for all requests that arrive together. */
const findOrder = batched(async (db, paymentIds: readonly string[]) => {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${planOnce(paymentIds)})`.as<'given'>(sql`given(id)`))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('attempts')
          .innerJoin('quotes', 'quotes.id', 'attempts.quote_id')
          .leftJoin('orders', 'orders.attempt_id', 'attempts.id')
          .select([
            'attempts.id as paymentId',
            'attempts.state',
            'attempts.amount',
            'attempts.quote_id as quoteId',
            'attempts.lead_passenger_id as leadPassengerId',
            'quotes.total',
            'orders.id as orderId',
            'orders.reference',
            'orders.access_version as accessVersion',
            'orders.created_at as createdAt',
          ])
          .whereRef('attempts.id', '=', 'given.id')
          .limit(ONE_ROW)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .selectAll('payment')
    .execute();
  const byId = new Map(rows.map((row) => [row.paymentId, row]));
  return paymentIds.map((id) => byId.get(id) ?? null);
});

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
