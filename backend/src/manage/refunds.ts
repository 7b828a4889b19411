import { errorMessage } from '@storefront/server-kit/error-text';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { sql, type Kysely, type Selectable } from 'kysely';

import type { RefundReason } from '../db/after-booking-tables';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { newId } from '../db/ids';
import type { Database } from '../db/open-database';
import type { Tables } from '../db/tables';
import type { PaymentProvider, RefundState } from '../payments/payment-provider';

import type { StoredBooking } from './stored-booking';

/** Pause after a try without a result; another process waits as long for one that was killed. */
const RETRY_MS = 30_000;

interface OrderedRefund {
  readonly amount: number;
  readonly reason: RefundReason;
  /** Each cause refunds a payment once. */
  readonly cause: string;
}

/** Returns how much of a refund goes to which payment: the latest payment first, none beyond what is left of it. */
export function splitRefund(
  { payments, refunds }: Pick<StoredBooking, 'payments' | 'refunds'>,
  amount: number,
): readonly { readonly attempt: StoredBooking['payments'][number]; readonly amount: number }[] {
  let open = amount;
  return payments.toReversed().flatMap((attempt) => {
    const given = refunds
      .filter((refund) => refund.attempt_id === attempt.id && refund.state !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    const part = Math.min(open, attempt.amount - given);
    open -= part;
    return part > 0 ? [{ attempt, amount: part }] : [];
  });
}

/** Returns what was paid less all refunds, also those that are ordered and not made yet. Pence. */
export function heldBy({ order, refunds }: Pick<StoredBooking, 'order' | 'refunds'>): number {
  return refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((held, { amount }) => held - amount, order.paid);
}

/** Writes the refunds of a cause, in its transaction. The order must be locked. @throws Error when more than was paid */
export async function insertRefunds(
  trx: Kysely<Tables>,
  booking: StoredBooking,
  { amount, reason, cause }: OrderedRefund,
  now: Date,
): Promise<void> {
  const parts = splitRefund(booking, amount);
  if (parts.reduce((sum, part) => sum + part.amount, 0) !== amount)
    throw new Error(`a refund of ${amount}p exceeds what was paid for ${booking.order.id}`);
  for (const part of parts) {
    await trx
      .insertInto('refunds')
      .values({
        id: newId(),
        order_id: booking.order.id,
        attempt_id: part.attempt.id,
        amount: part.amount,
        reason,
        cause,
        state: 'pending',
        next_try_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}

interface RefundDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
}

/**
 * Makes all due refunds at the provider. Each has a key of its own, so that a repeated call refunds once, and its result
 * is written with the mail by one statement.
 *
 * @param stopping ends the run; the remaining refunds wait for the next one
 * @returns the number of decided refunds
 */
export async function makeDueRefunds({ db, provider }: RefundDeps, stopping?: AbortSignal): Promise<number> {
  let decided = 0;
  while (!stopping?.aborted) {
    const refund = await claim(db);
    if (!refund) break;
    try {
      const state = await provider.refund(refund.id, refund.attempt_id, pence(refund.amount));
      if (await settle(db, refund.id, state)) decided += 1;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      console.error(`refund ${refund.id}: ${errorMessage(error)}`);
    }
  }
  return decided;
}

async function claim(db: Database): Promise<Selectable<Tables['refunds']> | undefined> {
  const now = new Date();
  const { rows } = await sql<Selectable<Tables['refunds']>>`
    update refunds set tries = tries + 1, next_try_at = ${new Date(now.getTime() + RETRY_MS)}
    where id = (
      select id from refunds where state = 'pending' and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Writes the result once, with the amount on the order, the ledger and the mail: a failed refund goes to a person. */
async function settle(db: Database, refundId: string, state: RefundState): Promise<boolean> {
  const now = new Date();
  const mailId = newId();
  const isMade = state === 'succeeded';
  const letter = isMade ? {} : { lines: ['The provider refused this refund. Please pay it in another way.'] };
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update refunds set state = ${state}, updated_at = ${now} where id = ${refundId} and state = 'pending' returning *
    ), counted as (
      update orders set refunded = orders.refunded + moved.amount from moved
      where orders.id = moved.order_id and ${isMade}::boolean
    ), letters as (
      insert into outbox (id, order_id, kind, cause, letter, message_id, state, tries, next_try_at)
      select ${mailId}::text, moved.order_id, ${isMade ? 'refund' : 'for-seller'}::text, moved.id,
        ${JSON.stringify(letter)}::jsonb, ${`<${mailId}@bookings>`}::text, 'queued', 0, ${now}::timestamptz
      from moved
    ), entries as (
      insert into ledger (at, subject, subject_id, event, amount)
      select ${now}::timestamptz, 'refund', moved.id, ${state}::text, moved.amount from moved
    )
    select id from moved`.execute(db);
  return rows.length === 1;
}
