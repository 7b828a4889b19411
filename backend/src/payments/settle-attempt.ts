import { pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import { newBookingReference, newId } from '../db/ids';
import type { Database } from '../db/open-database';
import type { AttemptState } from '../db/tables';

import { findAttempt, type AttemptRow } from './attempts';
import type { Charge, PaymentProvider } from './payment-provider';

interface Deps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
}

/** An unfinished attempt is cancelled after this time. */
const ABANDONED_AFTER_MS = 30 * 60_000;
/** Longer than any call: afterwards no call can create the charge any more. */
const UNKNOWN_AFTER_MS = 60_000;

const OPEN: readonly AttemptState[] = ['created', 'pending'];

/**
 * Updates an attempt to the state of its charge at the provider. A paid attempt gets its order and mail in the same
 * transaction, also when the shopper has left.
 */
export async function settleAttempt({ db, provider, clock }: Deps, attempt: AttemptRow): Promise<AttemptRow> {
  if (!OPEN.includes(attempt.state)) return attempt;
  const charge = await provider.findCharge(attempt.id);
  if (charge !== null && charge.state !== 'pending') return move(db, attempt, charge.state, charge);

  const age = clock.now() - attempt.created_at.getTime();
  if (age <= (charge === null ? UNKNOWN_AFTER_MS : ABANDONED_AFTER_MS)) return attempt;
  // Cancelled at the provider first: a page that stays open could still be paid.
  const last = await provider.cancel(attempt.id, pence(attempt.amount));
  if (last.state === 'pending') return attempt;
  return move(db, attempt, last.state === 'cancelled' ? 'expired' : last.state, last);
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
  { db, provider, clock }: Deps,
  next: { readonly paymentId: string; readonly quoteId: string; readonly leadPassengerId: string },
): Promise<void> {
  const open = await db
    .selectFrom('attempts')
    .selectAll()
    .where('state', 'in', [...OPEN])
    .where('id', '!=', next.paymentId)
    .where((where) =>
      where.or([where('quote_id', '=', next.quoteId), where('lead_passenger_id', '=', next.leadPassengerId)]),
    )
    .execute();
  for (const attempt of open) {
    const running = attempt.route === 'card' && clock.now() - attempt.created_at.getTime() < UNKNOWN_AFTER_MS;
    if (running) continue;
    const charge = await provider.cancel(attempt.id, pence(attempt.amount));
    if (charge.state !== 'pending') await move(db, attempt, charge.state, charge);
  }
}

/**
 * Cancels a payment at the shopper's request. A payment that was made meanwhile becomes its order, and an undecided one
 * stays open.
 */
export async function cancelAttempt({ db, provider }: Deps, attempt: AttemptRow): Promise<AttemptRow> {
  if (!OPEN.includes(attempt.state)) return attempt;
  const charge = await provider.cancel(attempt.id, pence(attempt.amount));
  return charge.state === 'pending' ? attempt : move(db, attempt, charge.state, charge);
}

async function move(
  db: Database,
  attempt: AttemptRow,
  state: AttemptState,
  charge: Charge,
): Promise<AttemptRow> {
  const moved = await (state === 'succeeded'
    ? moveToOrder(db, attempt, charge)
    : moveTo(db, attempt, state, charge));
  // Without a row another process made the same transition, with its order.
  return moved ?? (await findAttempt(db, attempt.id)) ?? attempt;
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

/**
 * Writes payment, order, letter and ledger by one statement: it is a transaction of its own, and costs one round trip and
 * one synchronous write.
 */
async function moveToOrder(
  db: Database,
  { id, amount }: AttemptRow,
  { reason, brand, last4 }: Charge,
): Promise<AttemptRow | undefined> {
  const [orderId, now] = [newId(), new Date()];
  const { rows } = await sql<AttemptRow>`
    with moved as (
      update attempts set state = 'succeeded', reason = ${reason}, card_brand = ${brand}, card_last4 = ${last4},
        updated_at = ${now}
      where id = ${id} and state = any(${[...OPEN]}) returning *
    ), ordered as (
      insert into orders (id, reference, attempt_id, quote_id, lead_passenger_id, total, paid, balance, created_at)
      select ${orderId}::text, ${newBookingReference()}::text, moved.id, moved.quote_id, moved.lead_passenger_id,
        quotes.total, moved.amount, quotes.total - moved.amount, ${now}::timestamptz
      from moved join quotes on quotes.id = moved.quote_id
      returning id
    ), letter as (
      insert into outbox (id, order_id, kind, message_id, state, tries, next_try_at)
      select ${newId()}::text, ordered.id, 'confirmation', ${`<${orderId}@bookings>`}::text, 'queued', 0, ${now}::timestamptz
      from ordered
    ), entries as (
      insert into ledger (at, subject, subject_id, event, amount)
      select ${now}::timestamptz, entry.subject, entry.id, entry.event, ${amount}::integer from (
        select 1 as turn, 'attempt' as subject, moved.id, 'succeeded' as event from moved
        union all select 2, 'order', ordered.id, 'confirmed' from ordered
      ) entry order by entry.turn
    )
    select * from moved`.execute(db);
  return rows[0];
}
