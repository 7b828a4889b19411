import { bookingRequestSchema } from '@storefront/shared/api/manage/change-booking';

import type { Database } from '../db/open-database';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import { secondsUntilNextTry } from '../http/try-counts';

import { appendEvent, queueMail } from './booking-records';
import { lockOrder } from './lock-booking';

const WINDOW_MS = 3_600_000;
const MAX_REQUESTS = 5;

export const readBookingRequest = (body: unknown) => parseInput(bookingRequestSchema, body);

/**
 * `POST /api/manage/request`: sends a request that a person decides to the seller, and a copy to the shopper. A repeated
 * id sends nothing again.
 *
 * @throws ApiError 429 after five requests within an hour, 401 for a booking whose people were erased
 */
export async function sendBookingRequest(
  db: Database,
  orderId: string,
  { requestId, about, message }: ReturnType<typeof readBookingRequest>,
): Promise<{ success: true }> {
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'request')
    .where('cause', '=', requestId)
    .executeTakeFirst();
  if (sent) return { success: true };
  const tries = [{ key: `booking request ${orderId}`, limit: MAX_REQUESTS }];
  const retryAfter = await secondsUntilNextTry(db, tries, WINDOW_MS);
  if (retryAfter !== null)
    throw new ApiError(429, 'too-many-requests', 'You have sent us several requests. Please call us.', {
      retryAfter,
    });
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const now = new Date();
    const lines = [`Your request (${about}): ${message}`];
    await queueMail(trx, orderId, 'request', { cause: requestId, letter: { lines } }, now);
    const forSeller = [`The shopper asks about: ${about}.`, message];
    await queueMail(trx, orderId, 'for-seller', { cause: requestId, letter: { lines: forSeller } }, now);
    await appendEvent(trx, orderId, 'request-sent', { about }, now);
  });
  return { success: true };
}
