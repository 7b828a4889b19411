import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';
import { appendToLedger } from '../db/ledger';
import type { LeadPassenger } from '../db/tables';
import { mailFileName, outboxFolder } from '../mail/outbox-folder';

/** Contacts and passengers without an order are kept for this long, as the privacy page states. */
const KEPT_MS = 30 * 86_400_000;
/** Messages of the contact form. */
const ENQUIRIES_KEPT_MS = 90 * 86_400_000;

const ERASED_DETAILS: LeadPassenger = {
  title: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '1900-01-01',
  email: '',
  telephone: '',
  postcode: '',
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  country: '',
};

/** Erases people who did not book. Their unsuccessful payments keep the amounts. @returns the number of erased people */
export async function expirePersonalData(db: Database, clock: Pick<Clock, 'now'>): Promise<number> {
  const before = new Date(clock.now() - KEPT_MS);
  const contacts = await db.deleteFrom('contacts').where('updated_at', '<', before).executeTakeFirst();
  const leads = await db
    .selectFrom('lead_passengers')
    .leftJoin('orders', 'orders.lead_passenger_id', 'lead_passengers.id')
    .select('lead_passengers.id')
    .where('orders.id', 'is', null)
    .where('lead_passengers.erased_at', 'is', null)
    .where('lead_passengers.created_at', '<', before)
    .execute();
  for (const { id } of leads) await eraseLead(db, id);
  const subscribers = await db
    .deleteFrom('subscribers')
    .where('state', '=', 'asked')
    .where('asked_at', '<', before)
    .executeTakeFirst();
  const enquiries = await db
    .deleteFrom('enquiries')
    .where('created_at', '<', new Date(clock.now() - ENQUIRIES_KEPT_MS))
    .executeTakeFirst();
  const deleted = [contacts, subscribers, enquiries].map(({ numDeletedRows }) => Number(numDeletedRows));
  return deleted.reduce((sum, count) => sum + count, leads.length);
}

/** Returns all data about the people of a booking; `null` for an unknown reference. */
export async function exportPersonalData(db: Database, reference: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'orders.lead_passenger_id')
    .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
    .innerJoin('attempts', 'attempts.id', 'orders.attempt_id')
    .select([
      'orders.id',
      'orders.reference',
      'orders.created_at',
      'orders.total',
      'orders.paid',
      'orders.balance',
      'lead_passengers.details',
      'lead_passengers.erased_at',
      'other_passengers.passengers',
      'quotes.holiday',
      'attempts.card_brand',
      'attempts.card_last4',
    ])
    .where('orders.reference', '=', reference)
    .executeTakeFirst();
  if (!order) return null;
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'sent_at', 'letter'])
    .where('order_id', '=', order.id)
    .execute();
  const events = await db
    .selectFrom('order_events')
    .select(['at', 'event', 'detail'])
    .where('order_id', '=', order.id)
    .execute();
  const bookedNames = await db
    .selectFrom('booked_names')
    .select(['traveller', 'title', 'first_name', 'last_name'])
    .where('order_id', '=', order.id)
    .execute();
  const contacts = await db
    .selectFrom('contacts')
    .selectAll()
    .where('email', '=', order.details.email)
    .where('email', '!=', '')
    .execute();
  const { details, passengers, holiday, card_brand: brand, card_last4: last4, ...booking } = order;
  return {
    booking,
    leadPassenger: details,
    otherPassengers: passengers ?? [],
    holiday: { hotelName: holiday.hotelName, departureDate: holiday.departureDate, nights: holiday.nights },
    card: last4 === null ? null : { brand, last4 },
    contacts,
    mails,
    bookedNames,
    events,
  };
}

/**
 * Erases the people of a booking and their mail files. Amounts, dates and the holiday are kept for the accounts.
 *
 * @returns false for an unknown reference
 */
export async function erasePersonalData(db: Database, dataDir: string, reference: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .select(['orders.id', 'orders.lead_passenger_id', 'orders.attempt_id', 'lead_passengers.details'])
    .where('orders.reference', '=', reference)
    .executeTakeFirst();
  if (!order) return false;
  const mails = await db.selectFrom('outbox').select('message_id').where('order_id', '=', order.id).execute();
  await db
    .updateTable('attempts')
    .set({ card_brand: null, card_last4: null })
    .where((where) => where.or([where('id', '=', order.attempt_id), where('order_id', '=', order.id)]))
    .execute();
  // Letters quote what people wrote and changed.
  await db.updateTable('outbox').set({ letter: null }).where('order_id', '=', order.id).execute();
  await db.deleteFrom('booked_names').where('order_id', '=', order.id).execute();
  if (order.details.email !== '')
    await db.deleteFrom('contacts').where('email', '=', order.details.email).execute();
  await db
    .updateTable('outbox')
    .set({ state: 'failed' })
    .where('order_id', '=', order.id)
    .where('state', '!=', 'sent')
    .execute();
  await eraseLead(db, order.lead_passenger_id);
  for (const { message_id: messageId } of mails)
    await rm(join(outboxFolder(dataDir), mailFileName(messageId)), { force: true });
  return true;
}

async function eraseLead(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('other_passengers').where('lead_passenger_id', '=', id).execute();
    await trx
      .updateTable('lead_passengers')
      .set({ details: JSON.stringify(ERASED_DETAILS), erased_at: new Date() })
      .where('id', '=', id)
      .execute();
    await appendToLedger(trx, { subject: 'lead-passenger', id, event: 'erased' });
  });
}
