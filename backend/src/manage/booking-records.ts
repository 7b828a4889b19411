import type { Kysely } from 'kysely';

import type { MailKind, OrderEvent, OrderEventDetail, OrderLetter } from '../db/after-booking-tables';
import { newId } from '../db/ids';
import type { Tables } from '../db/tables';

/** Appends to the history of a booking, in the transaction of the change. The detail must hold no personal data. */
export async function appendEvent(
  trx: Kysely<Tables>,
  orderId: string,
  event: OrderEvent,
  detail: OrderEventDetail,
  at: Date,
): Promise<void> {
  const row = { order_id: orderId, at, event, detail: JSON.stringify(detail) };
  await trx.insertInto('order_events').values(row).execute();
}

/** Queues a mail once for each cause, in the transaction that causes it. */
export async function queueMail(
  trx: Kysely<Tables>,
  orderId: string,
  kind: MailKind,
  { cause, letter }: { readonly cause: string; readonly letter: OrderLetter },
  now: Date,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('outbox')
    .values({
      id,
      order_id: orderId,
      subscriber_id: null,
      kind,
      cause,
      letter: JSON.stringify(letter),
      message_id: `<${id}@bookings>`,
      state: 'queued',
      tries: 0,
      next_try_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'cause']).doNothing())
    .execute();
}
