import { cancelPaymentRequestSchema } from '@storefront/shared/api/booking/cancel-payment';
import { cardPaymentRequestSchema } from '@storefront/shared/api/booking/pay-by-card';
import { gatewayRequestSchema } from '@storefront/shared/api/booking/start-gateway-payment';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { amountDue, findQuote, type QuoteRow } from '../quotes/quotes';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';
import { ApiError } from '../http/api-error';

import { attemptFor, findAttempt, type AttemptRow } from './attempts';
import { hasExpired } from './card-expiry';
import { passesLuhn } from './luhn';
import { CardInput, type PaymentProvider } from './payment-provider';
import { cancelAttempt, endAbandoned, settleAttempt } from './settle-attempt';

export interface PaymentDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
}

/**
 * `POST /api/payments`: charges a card. The same payment id answers the first result again.
 *
 * @throws Refusal 402 declined, 409 amount or quote no longer right, 422 card that cannot be right
 */
export async function payByCard(
  deps: PaymentDeps,
  body: unknown,
): Promise<{ payment: { paymentId: string } }> {
  const request = parseInput(cardPaymentRequestSchema, body);
  // Before anything is written: an attempt that cannot come to an end would stand in the way of one that can.
  if (!deps.provider.takesCards)
    throw new ApiError(409, 'card-not-here', 'Cards are taken on the page of the payment provider only.');
  if (!passesLuhn(request.cardNumber))
    throw new ApiError(422, 'bad-card', 'cardNumber: is not a card number');
  const expires = `${request.year}-${request.month}`;
  if (hasExpired(expires, deps.clock)) throw new ApiError(422, 'bad-card', 'month: the card has expired');

  const attempt = await preparedAttempt(deps, {
    ...request,
    route: 'card',
    amount: poundsToPence(request.amount),
  });
  if (attempt.state === 'created' || attempt.state === 'pending') {
    const card = new CardInput({
      number: request.cardNumber,
      securityCode: request.securityCode,
      name: request.name,
      expires,
    });
    await deps.provider.chargeCard(attempt.id, pence(attempt.amount), card);
  }
  const settled = await settleAttempt(deps, attempt);
  if (settled.state === 'succeeded') return { payment: { paymentId: settled.id } };
  if (settled.state === 'failed')
    throw new ApiError(402, settled.reason ?? 'declined', 'The card was declined.');
  if (settled.state === 'cancelled' || settled.state === 'expired')
    throw new ApiError(409, 'payment-ended', 'This payment was ended and nothing was charged.');
  throw new ApiError(409, 'payment-pending', 'The payment is not decided yet.');
}

/** `POST /api/pay`: a page of the provider to pay on. The same payment id answers the same page. */
export async function payOnPage(deps: PaymentDeps, body: unknown): Promise<{ paymentUrl: string }> {
  const request = parseInput(gatewayRequestSchema, body);
  if (!(await deps.provider.isOn()))
    throw new ApiError(409, 'provider-off', 'Online payment is not available.');
  const attempt = await preparedAttempt(deps, {
    paymentId: request.paymentId,
    quoteId: request.quoteId,
    leadPassengerId: request.customerId,
    paymentType: request.paymentType,
    route: 'gateway',
    amount: pence(request.amount),
  });
  return deps.provider.openPage(attempt.id, pence(attempt.amount));
}

/** `GET /api/payment/status/{paymentId}` */
export async function paymentStatus(deps: PaymentDeps, paymentId: string): Promise<{ status: string }> {
  return statusOf(await settleAttempt(deps, await knownAttempt(deps, paymentId)));
}

/** `POST /api/payment/cancel`: before a booking is changed, or paid for in another way. */
export async function cancelPayment(deps: PaymentDeps, body: unknown): Promise<{ status: string }> {
  const { paymentId } = parseInput(cancelPaymentRequestSchema, body);
  return statusOf(await cancelAttempt(deps, await knownAttempt(deps, paymentId)));
}

async function knownAttempt({ db }: PaymentDeps, paymentId: string): Promise<AttemptRow> {
  const attempt = await findAttempt(db, paymentId);
  if (!attempt) throw new ApiError(404, 'unknown-payment', 'There is no such payment.');
  return attempt;
}

function statusOf({ state, reason }: AttemptRow): { status: string } {
  return { status: state === 'failed' ? failureWord(reason) : WORDS[state] };
}

function failureWord(reason: string | null): string {
  if (reason === 'processing-error') return 'error';
  return reason === 'declined' || reason === 'insufficient-funds' ? 'declined' : 'fail';
}

const WORDS = {
  created: 'pending',
  pending: 'pending',
  succeeded: 'success',
  cancelled: 'cancelled',
  expired: 'error',
} as const;

/** The attempt, after the amount was held against the quote; a known attempt is past that check. */
async function preparedAttempt(
  deps: PaymentDeps,
  wish: Parameters<typeof attemptFor>[1],
): Promise<AttemptRow> {
  const quote = await findQuote(deps.db, wish.quoteId);
  const known = await findAttempt(deps.db, wish.paymentId);
  if (!known) refuseWrongAmount(deps.clock, quote, wish);
  const lead = await deps.db
    .selectFrom('lead_passengers')
    .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'lead_passengers.id')
    .select(['lead_passengers.id', 'other_passengers.passengers'])
    .where('lead_passengers.id', '=', wish.leadPassengerId)
    .where('lead_passengers.erased_at', 'is', null)
    .executeTakeFirst();
  if (!lead) throw new ApiError(409, 'unknown-lead', 'There is no such lead passenger.');
  const [named, guests] = [1 + (lead.passengers?.length ?? 0), guestCount(quote.rooms)];
  if (!known && named !== guests) {
    throw new ApiError(409, 'passengers-incomplete', `The booking is for ${guests} and names ${named}.`, {
      named,
      guests,
    });
  }
  if (!known) await endAbandoned(deps, wish);
  return attemptFor(deps.db, wish);
}

function refuseWrongAmount(clock: Clock, quote: QuoteRow, wish: Parameters<typeof attemptFor>[1]): void {
  if (quote.expires_at.getTime() < clock.now()) {
    throw new ApiError(409, 'quote-expired', 'The price is no longer held: ask for a new quote.', {
      total: quote.total,
    });
  }
  const due = amountDue(quote, wish.paymentType, clock);
  if (wish.amount !== due) {
    throw new ApiError(409, 'wrong-amount', 'The amount is not what this holiday costs.', {
      amount: due,
      total: quote.total,
    });
  }
}
