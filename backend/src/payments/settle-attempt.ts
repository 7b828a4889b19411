import { pence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';
import type { Transaction } from 'kysely';

import { newBookingReference, newId } from '../db/ids';
import type { Database } from '../db/open-database';
import { record } from '../db/record';
import type { AttemptState, Tables } from '../db/tables';

import { findAttempt, type AttemptRow } from './attempts';
import type { Charge, PaymentProvider } from './payment-provider';

interface Deps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
}

/** An attempt that nobody finished is given up after this long. */
const GIVE_UP_MS = 30 * 60_000;
/** Longer than any call lives: the provider will not be asked for this charge any more. */
const UNHEARD_MS = 60_000;

const OPEN: readonly AttemptState[] = ['created', 'pending'];

/**
 * Brings an attempt to where the provider says it is. A paid one becomes an order in the same transaction,
 * with its mail, whether or not anybody is still looking at a screen.
 */
export async function settleAttempt({ db, provider, clock }: Deps, attempt: AttemptRow): Promise<AttemptRow> {
  if (!OPEN.includes(attempt.state)) return attempt;
  const charge = await provider.lookUp(attempt.id);
  if (charge !== null && charge.state !== 'pending') return move(db, attempt, charge.state, charge);

  const age = clock.now() - attempt.created_at.getTime();
  if (age <= (charge === null ? UNHEARD_MS : GIVE_UP_MS)) return attempt;
  // Ended there first: a page that is still open could be paid on after we stopped looking.
  const ended = await provider.cancel(attempt.id, pence(attempt.amount));
  if (ended.state === 'pending') return attempt;
  return move(db, attempt, ended.state === 'cancelled' ? 'expired' : ended.state, ended);
}

/** Looks one payment up by its id; an id that nobody knows is no fault of the caller. */
export async function settlePayment(deps: Deps, paymentId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, paymentId);
  if (attempt) await settleAttempt(deps, attempt);
}

/**
 * Ends the payments of this booking that the shopper has left for a new one, so that the new one may begin.
 * A card call that may still be running is left alone, and so is what the bank has not decided.
 */
export async function endAbandoned(
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
    const running = attempt.route === 'card' && clock.now() - attempt.created_at.getTime() < UNHEARD_MS;
    if (running) continue;
    const ended = await provider.cancel(attempt.id, pence(attempt.amount));
    if (ended.state !== 'pending') await move(db, attempt, ended.state, ended);
  }
}

/**
 * Ends a payment at the provider because the shopper asked for it. One that was paid meanwhile becomes its
 * order, and what the bank has in hand stays as it is.
 */
export async function cancelAttempt({ db, provider }: Deps, attempt: AttemptRow): Promise<AttemptRow> {
  if (!OPEN.includes(attempt.state)) return attempt;
  const ended = await provider.cancel(attempt.id, pence(attempt.amount));
  return ended.state === 'pending' ? attempt : move(db, attempt, ended.state, ended);
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
    // Nothing moved: somebody else did it in between, with everything that belongs to it.
    if (moved.numUpdatedRows === 0n) return;
    await record(trx, { subject: 'attempt', id: attempt.id, event: state, amount: attempt.amount });
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
  await record(trx, { subject: 'order', id, event: 'confirmed', amount: attempt.amount });
}
