import { sql } from 'kysely';

import { newId } from '../db/ids';
import type { Database } from '../db/open-database';

import type { AttemptRow } from './attempts';
import type { Charge } from './payment-provider';

/**
 * Adds a payment of the balance to its order, with ledger and receipt, by one statement: it is a transaction of its own.
 * Money that arrives after a cancellation, or beyond the total, is refunded.
 *
 * @returns undefined for a payment that was no longer open
 */
export async function payIntoOrder(
  db: Database,
  { id }: AttemptRow,
  { reason, brand, last4 }: Charge,
): Promise<AttemptRow | undefined> {
  const now = new Date();
  const letterId = newId();
  const { rows } = await sql<AttemptRow>`
    with moved as (
      update attempts set state = 'succeeded', reason = ${reason}, card_brand = ${brand}, card_last4 = ${last4},
        updated_at = ${now}
      where id = ${id} and state in ('created', 'pending') returning *
    ), paid as (
      update orders set paid = orders.paid + moved.amount,
        balance = case when orders.state = 'confirmed'
          then greatest(orders.total - orders.paid - moved.amount, 0) else orders.balance end
      from moved where orders.id = moved.order_id
      returning orders.id,
        -- Earlier payments beyond the total have refunds of their own.
        case when orders.state = 'confirmed' then least(orders.paid - orders.total, moved.amount)
          else moved.amount end as excess
    ), returned as (
      insert into refunds (id, order_id, attempt_id, amount, reason, cause, state, next_try_at, created_at, updated_at)
      select ${newId()}::text, paid.id, moved.id, paid.excess, 'late-payment', moved.id, 'pending', ${now}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz
      from paid, moved where paid.excess > 0
    ), letters as (
      insert into outbox (id, order_id, kind, cause, message_id, state, tries, next_try_at)
      select ${letterId}::text, paid.id, 'receipt', moved.id, ${`<${letterId}@bookings>`}::text, 'queued', 0,
        ${now}::timestamptz
      from paid, moved
    ), entries as (
      insert into ledger (at, subject, subject_id, event, amount)
      select ${now}::timestamptz, entry.subject, entry.id, entry.event, entry.amount from (
        select 1 as turn, 'attempt' as subject, id, 'succeeded' as event, amount from moved
        union all
        select 2, 'order', paid.id, 'balance-paid', moved.amount from paid, moved
      ) entry order by entry.turn
    )
    select * from moved`.execute(db);
  return rows[0];
}
