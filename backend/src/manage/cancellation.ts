import {
  cancelBookingRequestSchema,
  type CancellationQuote,
} from '@storefront/shared/api/manage/cancel-booking';
import { chargeOn } from '@storefront/shared/domain/booking/cancellation-charges';
import { daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';

import { appendToLedger } from '../db/ledger';
import { newId } from '../db/ids';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import type { PaymentDeps } from '../payments/pay';
import { cancelAttempt } from '../payments/settle-attempt';

import { appendEvent, queueMail } from './booking-records';
import { heldBy, insertRefunds, splitRefund } from './refunds';
import { readBooking, type StoredBooking } from './stored-booking';
import { chargesOf, chargeTable } from './view/money-view';

const QUOTE_MS = 30 * 60_000;

export const readQuoteRequest = (body: unknown) => parseInput(z.object({}), body);
export const readCancelRequest = (body: unknown) => parseInput(cancelBookingRequestSchema, body);

/**
 * `POST /api/manage/cancellation/quote`: what a cancellation costs today, by the terms of the booking (DEC-205).
 *
 * @throws ApiError 409 without terms, after departure, when cancelled, or with an undecided payment
 */
export async function quoteCancellation(deps: PaymentDeps, orderId: string): Promise<CancellationQuote> {
  const { db, clock } = deps;
  const booking = await requireOpenBooking(deps, orderId);
  const today = clock.today();
  const { departureDate } = booking.holiday;
  const now = chargeOn(chargesOf(booking), departureDate, today);
  if (today > departureDate) throw new ApiError(409, 'too-late', 'This holiday has departed.');
  if (!now) throw new ApiError(409, 'needs-a-person', 'Please ask us what a cancellation costs.');
  const { total, balance } = booking.order;
  const held = heldBy(booking);
  const refund = Math.max(0, held - now.charge);
  const quote = {
    id: newId(),
    order_id: orderId,
    day: today,
    days_before: daysBetween(today, departureDate),
    basis: now.basis,
    total,
    paid: held,
    charge: now.charge,
    refund,
    expires_at: new Date(clock.now() + QUOTE_MS),
    accepted_at: null,
    created_at: new Date(clock.now()),
  };
  await db.insertInto('cancellation_quotes').values(quote).execute();
  return {
    quoteId: quote.id,
    date: today,
    expiresAt: quote.expires_at.toISOString(),
    daysBefore: quote.days_before,
    basis: now.basis,
    paid: pence(held),
    charge: now.charge,
    refund: pence(refund),
    stillOwed: unpaidOf({ charge: now.charge, paid: held }),
    balanceWaived: pence(balance),
    refunds: splitRefund(booking, refund).map(({ attempt, amount }) => ({
      cardBrand: attempt.card_brand,
      cardLastFour: attempt.card_last4,
      amount: pence(amount),
    })),
    charges: chargeTable(booking, today),
  };
}

/** Returns a booking that can be cancelled, after its open payment was ended at the provider. @throws ApiError 409 */
async function requireOpenBooking(deps: PaymentDeps, orderId: string): Promise<StoredBooking> {
  const booking = await readBooking(deps.db, orderId);
  if (!booking) throw new Error(`the order ${orderId} is missing`);
  if (booking.order.state === 'cancelled')
    throw new ApiError(409, 'booking-cancelled', 'This booking is cancelled.');
  if (!booking.openPayment) return booking;
  const { id: paymentId, amount, state } = await cancelAttempt(deps, booking.openPayment);
  if (state === 'created' || state === 'pending') {
    const message = 'A payment of this booking is not decided yet.';
    throw new ApiError(409, 'payment-in-progress', message, { paymentId, amount });
  }
  return requireOpenBooking(deps, orderId);
}

/**
 * `POST /api/manage/cancellation`: cancels at the amounts of a quote, with refunds, mails and history in one
 * transaction. A repeated quote changes nothing.
 *
 * @throws ApiError 409 when the quote has expired or the booking has changed since
 */
export async function cancelBooking(deps: PaymentDeps, orderId: string, quoteId: string): Promise<void> {
  const { db, clock } = deps;
  const quote = await findQuote(db, orderId, quoteId);
  if (quote?.accepted_at) return;
  await requireOpenBooking(deps, orderId);
  await db.transaction().execute(async (trx) => {
    // Payments, changes and other cancellations of this order wait here.
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const current = await findQuote(trx, orderId, quoteId);
    if (current?.accepted_at) return;
    const booking = await readBooking(trx, orderId);
    if (!booking || booking.openPayment)
      throw new ApiError(409, 'payment-in-progress', 'A payment of this booking is not decided yet.');
    if (booking.order.state === 'cancelled')
      throw new ApiError(409, 'booking-cancelled', 'This booking is cancelled.');
    if (!current || !isValid(current, booking, clock))
      throw new ApiError(
        409,
        'quote-expired',
        'These amounts are no longer valid. Please look at them again.',
      );
    await writeCancellation(trx, booking, current, new Date());
  });
}

type QuoteRow = Selectable<Tables['cancellation_quotes']>;

function findQuote(db: Kysely<Tables>, orderId: string, quoteId: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('cancellation_quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** A quote holds for its day, and while total and payments are those that it was made from. */
function isValid(quote: QuoteRow, booking: StoredBooking, clock: PaymentDeps['clock']): boolean {
  return (
    quote.expires_at.getTime() > clock.now() &&
    quote.day === clock.today() &&
    quote.total === booking.order.total &&
    quote.paid === heldBy(booking)
  );
}

async function writeCancellation(
  trx: Kysely<Tables>,
  booking: StoredBooking,
  quote: QuoteRow,
  now: Date,
): Promise<void> {
  const { order } = booking;
  await trx.updateTable('cancellation_quotes').set({ accepted_at: now }).where('id', '=', quote.id).execute();
  await trx
    .updateTable('orders')
    .set({ state: 'cancelled', cancelled_at: now, balance: 0 })
    .where('id', '=', order.id)
    .execute();
  await insertRefunds(trx, booking, { amount: quote.refund, reason: 'cancellation', cause: quote.id }, now);
  const unpaid = unpaidOf(quote);
  await appendEvent(trx, order.id, 'cancelled', { charge: quote.charge, unpaid }, now);
  await appendToLedger(trx, { subject: 'order', id: order.id, event: 'cancelled', amount: quote.charge });
  const lines = linesOf(quote);
  await queueMail(trx, order.id, 'cancelled', { cause: '', letter: { lines } }, now);
  const forSeller = ['The shopper cancelled this booking online. Release flights and rooms.', ...lines];
  await queueMail(trx, order.id, 'for-seller', { cause: quote.id, letter: { lines: forSeller } }, now);
}

function unpaidOf({ charge, paid }: Pick<QuoteRow, 'charge' | 'paid'>): Pence {
  return pence(Math.max(0, charge - paid));
}

function linesOf(quote: QuoteRow): readonly string[] {
  const { charge, refund, basis } = quote;
  const owed = unpaidOf(quote);
  return [
    `Cancellation charge: ${formatPence(pence(charge))} (${basis}).`,
    refund > 0
      ? `Refund: ${formatPence(pence(refund))}, to the card that you paid with.`
      : 'Nothing is refunded: the charge is not less than what was paid.',
    ...(owed > 0 ? [`${formatPence(owed)} of the charge is not paid. We contact you about it.`] : []),
  ];
}
