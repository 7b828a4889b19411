import { cancelPaymentRequestSchema } from '@storefront/shared/api/booking/cancel-payment';
import { cardPaymentRequestSchema } from '@storefront/shared/api/booking/pay-by-card';
import type { PaymentStatus } from '@storefront/shared/api/booking/payment-status';
import { gatewayRequestSchema } from '@storefront/shared/api/booking/start-gateway-payment';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';
import type { Clock } from '@storefront/shared/platform/time/clock';

import { amountDue, type PayableQuote } from '../quotes/quotes';
import type { BookingTerms, PaymentPurpose } from '../db/after-booking-tables';
import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';
import { ApiError } from '../http/api-error';

import { findOrCreateAttempt, findAttempt, type AttemptRequest, type AttemptRow } from './attempts';
import { hasExpired } from './card-expiry';
import { passesLuhn } from './luhn';
import { readPaymentInputs } from './payment-inputs';
import { CardInput, type Charge, type PaymentProvider } from './payment-provider';
import { cancelAttempt, cancelAbandoned, settleAttempt } from './settle-attempt';

export interface PaymentDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  /** The terms that new bookings keep. */
  readonly terms: BookingTerms;
}

/**
 * `POST /api/payments`: charges a card. Repeating a payment id returns the first result.
 *
 * @throws ApiError 402 declined, 409 outdated amount or quote, 409 `payment-pending` with the `paymentUrl` of the bank's
 *   check (3-D Secure), 422 invalid card
 */
export async function payByCard(
  deps: PaymentDeps,
  body: unknown,
): Promise<{ payment: { paymentId: string } }> {
  const request = parseInput(cardPaymentRequestSchema, body);
  // Checked before the attempt is written: an attempt that cannot be settled would block others.
  if (!deps.provider.acceptsCards)
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
  let charge: Charge | null = null;
  if (attempt.state === 'created' || attempt.state === 'pending') {
    const card = new CardInput({
      number: request.cardNumber,
      securityCode: request.securityCode,
      name: request.name,
      expires,
    });
    charge = await deps.provider.chargeCard(attempt.id, pence(attempt.amount), card);
  }
  const settled = await settleAttempt(deps, attempt, charge);
  if (settled.state === 'succeeded') return { payment: { paymentId: settled.id } };
  if (settled.state === 'failed')
    throw new ApiError(402, settled.reason ?? 'declined', 'The card was declined.');
  if (settled.state === 'cancelled' || settled.state === 'expired')
    throw new ApiError(409, 'payment-ended', 'This payment was ended and nothing was charged.');
  throw new ApiError(409, 'payment-pending', 'The payment is not decided yet.', {
    paymentUrl: charge?.challengeUrl,
  });
}

/** `POST /api/pay`: opens a payment page of the provider. Repeating a payment id returns the same page. */
export async function payOnPage(deps: PaymentDeps, body: unknown): Promise<{ paymentUrl: string }> {
  const request = parseInput(gatewayRequestSchema, body);
  if (!(await deps.provider.isAvailable()))
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
export async function paymentStatus(deps: PaymentDeps, paymentId: string): Promise<PaymentStatus> {
  return statusOf(await settleAttempt(deps, await requireAttempt(deps, paymentId)));
}

/** `POST /api/payment/cancel`: cancels a payment before its booking is changed or paid in another way. */
export async function cancelPayment(deps: PaymentDeps, body: unknown): Promise<PaymentStatus> {
  const { paymentId } = parseInput(cancelPaymentRequestSchema, body);
  return statusOf(await cancelAttempt(deps, await requireAttempt(deps, paymentId)));
}

async function requireAttempt({ db }: PaymentDeps, paymentId: string): Promise<AttemptRow> {
  const attempt = await findAttempt(db, paymentId);
  if (!attempt) throw new ApiError(404, 'unknown-payment', 'There is no such payment.');
  return attempt;
}

function statusOf({ state, reason }: AttemptRow): PaymentStatus {
  if (state !== 'failed') return { status: STATUSES[state] };
  return { status: failureStatus(reason), ...(reason === null ? {} : { reason }) };
}

function failureStatus(reason: string | null): string {
  if (reason === 'processing-error') return 'error';
  return reason === 'declined' || reason === 'insufficient-funds' ? 'declined' : 'fail';
}

const STATUSES = {
  created: 'pending',
  pending: 'pending',
  succeeded: 'success',
  cancelled: 'cancelled',
  expired: 'error',
} as const;

/** The payment that makes a booking. */
type FirstPayment = AttemptRequest & { readonly paymentType: Exclude<PaymentPurpose, 'balance'> };

/** Returns the attempt, after a new one was checked against its quote and passengers. */
async function preparedAttempt(deps: PaymentDeps, request: FirstPayment): Promise<AttemptRow> {
  const { quote, isRepeated, passengers, hasOpenPayment } = await readPaymentInputs(deps.db, request);
  if (!quote) throw new ApiError(404, 'unknown-quote', 'There is no such quote.');
  if (!isRepeated) checkAmount(deps.clock, quote, request);
  if (!passengers) throw new ApiError(409, 'unknown-lead', 'There is no such lead passenger.');
  if (isRepeated) return findOrCreateAttempt(deps.db, request, await findAttempt(deps.db, request.paymentId));
  const [named, guests] = [1 + passengers.length, guestCount(quote.rooms)];
  if (named !== guests) {
    throw new ApiError(409, 'passengers-incomplete', `The booking is for ${guests} and names ${named}.`, {
      named,
      guests,
    });
  }
  if (hasOpenPayment) await cancelAbandoned(deps, request);
  return findOrCreateAttempt(deps.db, { ...request, others: passengers.length });
}

function checkAmount(clock: Clock, quote: PayableQuote, request: FirstPayment): void {
  if (quote.expires_at.getTime() < clock.now()) {
    throw new ApiError(409, 'quote-expired', 'The price is no longer held: ask for a new quote.', {
      total: quote.total,
    });
  }
  const due = amountDue(quote, request.paymentType, clock);
  if (request.amount !== due) {
    throw new ApiError(409, 'wrong-amount', 'The amount is not what this holiday costs.', {
      amount: due,
      total: quote.total,
    });
  }
}
