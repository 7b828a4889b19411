import type { Database } from '../db/open-database';

import { anyOf, enquiriesAbout, isSameEmail } from './match-people';

/** Returns all data about the people of a booking, what they wrote included; `null` for an unknown reference. */
export async function exportPersonalData(db: Database, reference: string) {
  const order = await orderWithPeople(db, reference);
  if (!order) return null;
  const enquiries = await enquiriesAbout(db, reference, order.details.email).selectAll().execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'sent_at', 'letter'])
    .where((where) =>
      where.or([
        where('order_id', '=', order.id),
        where('enquiry_id', '=', anyOf(enquiries.map(({ id }) => id))),
      ]),
    )
    .execute();
  const events = await db
    .selectFrom('order_events')
    .select(['at', 'event', 'detail'])
    .where('order_id', '=', order.id)
    .execute();
  const payments = await db
    .selectFrom('attempts')
    .select(['created_at', 'amount', 'state', 'card_brand', 'card_last4'])
    .where('lead_passenger_id', '=', order.lead_passenger_id)
    .execute();
  const bookedNames = await db
    .selectFrom('booked_names')
    .select(['traveller', 'title', 'first_name', 'last_name'])
    .where('order_id', '=', order.id)
    .execute();
  const contacts = await db
    .selectFrom('contacts')
    .selectAll()
    .where(isSameEmail('contacts', order.details.email))
    .execute();
  const { details, passengers, holiday, lead_passenger_id: _leadId, ...stored } = order;
  const { card_brand: brand, card_last4: last4, ...booking } = stored;
  return {
    booking,
    leadPassenger: details,
    otherPassengers: passengers ?? [],
    holiday: { hotelName: holiday.hotelName, departureDate: holiday.departureDate, nights: holiday.nights },
    card: last4 === null ? null : { brand, last4 },
    payments,
    contacts,
    enquiries,
    mails,
    bookedNames,
    events,
  };
}

function orderWithPeople(db: Database, reference: string) {
  return db
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'orders.lead_passenger_id')
    .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
    .innerJoin('attempts', 'attempts.id', 'orders.attempt_id')
    .select([
      'orders.id',
      'orders.reference',
      'orders.lead_passenger_id',
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
}
