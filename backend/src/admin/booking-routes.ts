import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import type { Database } from '../db/open-database';
import { appendEvent } from '../manage/booking-records';
import { insertRefunds, splitRefund } from '../manage/refunds';
import { readBooking, type StoredBooking } from '../manage/stored-booking';
import { bookingView, type ViewDeps } from '../manage/view/booking-view';

/** `key` makes a repeated command refund once. */
const refundSchema = z.object({ amount: z.number().int().positive(), key: z.uuid() });

interface ByReference {
  Params: { reference: string };
}

/** Routes of the command `booking`: show, refund and resend. */
export function registerBookings(app: FastifyInstance, deps: ViewDeps): void {
  const { db } = deps;
  app.get<ByReference>('/bookings/:reference', async (request) =>
    bookingView(deps, await orderIdOf(db, request.params.reference)),
  );
  app.post<ByReference>('/bookings/:reference/refund', async (request) => {
    const { amount, key } = parseInput(refundSchema, request.body);
    await orderRefund(db, await orderIdOf(db, request.params.reference), amount, key);
    return { refunded: amount };
  });
  app.post<ByReference>('/bookings/:reference/resend', async (request) => {
    const orderId = await orderIdOf(db, request.params.reference);
    await db
      .updateTable('outbox')
      .set({ state: 'queued', tries: 0, next_try_at: new Date() })
      .where('order_id', '=', orderId)
      .where('kind', '=', 'confirmation')
      .execute();
    return { queued: true };
  });
}

/** @throws ApiError 404 for an unknown booking, and one whose people were erased */
async function orderIdOf(db: Database, reference: string): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .select('orders.id')
    .where('reference', '=', reference)
    .where('lead_passengers.erased_at', 'is', null)
    .executeTakeFirst();
  if (!order) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
  return order.id;
}

/** Orders a refund, which the running backend makes. @throws ApiError 409 when less of the payments is left, or for the key of another refund */
async function orderRefund(db: Database, orderId: string, amount: number, key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const done = await trx
      .selectFrom('refunds')
      .select(['order_id', 'amount'])
      .where('cause', '=', key)
      .execute();
    if (done.length > 0) {
      const sum = done.reduce((total, refund) => total + refund.amount, 0);
      if (sum === amount && done.every(({ order_id }) => order_id === orderId)) return;
      throw new ApiError(409, 'other-refund', 'This key belongs to another refund.');
    }
    const booking = await readBooking(trx, orderId);
    if (!booking) throw new Error(`the order ${orderId} is missing`);
    const left = refundable(booking);
    if (amount > left)
      throw new ApiError(
        409,
        'too-much',
        `No more than ${formatPence(pence(left))} of this booking can be refunded.`,
        { left },
      );
    const now = new Date();
    await insertRefunds(trx, booking, { amount, reason: 'goodwill', cause: key }, now);
    await appendEvent(trx, orderId, 'refund-ordered', { amount }, now);
  });
}

function refundable(booking: StoredBooking): number {
  return splitRefund(booking, booking.order.paid).reduce((sum, { amount }) => sum + amount, 0);
}
