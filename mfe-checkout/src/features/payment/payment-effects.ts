import { cancelPayment } from '@storefront/shared/api/booking/cancel-payment';
import { payByCard } from '@storefront/shared/api/booking/pay-by-card';
import { startGatewayPayment } from '@storefront/shared/api/booking/start-gateway-payment';
import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { parsePaymentStatus } from '@storefront/shared/domain/booking/payment-status';
import { isProviderUrl } from '@storefront/shared/domain/booking/provider-url';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { completeOrder } from './complete-order';
import { fetchAttemptStatus } from './fetch-attempt-status';
import type { CardPayment, GatewayPayment, PaymentEffect, PaymentEvent } from './payment-machine';
import { classifyPaymentError } from './payment-refusal';
import { cardRequest, gatewayRequest } from './payment-requests';
import { openPaymentWindow } from './payment-window';
import { isPastPollLimit } from './poll-until-decided';
import { adoptPayment, openAttempt, recordPaymentUrl } from './record-attempt';
import { createStatusWatch, type StatusWatch } from './status-watch';

export interface PaymentDeps extends Pick<StorefrontRuntime, 'config' | 'booking' | 'clock'> {
  /** Deletes the passenger drafts of this browser once the order exists (DEC-54). */
  readonly clearDrafts: () => void;
  /** Requests a new quote: the server holds another price than the one that was sent. */
  readonly refreshPrice: () => void;
  readonly showConfirmation: () => void;
}

interface EffectContext extends PaymentDeps {
  readonly dispatch: (event: PaymentEvent) => void;
  readonly statusWatch: StatusWatch;
}

/** Runs the effects of the state machine: API calls, the polling timer and the booking session. */
export function createPaymentEffects(deps: PaymentDeps, dispatch: (event: PaymentEvent) => void) {
  const statusWatch = createStatusWatch(deps, dispatch);
  const context: EffectContext = { ...deps, dispatch, statusWatch };
  return {
    run: (effect: PaymentEffect) => runEffect(context, effect),
    suspend: statusWatch.suspend,
    resume: statusWatch.resume,
  };
}

function runEffect(context: EffectContext, effect: PaymentEffect): void {
  const { booking, statusWatch } = context;
  switch (effect.type) {
    case 'charge-card':
      return void chargeCard(context, effect.payment);
    case 'start-gateway-payment':
      return void startOnGateway(context, effect.payment);
    case 'look-up':
      return void lookUp(context, effect.attempt);
    case 'watch':
      return statusWatch.start(effect.attempt);
    case 'poll-now':
      return statusWatch.pollNow();
    case 'stop-watching':
      return statusWatch.stop();
    case 'cancel-payment':
      return void cancel(context, effect.attempt);
    case 'create-order':
      return void createOrder(context, effect.attempt);
    case 'record':
      return booking.commands.recordPayment(effect.attempt);
    case 'refresh-price':
      return context.refreshPrice();
    case 'show-confirmation':
      return context.showConfirmation();
  }
}

async function chargeCard(context: EffectContext, payment: CardPayment): Promise<void> {
  const { config, booking, clock, dispatch } = context;
  const { card, option, quote, leadPassengerId } = payment;
  const attempt = openAttempt(booking, option, quote, 'card', clock.now());
  const response = await payByCard(config, cardRequest(card, attempt, quote, leadPassengerId));
  dispatch(response.ok ? { type: 'succeeded', attempt } : eventOfError(context, response.error, attempt));
}

/** Opens the payment window before the first `await`: later than in the click itself, browsers block it. */
async function startOnGateway(context: EffectContext, payment: GatewayPayment): Promise<void> {
  const { config, booking, clock, dispatch } = context;
  const { option, quote, lead, leadPassengerId } = payment;
  // Recorded before the window opens: the window starts with a copy of this tab's session storage, and the way back
  // from the provider ends there.
  const attempt = openAttempt(booking, option, quote, 'gateway', clock.now());
  const paymentWindow = openPaymentWindow(config.gatewayFramed);
  const response = await startGatewayPayment(config, gatewayRequest(lead, leadPassengerId, quote, attempt));
  if (!response.ok) {
    paymentWindow.close();
    return dispatch(eventOfError(context, response.error, attempt));
  }
  const paymentUrl = response.value.paymentUrl ?? '';
  if (!isProviderUrl(paymentUrl, config.gatewayOrigin)) {
    paymentWindow.close();
    return dispatch({ type: 'no-payment-page', attempt });
  }
  const pending = recordPaymentUrl(booking, attempt, paymentUrl);
  dispatch({ type: 'pending', attempt: pending, visibleIn: paymentWindow.show(paymentUrl) });
}

function eventOfError(
  { config, booking, clock }: PaymentDeps,
  error: ApiError,
  attempt: PaymentAttempt,
): PaymentEvent {
  const refusal = classifyPaymentError(error);
  switch (refusal.kind) {
    case 'unknown':
      return { type: 'no-decision', attempt };
    case 'challenge': {
      const { paymentUrl } = refusal;
      if (!isProviderUrl(paymentUrl, config.gatewayOrigin)) return { type: 'no-decision', attempt };
      return {
        type: 'pending',
        attempt: recordPaymentUrl(booking, attempt, paymentUrl),
        visibleIn: config.gatewayFramed ? 'frame' : 'link',
      };
    }
    case 'not-charged':
      return { type: 'rejected', attempt, reason: refusal.reason };
    case 'other-payment':
      return refusal.payment
        ? { type: 'other-payment', attempt: adoptPayment(booking, refusal.payment, clock.now()) }
        : { type: 'rejected', attempt, reason: null };
  }
}

async function lookUp(context: EffectContext, attempt: PaymentAttempt): Promise<void> {
  const { config, clock, dispatch } = context;
  const status = await fetchAttemptStatus(config, attempt.paymentId);
  if (status !== 'pending') return dispatch({ type: status, attempt });
  if (isPastPollLimit(attempt.startedAt, clock.now())) return dispatch({ type: 'timed-out', attempt });
  const pending = attempt.paymentUrl ? attempt : await fetchPaymentPage(context, attempt);
  dispatch({ type: 'pending', attempt: pending, visibleIn: config.gatewayFramed ? 'frame' : 'link' });
}

/**
 * Adds the payment page to an attempt that was started in another tab, or whose response was lost. Repeating the
 * request is safe: the server returns the page of the same payment id.
 */
async function fetchPaymentPage(
  { config, booking }: PaymentDeps,
  attempt: PaymentAttempt,
): Promise<PaymentAttempt> {
  const { leadDetails: lead, leadPassengerId } = booking.getState();
  if (attempt.route === 'card' || !lead || !leadPassengerId || !attempt.quote) return attempt;
  const request = gatewayRequest(lead, leadPassengerId, attempt.quote, attempt);
  const response = await startGatewayPayment(config, request);
  const paymentUrl = response.ok ? (response.value.paymentUrl ?? '') : '';
  if (!isProviderUrl(paymentUrl, config.gatewayOrigin)) return attempt;
  return recordPaymentUrl(booking, attempt, paymentUrl);
}

const CANCEL_EVENTS = {
  succeeded: 'succeeded',
  failed: 'cancelled',
  cancelled: 'cancelled',
  pending: 'no-decision',
} as const;

async function cancel({ config, dispatch }: EffectContext, attempt: PaymentAttempt): Promise<void> {
  const response = await cancelPayment(config, { paymentId: attempt.paymentId });
  const outcome = response.ok ? parsePaymentStatus(response.value.status) : 'pending';
  const type = CANCEL_EVENTS[outcome];
  dispatch({ type, attempt });
}

async function createOrder(context: EffectContext, attempt: PaymentAttempt): Promise<void> {
  const hasOrder = await completeOrder(context, attempt);
  context.dispatch({ type: hasOrder ? 'order-created' : 'order-failed', attempt });
}
