import {
  changeContactRequestSchema,
  correctNameRequestSchema,
} from '@storefront/shared/api/manage/change-booking';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Kysely } from 'kysely';

import type { TokenHolder } from '../access/booking-tokens';
import { newId } from '../db/ids';
import type { Database } from '../db/open-database';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';

import { appendEvent, queueMail } from './booking-records';
import { changeBooking } from './lock-booking';
import type { StoredBooking } from './stored-booking';
import { isTypingError } from './typing-error';
import { lastDay, MAX_CORRECTIONS } from './view/travellers-view';

export const readContactRequest = (body: unknown) => parseInput(changeContactRequestSchema, body);
export const readNameRequest = (body: unknown) => parseInput(correctNameRequestSchema, body);

/**
 * `POST /api/manage/contact`: another email address ends all links and tokens, and the earlier address gets a mail.
 *
 * @returns the holder with the version after the change
 */
export async function changeContact(
  db: Database,
  { orderId, version }: TokenHolder,
  contact: ReturnType<typeof readContactRequest>,
): Promise<TokenHolder> {
  return changeBooking(db, orderId, async (trx, { order, lead }) => {
    const details = { ...lead, ...contact };
    if (JSON.stringify(details) === JSON.stringify(lead)) return { orderId, version };
    const now = new Date();
    await trx
      .updateTable('lead_passengers')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', order.lead_passenger_id)
      .execute();
    await appendEvent(trx, orderId, 'contact-changed', {}, now);
    const lines = ['The contact details of the booking were changed.'];
    await queueMail(trx, orderId, 'changed', { cause: newId(), letter: { lines } }, now);
    if (contact.email.toLowerCase() === lead.email.toLowerCase()) return { orderId, version };
    await queueMail(trx, orderId, 'changed', { cause: newId(), letter: { lines, to: lead.email } }, now);
    const next = order.access_version + 1;
    await trx.updateTable('orders').set({ access_version: next }).where('id', '=', orderId).execute();
    return { orderId, version: next };
  });
}

/**
 * `POST /api/manage/name`: corrects typing errors of a name, compared with the name that was booked (DEC-207).
 *
 * @throws ApiError 409 for another name, too late, or too many corrections
 */
export async function correctName(
  db: Database,
  orderId: string,
  request: ReturnType<typeof readNameRequest>,
  { today, daysBefore }: { readonly today: IsoDate; readonly daysBefore: number },
): Promise<void> {
  await changeBooking(db, orderId, async (trx, booking) => {
    const current = [booking.lead, ...booking.passengers][request.traveller];
    if (!current) throw new ApiError(400, 'bad-input', 'traveller: there is no such traveller');
    const corrected = {
      ...current,
      title: request.title,
      firstName: request.firstName,
      lastName: request.lastName,
    };
    if (fullName(corrected) === fullName(current)) return;
    if (today > lastDay(booking, daysBefore))
      throw new ApiError(409, 'too-late', 'Names can no longer be corrected online. Please contact us.');
    const kept = booking.names.find(({ traveller }) => traveller === request.traveller);
    const booked = kept ? { firstName: kept.first_name, lastName: kept.last_name } : current;
    if ((kept?.corrections ?? 0) >= MAX_CORRECTIONS || !isTypingError(booked, corrected)) {
      const message = 'This is more than a typing error. Please ask us, and we tell you what it costs.';
      throw new ApiError(409, 'not-a-typing-error', message);
    }
    await storeName(trx, booking, request.traveller, corrected);
    await recordName(trx, booking, request.traveller, [current, corrected]);
  });
}

interface NamedPerson {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
}

async function storeName(
  trx: Kysely<Tables>,
  { order, lead, passengers }: StoredBooking,
  traveller: number,
  { title, firstName, lastName }: NamedPerson,
): Promise<void> {
  if (traveller === 0) {
    const details = JSON.stringify({ ...lead, title, firstName, lastName });
    await trx
      .updateTable('lead_passengers')
      .set({ details })
      .where('id', '=', order.lead_passenger_id)
      .execute();
    return;
  }
  const others = passengers.map((person, index) =>
    index === traveller - 1 ? { ...person, title, firstName, lastName } : person,
  );
  await trx
    .updateTable('other_passengers')
    .set({ passengers: JSON.stringify(others) })
    .where('lead_passenger_id', '=', order.lead_passenger_id)
    .execute();
}

/** Keeps the booked name, counts the correction, and mails shopper and seller: the airline needs the new name. */
async function recordName(
  trx: Kysely<Tables>,
  { order }: StoredBooking,
  traveller: number,
  [before, after]: readonly [NamedPerson, NamedPerson],
): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('booked_names')
    .values({
      order_id: order.id,
      traveller,
      title: before.title,
      first_name: before.firstName,
      last_name: before.lastName,
      corrections: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'traveller'])
        .doUpdateSet(({ eb }) => ({ corrections: eb('booked_names.corrections', '+', 1) })),
    )
    .execute();
  await appendEvent(trx, order.id, 'name-corrected', { traveller }, now);
  const lines = [`Traveller ${traveller + 1}: ${fullName(before)} is now ${fullName(after)}.`];
  await queueMail(trx, order.id, 'changed', { cause: newId(), letter: { lines } }, now);
  const forSeller = ['A name was corrected online. Tell airline and hotel.', ...lines];
  await queueMail(trx, order.id, 'for-seller', { cause: newId(), letter: { lines: forSeller } }, now);
}

function fullName({ title, firstName, lastName }: NamedPerson): string {
  return `${title} ${firstName} ${lastName}`;
}
