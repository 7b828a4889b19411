import type { Kysely } from 'kysely';

import type { Database } from '../db/open-database';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';

import { readBooking, type StoredBooking } from './stored-booking';

/**
 * Runs a change of a confirmed booking in a transaction that locks its order: payments, changes and a cancellation of
 * one order follow each other.
 *
 * @throws ApiError 409 for a cancelled booking, 401 for one whose people were erased
 */
export async function changeBooking<T>(
  db: Database,
  orderId: string,
  change: (trx: Kysely<Tables>, booking: StoredBooking) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const booking = await readBooking(trx, orderId);
    if (!booking) throw new Error(`the order ${orderId} is missing`);
    if (booking.order.state === 'cancelled')
      throw new ApiError(409, 'booking-cancelled', 'This booking is cancelled.');
    return change(trx, booking);
  });
}

/**
 * Locks an order before something about its people is written. They may have been erased since the access was checked.
 *
 * @throws ApiError 401 for a booking whose people were erased
 */
export async function lockOrder(trx: Kysely<Tables>, orderId: string): Promise<void> {
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  // A statement of its own: that of the lock would see the people as they were before it waited.
  const erased = await trx
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('lead_passengers.erased_at', 'is not', null)
    .executeTakeFirst();
  if (erased) throw new ApiError(401, 'access-ended', 'Please find your booking again.');
}
