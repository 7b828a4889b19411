import type { ActivePayment } from '@storefront/shared/api/booking/payment-in-progress.schema';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { Selectable } from 'kysely';

import type { Database } from '../db/open-database';
import { record, violatedConstraint } from '../db/record';
import type { Tables } from '../db/tables';
import { ApiError } from '../http/api-error';

export type AttemptRow = Selectable<Tables['attempts']>;

export interface AttemptWish {
  readonly paymentId: string;
  readonly quoteId: string;
  readonly leadPassengerId: string;
  readonly route: 'card' | 'gateway';
  readonly paymentType: 'deposit' | 'full-amount';
  readonly amount: Pence;
}

export async function findAttempt(db: Database, paymentId: string): Promise<AttemptRow | null> {
  return (await db.selectFrom('attempts').selectAll().where('id', '=', paymentId).executeTakeFirst()) ?? null;
}

/**
 * The attempt under this payment id: the one that is there, or a new one. The row is written before the
 * provider is asked for anything, so that no charge can exist that we do not know of.
 *
 * @throws Refusal 409 when the id belongs to another payment, or another one of this booking is under way
 */
export async function attemptFor(db: Database, wish: AttemptWish): Promise<AttemptRow> {
  const known = await findAttempt(db, wish.paymentId);
  if (known) return sameAttempt(known, wish);
  try {
    await db.transaction().execute(async (trx) => {
      const now = new Date();
      await trx
        .insertInto('attempts')
        .values({
          id: wish.paymentId,
          quote_id: wish.quoteId,
          lead_passenger_id: wish.leadPassengerId,
          route: wish.route,
          payment_type: wish.paymentType,
          amount: wish.amount,
          state: 'created',
          reason: null,
          card_brand: null,
          card_last4: null,
          created_at: now,
          updated_at: now,
          looked_at: null,
        })
        .execute();
      await record(trx, { subject: 'attempt', id: wish.paymentId, event: 'created', amount: wish.amount });
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    if (constraint.startsWith('one_live_attempt')) {
      throw new ApiError(
        409,
        'payment-in-progress',
        'Another payment for this booking is under way or done.',
        await livePayment(db, wish.leadPassengerId),
      );
    }
  }
  const written = await findAttempt(db, wish.paymentId);
  if (!written) throw new Error('the attempt that was just written is not there');
  return sameAttempt(written, wish);
}

/**
 * The payment that stands in the way, for whoever holds the lead passenger's id: a second tab of the same
 * booking goes on with it instead of paying again. Nothing for a payment of somebody else.
 */
async function livePayment(db: Database, leadPassengerId: string): Promise<{ payment?: ActivePayment }> {
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
    .where('attempts.state', 'in', ['created', 'pending', 'succeeded'])
    .executeTakeFirst();
  if (!live) return {};
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

function sameAttempt(attempt: AttemptRow, wish: AttemptWish): AttemptRow {
  const same =
    attempt.quote_id === wish.quoteId &&
    attempt.lead_passenger_id === wish.leadPassengerId &&
    attempt.amount === wish.amount;
  if (!same) throw new ApiError(409, 'other-payment', 'This payment id belongs to another payment.');
  return attempt;
}
