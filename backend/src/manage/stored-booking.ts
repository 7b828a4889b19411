import type {
  ChosenPackage,
  Extras,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { sql, type Kysely, type Selectable } from 'kysely';

import type { BookingTerms } from '../db/after-booking-tables';
import type { LeadPassenger, Tables } from '../db/tables';

/** An order with everything that belongs to it. Amounts in pence. */
export interface StoredBooking {
  readonly order: Selectable<Tables['orders']>;
  readonly holiday: ChosenPackage;
  readonly extras: Extras;
  readonly lines: readonly PriceLine[];
  /** The total when the booking was made: the deposit is a share of it. */
  readonly bookedTotal: number;
  readonly terms: BookingTerms;
  readonly lead: LeadPassenger;
  readonly passengers: readonly Passenger[];
  /** Payments that were made, oldest first. */
  readonly payments: readonly Selectable<Tables['attempts']>[];
  /** A payment of the balance that is neither made nor ended. */
  readonly openPayment: Selectable<Tables['attempts']> | null;
  readonly refunds: readonly Selectable<Tables['refunds']>[];
  readonly names: readonly Selectable<Tables['booked_names']>[];
  readonly events: readonly Selectable<Tables['order_events']>[];
  /** Mails that were sent. */
  readonly mails: readonly Pick<Selectable<Tables['outbox']>, 'kind' | 'cause' | 'sent_at'>[];
}

interface PriceLine {
  readonly label: string;
  readonly amount: number;
}

/** A booking from before terms were stored: the balance is due on departure, and a person decides on cancellations. */
export const NO_TERMS: BookingTerms = { balanceDueDays: 0, cancellation: [] };

/** Returns a booking; `null` for an unknown order. */
export async function readBooking(db: Kysely<Tables>, orderId: string): Promise<StoredBooking | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!order) return null;
  const quote = await db
    .selectFrom('quotes')
    .select(['holiday', 'extras', 'lines', 'total'])
    .where('id', '=', order.quote_id)
    .executeTakeFirstOrThrow();
  const attempts = await attemptsOf(db, order);
  const added = await db
    .selectFrom('added_extras')
    .select('lines')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return {
    order,
    holiday: quote.holiday,
    extras: order.extras ?? quote.extras,
    lines: [...quote.lines, ...added.flatMap(({ lines }) => lines)],
    bookedTotal: quote.total,
    terms: order.terms ?? NO_TERMS,
    ...(await peopleOf(db, order)),
    payments: attempts.filter(({ state }) => state === 'succeeded'),
    openPayment: attempts.find(({ state }) => state === 'created' || state === 'pending') ?? null,
    ...(await historyOf(db, orderId)),
  };
}

/** The first payment made the order; those of the balance name it. */
function attemptsOf(db: Kysely<Tables>, { id, attempt_id: first }: Selectable<Tables['orders']>) {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where((where) => where.or([where('id', '=', first), where('order_id', '=', id)]))
    .where('state', 'in', ['created', 'pending', 'succeeded'])
    .orderBy(sql`id = ${first}`, 'desc')
    .orderBy('updated_at')
    .execute();
}

async function peopleOf(
  db: Kysely<Tables>,
  { id, lead_passenger_id: leadId }: Selectable<Tables['orders']>,
): Promise<Pick<StoredBooking, 'lead' | 'passengers' | 'names'>> {
  const row = await db
    .selectFrom('lead_passengers')
    .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'lead_passengers.id')
    .select(['lead_passengers.details', 'other_passengers.passengers'])
    .where('lead_passengers.id', '=', leadId)
    .executeTakeFirstOrThrow();
  const names = await db.selectFrom('booked_names').selectAll().where('order_id', '=', id).execute();
  return { lead: row.details, passengers: row.passengers ?? [], names };
}

async function historyOf(
  db: Kysely<Tables>,
  orderId: string,
): Promise<Pick<StoredBooking, 'refunds' | 'events' | 'mails'>> {
  const refunds = db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at');
  const events = db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id');
  const mails = db
    .selectFrom('outbox')
    .select(['kind', 'cause', 'sent_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent');
  return {
    refunds: await refunds.execute(),
    events: await events.execute(),
    mails: await mails.execute(),
  };
}
