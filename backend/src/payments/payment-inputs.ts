import type { Passenger } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { ONE_ROW, planOnce } from '../db/prepared-statements';
import { batched } from '../db/statement-batch';
import type { Tables } from '../db/tables';
import type { PayableQuote } from '../quotes/quotes';

/** The ids that a payment refers to. */
interface PaymentIds {
  readonly paymentId: string;
  readonly quoteId: string;
  readonly leadPassengerId: string;
}

/** What is stored about a payment that is to be made. */
export interface PaymentInputs {
  /** `null`: there is no such quote. */
  readonly quote: PayableQuote | null;
  /** The payment id is known: the request is a repetition. */
  readonly isRepeated: boolean;
  /** The people besides the lead passenger; `null` without a lead passenger, or when it was erased. */
  readonly passengers: readonly Passenger[] | null;
  /** Another payment of the quote or of the lead passenger is neither paid nor ended. */
  readonly hasOpenPayment: boolean;
}

/** Reads what a payment depends on, for all payments that start together. */
export const readPaymentInputs = batched(readAll);

async function readAll(
  db: Kysely<Tables>,
  payments: readonly PaymentIds[],
): Promise<readonly PaymentInputs[]> {
  const rows = await db
    .selectFrom(givenIds(payments))
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('quotes')
          .select(['total', 'rooms', 'extras', 'holiday', 'expires_at'])
          .whereRef('quotes.id', '=', 'given.quote_id')
          .limit(ONE_ROW)
          .as('quote'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('lead_passengers')
          .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'lead_passengers.id')
          .select(['lead_passengers.id', 'other_passengers.passengers'])
          .whereRef('lead_passengers.id', '=', 'given.lead_id')
          .where('lead_passengers.erased_at', 'is', null)
          .limit(ONE_ROW)
          .as('lead'),
      (join) => join.onTrue(),
    )
    .select([
      'quote.total',
      'quote.rooms',
      'quote.extras',
      'quote.holiday',
      'quote.expires_at',
      'lead.id as lead',
      'lead.passengers',
      sql<boolean>`${oneAttempt(sql`id = given.payment_id`)} is true`.as('is_known'),
      // States as literals: the plan uses the partial indexes of active payments.
      sql<boolean>`
        ${oneAttempt(sql`${OPEN_PAYMENT} and quote_id = given.quote_id`)} is true
        or ${oneAttempt(sql`${OPEN_PAYMENT} and lead_passenger_id = given.lead_id`)} is true`.as(
        'has_open_payment',
      ),
    ])
    .orderBy('given.turn')
    .execute();
  return rows.map((row) => ({
    quote: quoteOf(row),
    isRepeated: row.is_known,
    passengers: row.lead === null ? null : (row.passengers ?? []),
    hasOpenPayment: row.has_open_payment,
  }));
}

const OPEN_PAYMENT = sql`state in ('created', 'pending') and order_id is null and id <> given.payment_id`;

/** Returns whether there is a payment, as true or null. `exists` may be planned as one scan of all payments. */
function oneAttempt(condition: RawBuilder<unknown>): RawBuilder<true | null> {
  return sql`(select true from attempts where ${condition} limit ${ONE_ROW})`;
}

/** A row for each payment, in the order of the list. */
function givenIds(payments: readonly PaymentIds[]) {
  const idsOf = (name: keyof PaymentIds) => planOnce(payments.map((payment) => payment[name]));
  return sql<{ turn: string; payment_id: string; quote_id: string; lead_id: string }>`
    unnest(${idsOf('paymentId')}, ${idsOf('quoteId')}, ${idsOf('leadPassengerId')}) with ordinality`.as<'given'>(
    sql`given(payment_id, quote_id, lead_id, turn)`,
  );
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

/** All columns of a missing quote are null. */
function quoteOf({ total, rooms, extras, holiday, expires_at }: Nullable<PayableQuote>): PayableQuote | null {
  if (total === null || rooms === null || extras === null || holiday === null || expires_at === null)
    return null;
  return { total, rooms, extras, holiday, expires_at };
}
