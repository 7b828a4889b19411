import { REMINDER_DAYS, reminderDates } from '@storefront/shared/domain/booking/balance-due';
import { addDays, ukDateOf, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql } from 'kysely';

import type { Database } from '../db/open-database';

import { queueMail } from './booking-records';

/** A balance that was never paid is not reported again long after departure. */
const OVERDUE_DAYS = 30;

interface UnpaidOrder {
  readonly id: string;
  readonly due_by: IsoDate;
  readonly created_at: Date;
}

/**
 * Queues the reminders of unpaid balances, 14, 7 and 1 days before they are due, and what follows when they are not paid:
 * one mail to the shopper and one to the seller, where a person decides. The row of each mail is unique, so that several
 * processes and repeated runs queue it once. After an outage only the latest reminder is sent.
 *
 * @returns the number of unpaid orders that were looked at
 */
export async function queueReminders(
  db: Database,
  clock: Pick<Clock, 'today'>,
  stopping?: AbortSignal,
): Promise<number> {
  const today = clock.today();
  const orders = await unpaidOrders(db, today);
  for (const order of orders) {
    if (stopping?.aborted) break;
    await remind(db, order, today);
  }
  return orders.length;
}

async function unpaidOrders(db: Database, today: IsoDate): Promise<readonly UnpaidOrder[]> {
  const latest = addDays(today, REMINDER_DAYS[0]);
  const { rows } = await sql<UnpaidOrder>`
    select id, due_by, created_at from (
      select orders.id, orders.created_at, coalesce(orders.balance_due_on, quotes.holiday->>'departureDate') as due_by
      from orders
        join quotes on quotes.id = orders.quote_id
        join lead_passengers on lead_passengers.id = orders.lead_passenger_id
      where orders.state = 'confirmed' and orders.balance > 0 and lead_passengers.erased_at is null
    ) unpaid
    where due_by <= ${latest} and due_by >= ${addDays(today, -OVERDUE_DAYS)}`.execute(db);
  return rows;
}

async function remind(db: Database, order: UnpaidOrder, today: IsoDate): Promise<void> {
  const { id, due_by: dueBy } = order;
  const now = new Date();
  if (dueBy < today) {
    await db.transaction().execute(async (trx) => {
      await queueMail(trx, id, 'overdue', { cause: dueBy, letter: {} }, now);
      const lines = [
        'The balance of this booking is overdue. Contact the shopper, and decide about the booking.',
      ];
      await queueMail(trx, id, 'for-seller', { cause: `overdue ${dueBy}`, letter: { lines } }, now);
    });
    return;
  }
  const day = reminderDates(dueBy, ukDateOf(order.created_at.getTime())).findLast((date) => date <= today);
  if (day !== undefined) await queueMail(db, id, 'reminder', { cause: day, letter: {} }, now);
}
