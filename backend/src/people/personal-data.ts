import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../db/open-database';
import { appendToLedger } from '../db/ledger';
import type { LeadPassenger, Tables } from '../db/tables';
import { deleteMails } from '../mail/delete-mails';
import { deleteMailFiles } from '../mail/outbox-folder';

import { anyOf, enquiriesAbout, isSameEmail } from './match-people';

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
export async function expirePersonalData(
  db: Database,
  dataDir: string,
  clock: Pick<Clock, 'now'>,
): Promise<number> {
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
  for (const { id } of leads) await db.transaction().execute((trx) => eraseLead(trx, id));
  const subscribers = await expireSubscribers(db, dataDir, before);
  const enquiries = await expireEnquiries(db, dataDir, new Date(clock.now() - ENQUIRIES_KEPT_MS));
  return Number(contacts.numDeletedRows) + leads.length + subscribers + enquiries;
}

/** Deletes subscribers who never confirmed, with their mails. */
async function expireSubscribers(db: Database, dataDir: string, before: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('subscribers')
      .select('id')
      .where('state', '=', 'asked')
      .where('asked_at', '<', before)
      .forUpdate()
      .execute();
    const ids = found.map(({ id }) => id);
    await deleteMails(trx, dataDir, 'subscriber_id', ids);
    await trx.deleteFrom('subscribers').where('id', '=', anyOf(ids)).execute();
    return ids.length;
  });
}

async function expireEnquiries(db: Database, dataDir: string, before: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('enquiries').select('id').where('created_at', '<', before).execute();
    return eraseEnquiries(
      trx,
      dataDir,
      found.map(({ id }) => id),
    );
  });
}

/**
 * Erases the people of a booking, what they wrote to the seller, and their mail files. Amounts, dates and the holiday are
 * kept for the accounts.
 *
 * @returns false for an unknown reference
 */
export async function erasePersonalData(db: Database, dataDir: string, reference: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'lead_passenger_id', 'attempt_id'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!order) return false;
    const { id: orderId, lead_passenger_id: leadId } = order;
    // Payments lock their attempt first as well. Attempts of the same people may have been declined.
    await trx
      .updateTable('attempts')
      .set({ card_brand: null, card_last4: null })
      .where((where) =>
        where.or([
          where('id', '=', order.attempt_id),
          where('order_id', '=', orderId),
          where('lead_passenger_id', '=', leadId),
        ]),
      )
      .execute();
    // Changes and new mails of the order wait here, so that none is left out.
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    await eraseWritten(trx, dataDir, { orderId, leadId, reference });
    await eraseLead(trx, leadId);
    return true;
  });
}

interface ErasedBooking {
  readonly orderId: string;
  readonly leadId: string;
  readonly reference: string;
}

/**
 * Erases what the people of a booking wrote, and the mails to and about them. Files are deleted before the transaction
 * commits: mails that are being written wait for its locks.
 */
async function eraseWritten(
  trx: Kysely<Tables>,
  dataDir: string,
  { orderId, leadId, reference }: ErasedBooking,
): Promise<void> {
  const { details } = await trx
    .selectFrom('lead_passengers')
    .select('details')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  // Letters quote what people wrote and changed.
  const mails = await trx
    .updateTable('outbox')
    .set({ letter: null, state: sql`case when state = 'sent' then state else 'failed' end` })
    .where('order_id', '=', orderId)
    .returning('message_id')
    .execute();
  await deleteMailFiles(
    dataDir,
    mails.map(({ message_id: messageId }) => messageId),
  );
  await trx.deleteFrom('booked_names').where('order_id', '=', orderId).execute();
  await trx.deleteFrom('contacts').where(isSameEmail('contacts', details.email)).execute();
  const enquiries = await enquiriesAbout(trx, reference, details.email).select('id').execute();
  await eraseEnquiries(
    trx,
    dataDir,
    enquiries.map(({ id }) => id),
  );
}

/** @returns the number of erased messages */
async function eraseEnquiries(trx: Kysely<Tables>, dataDir: string, ids: readonly string[]): Promise<number> {
  await deleteMails(trx, dataDir, 'enquiry_id', ids);
  await trx.deleteFrom('enquiries').where('id', '=', anyOf(ids)).execute();
  return ids.length;
}

async function eraseLead(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('other_passengers').where('lead_passenger_id', '=', id).execute();
  await trx
    .updateTable('lead_passengers')
    .set({ details: JSON.stringify(ERASED_DETAILS), erased_at: new Date() })
    .where('id', '=', id)
    .execute();
  await appendToLedger(trx, { subject: 'lead-passenger', id, event: 'erased' });
}
