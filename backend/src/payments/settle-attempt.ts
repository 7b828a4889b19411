import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { BookingTerms } from '../db/after-booking-tables';
import { newBookingReference, newId } from '../db/ids';
import type { Database } from '../db/open-database';
import { ONE_ROW, planOnce } from '../db/prepared-statements';
import { batched } from '../db/statement-batch';
import type { AttemptState } from '../db/tables';

import { findAttempt, type AttemptRow } from './attempts';
import { payIntoOrder } from './pay-into-order';
import type { Charge, PaymentProvider } from './payment-provider';

interface Deps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  /** The terms of a booking that a payment makes. */
  readonly terms: BookingTerms;
}

/** An unfinished attempt is cancelled after this time. */
const ABANDONED_AFTER_MS = 30 * 60_000;
/** Longer than any call: afterwards no call can create the charge any more. */
const UNKNOWN_AFTER_MS = 60_000;

const OPEN: readonly AttemptState[] = ['created', 'pending'];

/** The payment is neither made nor ended. */
export function isOpen({ state }: { readonly state: AttemptState }): boolean {
  return OPEN.includes(state);
}

/**
 * Updates an attempt to the state of its charge at the provider. A paid attempt gets its order and mail in the same
 * transaction, also when the shopper has left.
 *
 * @param made the charge that the provider has just returned; it is requested if it is not decided
 */
export async function settleAttempt(
  deps: Deps,
  attempt: AttemptRow,
  made: Charge | null = null,
): Promise<AttemptRow> {
  const { provider, clock } = deps;
  if (!isOpen(attempt)) return attempt;
  const isDecided = made !== null && made.state !== 'pending';
  const charge = isDecided ? made : await provider.findCharge(attempt.id);
  if (charge !== null && charge.state !== 'pending') return move(deps, attempt, charge.state, charge);

  const age = clock.now() - attempt.created_at.getTime();
  if (age <= (charge === null ? UNKNOWN_AFTER_MS : ABANDONED_AFTER_MS)) return attempt;
  // Cancelled at the provider first: a page that stays open could still be paid.
  const last = await provider.cancel(attempt.id, pence(attempt.amount));
  if (last.state === 'pending') return attempt;
  return move(deps, attempt, last.state === 'cancelled' ? 'expired' : last.state, last);
}

/** Settles one payment by its id; an unknown id is ignored. */
export async function settlePayment(deps: Deps, paymentId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, paymentId);
  if (attempt) await settleAttempt(deps, attempt);
}

/**
 * Cancels older open payments of a booking, so that a new one may start. A card call that may still be running and
 * charges that the bank has not decided are kept.
 */
export async function cancelAbandoned(
  deps: Deps,
  next: { readonly paymentId: string; readonly quoteId: string; readonly leadPassengerId: string },
): Promise<void> {
  const { db, provider, clock } = deps;
  const open = await db
    .selectFrom('attempts')
    .selectAll()
    .where('state', 'in', [...OPEN])
    .where('order_id', 'is', null)
    .where('id', '!=', next.paymentId)
    .where((where) =>
      where.or([where('quote_id', '=', next.quoteId), where('lead_passenger_id', '=', next.leadPassengerId)]),
    )
    .execute();
  for (const attempt of open) {
    const running = attempt.route === 'card' && clock.now() - attempt.created_at.getTime() < UNKNOWN_AFTER_MS;
    if (running) continue;
    const charge = await provider.cancel(attempt.id, pence(attempt.amount));
    if (charge.state !== 'pending') await move(deps, attempt, charge.state, charge);
  }
}

/**
 * Cancels a payment at the shopper's request. A payment that was made meanwhile becomes its order, and an undecided one
 * stays open.
 */
export async function cancelAttempt(deps: Deps, attempt: AttemptRow): Promise<AttemptRow> {
  if (!isOpen(attempt)) return attempt;
  const charge = await deps.provider.cancel(attempt.id, pence(attempt.amount));
  return charge.state === 'pending' ? attempt : move(deps, attempt, charge.state, charge);
}

async function move(
  deps: Deps,
  attempt: AttemptRow,
  state: AttemptState,
  charge: Charge,
): Promise<AttemptRow> {
  const moved = await transition(deps, attempt, state, charge);
  // Without a row another process made the same transition, with its order.
  return moved ?? (await findAttempt(deps.db, attempt.id)) ?? attempt;
}

function transition(
  deps: Deps,
  attempt: AttemptRow,
  state: AttemptState,
  charge: Charge,
): Promise<AttemptRow | undefined> {
  if (state !== 'succeeded') return moveTo(deps.db, attempt, state, charge);
  return attempt.order_id === null
    ? moveToOrder(deps, attempt, charge)
    : payIntoOrder(deps.db, attempt, charge);
}

async function moveTo(
  db: Database,
  { id, amount }: AttemptRow,
  state: AttemptState,
  { reason, brand, last4 }: Charge,
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    with moved as (
      update attempts set state = ${state}, reason = ${reason}, card_brand = ${brand}, card_last4 = ${last4},
        updated_at = ${new Date()}
      where id = ${id} and state = any(${[...OPEN]}) returning *
    ), entry as (
      insert into ledger (at, subject, subject_id, event, amount)
      select ${new Date()}::timestamptz, 'attempt', moved.id, ${state}::text, ${amount}::integer from moved
    )
    select * from moved`.execute(db);
  return rows[0];
}

async function moveToOrder(
  { db, clock, terms }: Deps,
  attempt: AttemptRow,
  { reason, brand, last4 }: Charge,
): Promise<AttemptRow | undefined> {
  const [order_id, now] = [newId(), new Date()];
  const paid = { state: 'succeeded', reason, card_brand: brand, card_last4: last4, updated_at: now } as const;
  const reference = newBookingReference();
  const isMoved = await writeOrder(db, {
    ...paid,
    id: attempt.id,
    order_id,
    reference,
    letter_id: newId(),
    message_id: `<${order_id}@bookings>`,
    terms,
    today: clock.today(),
  });
  return isMoved ? { ...attempt, ...paid } : undefined;
}

interface PaidAttempt extends Pick<AttemptRow, 'id' | 'reason' | 'card_brand' | 'card_last4' | 'updated_at'> {
  readonly order_id: string;
  readonly reference: string;
  readonly letter_id: string;
  readonly message_id: string;
  readonly terms: BookingTerms;
  readonly today: IsoDate;
}

/**
 * Writes payments, orders, letters and ledger by one statement: it is a transaction of its own, and costs one round trip
 * and one synchronous write. The result is false for an attempt that was no longer open.
 */
const writeOrder = batched(
  async (db, paid: readonly PaidAttempt[]) => {
    const ids = paid.map(({ id }) => id);
    const { rows } = await sql<{ id: string }>`
      with given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) given(
          id text, reason text, card_brand text, card_last4 text, updated_at timestamptz, order_id text, reference text,
          letter_id text, message_id text, terms jsonb, today text)
      ), moved as (
        update attempts set state = 'succeeded', reason = given.reason, card_brand = given.card_brand,
          card_last4 = given.card_last4, updated_at = given.updated_at
        from given
        where attempts.id = given.id and attempts.id = any(${planOnce(ids)}) and attempts.state in ('created', 'pending')
        returning attempts.id, attempts.quote_id, attempts.lead_passenger_id, attempts.amount, attempts.updated_at,
          given.order_id, given.reference, given.letter_id, given.message_id, given.terms, given.today
      ), ordered as (
        insert into orders (id, reference, attempt_id, quote_id, lead_passenger_id, total, paid, balance, created_at,
          terms, balance_due_on)
        select moved.order_id, moved.reference, moved.id, moved.quote_id, moved.lead_passenger_id,
          quotes.total, moved.amount, quotes.total - moved.amount, moved.updated_at, moved.terms,
          -- Never before the booking: see balanceDueDate.
          greatest(moved.today, to_char(
            (quotes.holiday->>'departureDate')::date - (moved.terms->>'balanceDueDays')::integer, 'YYYY-MM-DD'))
        from moved cross join lateral (
          select total, holiday from quotes where quotes.id = moved.quote_id limit ${ONE_ROW}
        ) quotes
        returning id
      ), letters as (
        insert into outbox (id, order_id, kind, message_id, state, tries, next_try_at)
        select moved.letter_id, ordered.id, 'confirmation', moved.message_id, 'queued', 0, moved.updated_at
        from ordered join moved on moved.order_id = ordered.id
      ), entries as (
        insert into ledger (at, subject, subject_id, event, amount)
        select entry.updated_at, entry.subject, entry.id, entry.event, entry.amount from (
          select 1 as turn, 'attempt' as subject, id, 'succeeded' as event, amount, updated_at from moved
          union all
          select 2, 'order', ordered.id, 'confirmed', moved.amount, moved.updated_at
          from ordered join moved on moved.order_id = ordered.id
        ) entry order by entry.turn
      )
      select id from moved`.execute(db);
    const moved = new Set(rows.map(({ id }) => id));
    return paid.map(({ id }) => moved.has(id));
  },
  // Two transitions of one attempt: the second one finds it paid.
  ({ id }) => id,
);
