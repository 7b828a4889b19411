import type {
  ChosenPackage,
  Extras,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { sql, type RawBuilder } from 'kysely';

import type { BookingTerms } from '../db/after-booking-tables';
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
  readonly payment: StoredPayment;
  /** Calendar date; `null` in orders from before it was stored: the departure date. */
  readonly balanceDueOn: string | null;
  /** `null` in orders from before terms were stored. */
  readonly terms: BookingTerms | null;
  readonly bookedTotal: number;
  readonly orderId: string;
  readonly accessVersion: number;
}

/** The payment that created an order. */
export interface StoredPayment {
  /** Time at which the payment and its order were stored, in milliseconds since 1970. */
  readonly atMs: number;
  readonly amount: number;
  /** `null` when the provider reports no card. */
  readonly cardBrand: string | null;
  readonly lastFourDigits: string | null;
}

/** Returns a subquery of an order with what its mail contains, as JSON; `null` for an unknown order. */
export function orderAsJson(orderId: RawBuilder<string>): RawBuilder<StoredOrder | null> {
  return sql`(
    select json_build_object(
      'reference', orders.reference, 'total', orders.total, 'paid', orders.paid, 'balance', orders.balance,
      'holiday', quotes.holiday, 'extras', coalesce(orders.extras, quotes.extras), 'perPerson', quotes.per_person,
      'lines', quotes.lines || coalesce(
        (select jsonb_agg(line order by added.created_at) from added_extras added, jsonb_array_elements(added.lines) line
          where added.order_id = orders.id), '[]'),
      'bookedTotal', quotes.total, 'balanceDueOn', orders.balance_due_on, 'terms', orders.terms,
      'orderId', orders.id, 'accessVersion', orders.access_version,
      'lead', lead_passengers.details, 'passengers', coalesce(other_passengers.passengers, '[]'),
      'payment', json_build_object(
        'atMs', round(extract(epoch from orders.created_at) * 1000),
        'amount', attempts.amount, 'cardBrand', attempts.card_brand, 'lastFourDigits', attempts.card_last4
      )
    )
    from orders
      join attempts on attempts.id = orders.attempt_id
      join quotes on quotes.id = orders.quote_id
      join lead_passengers on lead_passengers.id = orders.lead_passenger_id
      left join other_passengers on other_passengers.lead_passenger_id = orders.lead_passenger_id
    where orders.id = ${orderId}
  )`;
}
