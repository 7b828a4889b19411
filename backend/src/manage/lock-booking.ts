import type { Kysely } from 'kysely';

import type { Database } from '../db/open-database';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';

import { readBooking, type StoredBooking } from './stored-booking';

/**
 * Runs a change of a confirmed booking in a transaction that locks its order: payments, changes and a cancellation of
 * one order follow each other.
 *
 * @throws ApiError 409 for a cancelled booking
 */
export async function changeBooking<T>(
  db: Database,
  orderId: string,
  change: (trx: Kysely<Tables>, booking: StoredBooking) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const booking = await readBooking(trx, orderId);
    if (!booking) throw new Error(`the order ${orderId} is missing`);
    if (booking.order.state === 'cancelled')
      throw new ApiError(409, 'booking-cancelled', 'This booking is cancelled.');
    return change(trx, booking);
  });
}
