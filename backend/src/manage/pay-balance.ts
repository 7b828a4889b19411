import { payBalanceRequestSchema } from '@storefront/shared/api/manage/pay-balance';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { sql } from 'kysely';

import { violatedConstraint } from '../db/ledger';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import { findAttempt, type AttemptRow } from '../payments/attempts';
import type { PaymentDeps } from '../payments/pay';
import { settleAttempt } from '../payments/settle-attempt';

import { readBooking, type StoredBooking } from './stored-booking';

type Deps = PaymentDeps & { readonly smallestPayment: number };
type Request = ReturnType<typeof readPayRequest>;

export function readPayRequest(body: unknown) {
  return parseInput(payBalanceRequestSchema, body);
}

/**
 * `POST /api/manage/pay`: opens the provider's page for the balance or a part of it. A repeated payment id returns the
 * same page.
 *
 * @throws ApiError 409 for a wrong amount, a cancelled booking, or another open payment
 */
export async function payBalance(
  deps: Deps,
  orderId: string,
  request: Request,
): Promise<{ paymentUrl: string }> {
  if (!(await deps.provider.isAvailable()))
    throw new ApiError(
      409,
      'provider-off',
      'Online payment is not available. Please try again later, or call us.',
    );
  const existing = await findAttempt(deps.db, request.paymentId);
  const attempt = existing
    ? sameAttempt(existing, orderId, request)
    : await newAttempt(deps, orderId, request);
  return deps.provider.openPage(attempt.id, pence(attempt.amount), 'manage');
}

function sameAttempt(attempt: AttemptRow, orderId: string, { amount }: Request): AttemptRow {
  if (attempt.order_id !== orderId || attempt.amount !== amount)
    throw new ApiError(409, 'other-payment', 'This payment id belongs to another payment.');
  if (attempt.state !== 'created' && attempt.state !== 'pending' && attempt.state !== 'succeeded')
    throw new ApiError(409, 'payment-ended', 'This payment was ended and nothing was charged.');
  return attempt;
}

async function newAttempt(deps: Deps, orderId: string, request: Request): Promise<AttemptRow> {
  const booking = await bookingAfterOpenPayment(deps, orderId);
  checkAmount(booking, request.amount, deps.smallestPayment);
  try {
    const attempt = await insertAttempt(deps, booking.order, request);
    if (attempt) return attempt;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    const written = await findAttempt(deps.db, request.paymentId);
    if (written) return sameAttempt(written, orderId, request);
  }
  // The booking has changed since it was read: the checks name the reason.
  const changed = await bookingAfterOpenPayment(deps, orderId);
  checkAmount(changed, request.amount, deps.smallestPayment);
  throw new ApiError(409, 'payment-in-progress', 'Another payment of this balance is under way.');
}

/** Settles an open payment first: it may be paid, or have ended at the provider. @throws ApiError 409 while it is open */
async function bookingAfterOpenPayment(deps: Deps, orderId: string): Promise<StoredBooking> {
  const booking = await requireBooking(deps, orderId);
  if (!booking.openPayment) return booking;
  const { id: paymentId, amount, state } = await settleAttempt(deps, booking.openPayment);
  if (state === 'created' || state === 'pending') {
    const message = 'Another payment of this balance is under way.';
    throw new ApiError(409, 'payment-in-progress', message, { paymentId, amount });
  }
  return requireBooking(deps, orderId);
}

async function requireBooking({ db }: Deps, orderId: string): Promise<StoredBooking> {
  const booking = await readBooking(db, orderId);
  if (!booking) throw new Error(`the order ${orderId} is missing`);
  return booking;
}

/** A part payment leaves nothing, or an amount that can be paid (DEC-204). */
function checkAmount({ order }: StoredBooking, amount: number, smallest: number): void {
  const { state, balance: due } = order;
  if (state === 'cancelled') throw new ApiError(409, 'booking-cancelled', 'This booking is cancelled.');
  if (due === 0) throw new ApiError(409, 'nothing-due', 'Nothing more is due for this booking.');
  const smallestPayment = Math.min(smallest, due);
  const left = due - amount;
  if (amount >= smallestPayment && (left === 0 || left >= smallestPayment)) return;
  throw new ApiError(409, 'wrong-amount', 'The amount is not a part of the balance that can be paid.', {
    due,
    smallestPayment,
  });
}

/**
 * Writes the attempt before the first call to the provider, so that no charge can exist without it. The order is locked:
 * a cancellation and a change of its total come before or after. Returns undefined when the order no longer takes it.
 */
async function insertAttempt(
  { db, clock }: Deps,
  { id: orderId, quote_id: quoteId, lead_passenger_id: leadId }: StoredBooking['order'],
  { paymentId, amount }: Request,
): Promise<AttemptRow | undefined> {
  const now = new Date(clock.now());
  const { rows } = await sql<AttemptRow>`
    with payable as (
      select id from orders where id = ${orderId} and state = 'confirmed' and balance >= ${amount}::integer for update
    ), stored as (
      insert into attempts
        (id, quote_id, lead_passenger_id, order_id, route, payment_type, amount, state, created_at, updated_at)
      select ${paymentId}::text, ${quoteId}::text, ${leadId}::text, payable.id, 'gateway', 'balance', ${amount}::integer,
        'created', ${now}::timestamptz, ${now}::timestamptz
      from payable returning *
    ), entry as (
      insert into ledger (at, subject, subject_id, event, amount)
      select stored.created_at, 'attempt', stored.id, 'created', stored.amount from stored
    )
    select * from stored`.execute(db);
  return rows[0];
}
