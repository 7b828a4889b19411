import type { ActivePayment } from '@storefront/shared/api/booking/payment-in-progress.schema';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { sql, type Selectable } from 'kysely';

import type { PaymentPurpose } from '../db/after-booking-tables';
import { violatedConstraint } from '../db/ledger';
import { lockLeadPassengers } from '../db/lock-lead-passengers';
import type { Database } from '../db/open-database';
import { batched } from '../db/statement-batch';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';

export type AttemptRow = Selectable<Tables['attempts']>;

export interface AttemptRequest {
  readonly paymentId: string;
  readonly quoteId: string;
  readonly leadPassengerId: string;
  readonly route: 'card' | 'gateway';
  readonly paymentType: PaymentPurpose;
  readonly amount: Pence;
  /** The order whose balance is paid; left out for the payment that makes an order. */
  readonly orderId?: string;
  /** The people besides the lead passenger that the payment was checked for; left out for a balance. */
  readonly others?: number;
}

export async function findAttempt(db: Database, paymentId: string): Promise<AttemptRow | null> {
  return (await db.selectFrom('attempts').selectAll().where('id', '=', paymentId).executeTakeFirst()) ?? null;
}

/**
 * Returns the attempt with this payment id, which is created when it does not exist. The row is written before the first
 * call to the provider, so that no charge can exist without it.
 *
 * @param existing the attempt that the caller has just found, or `null`: one that is written meanwhile is found as well
 * @throws ApiError 409 when the id belongs to another payment, the booking has another active payment, or it names more
 *   or fewer people than the payment was checked for
 */
export async function findOrCreateAttempt(
  db: Database,
  request: AttemptRequest,
  existing: AttemptRow | null = null,
): Promise<AttemptRow> {
  if (existing) return sameAttempt(existing, request);
  try {
    const stored = await insertAttempt(db, request);
    if (stored) return stored;
    throw new ApiError(
      409,
      'passengers-incomplete',
      'The passengers were changed while the payment started.',
    );
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    // A repeated request violates the index of active payments as well as that of the ids.
    const written = await findAttempt(db, request.paymentId);
    if (written) return sameAttempt(written, request);
    if (!constraint.startsWith('one_live_attempt'))
      throw new Error('The new payment attempt was not stored.', { cause: error });
    throw new ApiError(
      409,
      'payment-in-progress',
      'Another payment for this booking is under way or done.',
      await activePayment(db, request.leadPassengerId),
    );
  }
}

/** Returns `null`, and stores nothing, when the booking names more or fewer people than the request. */
async function insertAttempt(db: Database, request: AttemptRequest): Promise<AttemptRow | null> {
  const now = new Date();
  const attempt: AttemptRow = {
    id: request.paymentId,
    quote_id: request.quoteId,
    lead_passenger_id: request.leadPassengerId,
    route: request.route,
    payment_type: request.paymentType,
    order_id: request.orderId ?? null,
    amount: request.amount,
    state: 'created',
    reason: null,
    card_brand: null,
    card_last4: null,
    created_at: now,
    updated_at: now,
    looked_at: null,
  };
  const isStored = await storeAttempt(db, { ...attempt, others: request.others ?? null });
  return isStored ? attempt : null;
}

interface NewAttempt extends AttemptRow {
  /** `null`: any number. */
  readonly others: number | null;
}

/** Writes attempts and their ledger entries. The result is false when the booking names another number of people. */
const storeAttempt = batched(
  (db, attempts: readonly NewAttempt[]) =>
    db.transaction().execute(async (trx) => {
      await lockLeadPassengers(
        trx,
        attempts.map((attempt) => attempt.lead_passenger_id),
      );
      const { rows } = await sql<{ id: string }>`
        with given as (
          select attempt.*, (item ->> 'others')::integer as others
          from jsonb_array_elements(${JSON.stringify(attempts)}::jsonb) item
            cross join lateral jsonb_populate_record(null::attempts, item) attempt
        ), stored as (
          insert into attempts
            (id, quote_id, lead_passenger_id, order_id, route, payment_type, amount, state, created_at, updated_at)
          select id, quote_id, lead_passenger_id, order_id, route, payment_type, amount, state, created_at, updated_at
          from given
          where others is null or others = coalesce((
            select jsonb_array_length(passengers) from other_passengers
            where other_passengers.lead_passenger_id = given.lead_passenger_id
          ), 0)
          returning id, amount, created_at
        ), entries as (
          insert into ledger (at, subject, subject_id, event, amount)
          select created_at, 'attempt', id, 'created', amount from stored
        )
        select id from stored`.execute(trx);
      const stored = new Set(rows.map(({ id }) => id));
      return attempts.map(({ id }) => stored.has(id));
    }),
  // Two payments of one booking are rejected, and would make the payments beside them run alone.
  (attempt) => attempt.lead_passenger_id,
);

/**
 * Returns the active payment of a lead passenger, so that a second tab of the booking continues it instead of paying
 * again. Only that booking has the id of its lead passenger.
 */
async function activePayment(db: Database, leadPassengerId: string): Promise<{ payment?: ActivePayment }> {
  const live = await db
    .selectFrom('attempts')
    .innerJoin('quotes', 'quotes.id', 'attempts.quote_id')
    .select([
      'attempts.id',
      'attempts.route',
      'attempts.payment_type',
      'attempts.amount',
      'attempts.quote_id',
      'quotes.extras',
      'quotes.lines',
      'quotes.total',
      'quotes.per_person',
      'quotes.expires_at',
    ])
    .where('attempts.lead_passenger_id', '=', leadPassengerId)
    .where('attempts.order_id', 'is', null)
    .where('attempts.state', 'in', ['created', 'pending', 'succeeded'])
    .executeTakeFirst();
  if (!live || live.payment_type === 'balance') return {};
  return {
    payment: {
      paymentId: live.id,
      route: live.route,
      paymentType: live.payment_type,
      amount: live.amount,
      extras: live.extras,
      quote: {
        quoteId: live.quote_id,
        lines: live.lines,
        total: live.total,
        perPerson: live.per_person,
        deposit: null,
        expiresAt: live.expires_at.toISOString(),
      },
    },
  };
}

function sameAttempt(attempt: AttemptRow, request: AttemptRequest): AttemptRow {
  const same =
    attempt.quote_id === request.quoteId &&
    attempt.lead_passenger_id === request.leadPassengerId &&
    attempt.amount === request.amount;
  if (!same) throw new ApiError(409, 'other-payment', 'This payment id belongs to another payment.');
  return attempt;
}
