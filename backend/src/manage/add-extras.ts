import { addExtrasRequestSchema } from '@storefront/shared/api/manage/change-booking';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import {
  transferSchema,
  type Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import type { Kysely } from 'kysely';

import type { Database } from '../db/open-database';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import { dealsOf } from '../quotes/deals-of-hotel';

import { appendEvent, queueMail } from './booking-records';
import { changeBooking } from './lock-booking';
import { readBooking, type StoredBooking } from './stored-booking';
import { addableExtras } from './view/extras-offer';
import { dueDateOf } from './view/money-view';
import { lastDay } from './view/travellers-view';

type AddableExtra = ManagedBooking['extrasOffer']['items'][number];
type Request = ReturnType<typeof readExtrasRequest>;

export const readExtrasRequest = (body: unknown) => parseInput(addExtrasRequestSchema, body);

interface AddExtrasDeps {
  readonly db: Database;
  readonly clock: Clock;
}

interface AddedExtra extends AddableExtra {
  readonly quantity: number;
}

/**
 * `POST /api/manage/extras`: adds extras at the prices of today and their sum to the balance. A repeated change id
 * changes nothing (DEC-208).
 *
 * @throws ApiError 409 for a wrong sum, an extra that is not offered, too late, or an open payment
 */
export async function addExtras(
  { db, clock }: AddExtrasDeps,
  orderId: string,
  request: Request,
  daysBefore: number,
): Promise<void> {
  const today = clock.today();
  // Read outside of the transaction, which holds the only connection of the embedded database.
  const stored = await readBooking(db, orderId);
  const deals = stored ? await dealsOf({ db, clock }, stored.holiday.hotelKey) : [];
  await changeBooking(db, orderId, async (trx, booking) => {
    if (await isDone(trx, orderId, request.changeId)) return;
    if (today > lastDay(booking, daysBefore))
      throw new ApiError(409, 'too-late', 'Extras can no longer be added online. Please contact us.');
    if (booking.openPayment) {
      const { id: paymentId, amount } = booking.openPayment;
      const message = 'A payment of this booking is under way. Please finish or cancel it first.';
      throw new ApiError(409, 'payment-in-progress', message, { paymentId, amount });
    }
    const added = chosenExtras(request, addableExtras(booking, deals));
    const amount = added.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    if (amount !== request.amount)
      throw new ApiError(409, 'wrong-amount', 'The price of these extras has changed.', { amount });
    await storeExtras(trx, booking, { changeId: request.changeId, added, amount, today });
  });
}

/** @throws ApiError 409 when the id belongs to another booking */
async function isDone(trx: Kysely<Tables>, orderId: string, changeId: string): Promise<boolean> {
  const done = await trx
    .selectFrom('added_extras')
    .select('order_id')
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  if (done && done.order_id !== orderId)
    throw new ApiError(409, 'not-offered', 'This change belongs to another booking.');
  return done !== undefined;
}

/** @throws ApiError 409 for an extra that is not offered, in this quantity, or with another one */
function chosenExtras({ items }: Request, offered: readonly AddableExtra[]): readonly AddedExtra[] {
  const ids = items.map(({ id }) => id);
  const transfers = ids.filter((id) => id.startsWith('transfer:'));
  if (new Set(ids).size < ids.length || transfers.length > 1)
    throw new ApiError(409, 'not-offered', 'These extras cannot be added together.');
  return items.map(({ id, quantity }) => {
    const extra = offered.find((one) => one.id === id);
    if (!extra || quantity > extra.maxQuantity)
      throw new ApiError(409, 'not-offered', 'One of these extras is not offered any more.', { id });
    return { ...extra, quantity };
  });
}

interface ExtrasChange {
  readonly changeId: string;
  readonly added: readonly AddedExtra[];
  readonly amount: number;
  readonly today: IsoDate;
}

async function storeExtras(
  trx: Kysely<Tables>,
  booking: StoredBooking,
  { changeId, added, amount, today }: ExtrasChange,
): Promise<void> {
  const { order } = booking;
  const now = new Date();
  const lines = added.map(lineOf);
  const due = dueDateOf(booking);
  await trx
    .updateTable('orders')
    .set({
      extras: JSON.stringify(extrasWith(booking, added)),
      total: order.total + amount,
      balance: order.balance + amount,
      // A sum that is added after the due date is not overdue at once.
      balance_due_on: due < today ? today : due,
    })
    .where('id', '=', order.id)
    .execute();
  await trx
    .insertInto('added_extras')
    .values({
      change_id: changeId,
      order_id: order.id,
      lines: JSON.stringify(lines),
      amount,
      created_at: now,
    })
    .execute();
  const labels = lines.map(({ label }) => label);
  await appendEvent(trx, order.id, 'extras-added', { lines: labels, amount }, now);
  const letter = { lines: [`Added: ${labels.join('; ')}. Price: ${formatPence(pence(amount))}.`] };
  await queueMail(trx, order.id, 'changed', { cause: changeId, letter }, now);
  const forSeller = { lines: ['Extras were added online. Book them with the suppliers.', ...letter.lines] };
  await queueMail(trx, order.id, 'for-seller', { cause: changeId, letter: forSeller }, now);
}

/** The wording of the price lines of a quote. */
function lineOf({ name, detail, unit, unitPrice, quantity }: AddedExtra): { label: string; amount: number } {
  const label = unit === 'bag' ? `Hold bag, ${quantity} x ${formatPence(unitPrice)}` : `${name}, ${detail}`;
  return { label, amount: unitPrice * quantity };
}

function extrasWith({ extras, holiday }: StoredBooking, added: readonly AddedExtra[]): Extras {
  const guests = guestCount(holiday.occupancy);
  return added.reduce<Extras>((all, { id, name, unitPrice, quantity }) => {
    if (id === 'hold-bag') return { ...all, holdBags: all.holdBags + quantity };
    const [kind = '', value = ''] = id.split(/:(.*)/s);
    if (kind === 'transfer') return { ...all, transfer: transferSchema.parse(value) };
    const tour = { id: value, name, pricePerPerson: pence(unitPrice / guests), included: false };
    return { ...all, tours: [...all.tours, tour] };
  }, extras);
}
