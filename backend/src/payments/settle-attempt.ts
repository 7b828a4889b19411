import { pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import type { Transaction } from 'kysely';

import { newBookingReference, newId } from '../db/ids';
import type { Database } from '../db/open-database';
import { appendToLedger } from '../db/ledger';
import type { AttemptState, Tables } from '../db/tables';

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
  await db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('attempts')
      .set({
        state,
        reason: charge.reason,
        card_brand: charge.brand,
        card_last4: charge.last4,
        updated_at: new Date(),
      })
      .where('id', '=', attempt.id)
      .where('state', 'in', [...OPEN])
      .executeTakeFirst();
    // Another process made the same transition, with its order.
    if (moved.numUpdatedRows === 0n) return;
    await appendToLedger(trx, { subject: 'attempt', id: attempt.id, event: state, amount: attempt.amount });
    if (state === 'succeeded') await writeOrder(trx, attempt);
  });
  return (await findAttempt(db, attempt.id)) ?? attempt;
}

async function writeOrder(trx: Transaction<Tables>, attempt: AttemptRow): Promise<void> {
  const { total } = await trx
    .selectFrom('quotes')
    .select('total')
    .where('id', '=', attempt.quote_id)
    .executeTakeFirstOrThrow();
  const id = newId();
  await trx
    .insertInto('orders')
    .values({
      id,
      reference: newBookingReference(),
      attempt_id: attempt.id,
      quote_id: attempt.quote_id,
      lead_passenger_id: attempt.lead_passenger_id,
      total,
      paid: attempt.amount,
      balance: total - attempt.amount,
      created_at: new Date(),
    })
    .execute();
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      order_id: id,
      subscriber_id: null,
      kind: 'confirmation',
      letter: null,
      message_id: `<${id}@bookings>`,
      state: 'queued',
      tries: 0,
      next_try_at: new Date(),
      sent_at: null,
    })
    .execute();
  await appendToLedger(trx, { subject: 'order', id, event: 'confirmed', amount: attempt.amount });
}
