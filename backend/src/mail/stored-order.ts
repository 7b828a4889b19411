import type {
  ChosenPackage,
  Extras,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';

import type { Database } from '../db/open-database';
import type { LeadPassenger } from '../db/tables';

/** An order with its quote and people, as stored. Amounts in pence. */
export interface StoredOrder {
  readonly reference: string;
  readonly holiday: ChosenPackage;
  readonly extras: Extras;
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  readonly lead: LeadPassenger;
  readonly passengers: readonly Passenger[];
  readonly total: number;
  readonly perPerson: number;
  readonly paid: number;
  readonly balance: number;
}

export async function readOrder(db: Database, orderId: string): Promise<StoredOrder> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'orders.lead_passenger_id')
    .select([
      'orders.reference',
      'orders.total',
      'orders.paid',
      'orders.balance',
      'quotes.holiday',
      'quotes.extras',
      'quotes.lines',
      'quotes.per_person as perPerson',
      'lead_passengers.details',
      'other_passengers.passengers',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { details, passengers, ...rest } = row;
  return { ...rest, lead: details, passengers: passengers ?? [] };
}
