import { cancelPayment, payByCard, startGatewayPayment } from '@storefront/shared/api/booking/booking-calls';
import type { GatewayRequest } from '@storefront/shared/api/booking/payments.schema';
import type {
  HeldQuote,
  PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { CardForm } from '../../domain/card-rules';
import type { PaymentOption } from '../../domain/payment-options';
import { parsePaymentStatus } from '../../domain/payment-status';

import { askStatus } from './fetch-payment-status';
import { adoptPayment, openAttempt } from './payment-attempt';
import { completeOrder } from './complete-order';
import { isProviderUrl, openPaymentWindow, type PaymentWindow } from './payment-window';
import { cardRequest, gatewayRequest } from './payment-requests';
import { classifyPaymentError, type OtherPayment } from './payment-refusal';
import * as states from './payment-state';
import { isOpen, READY, type PaymentState } from './payment-state';
import { pollUntilDecided, type Poll } from './poll-until-decided';

interface Deps extends Pick<StorefrontRuntime, 'config' | 'booking' | 'clock'> {
  readonly onConfirmed: () => void;
  /** The server holds another price now: the quote must be asked for again. */
  readonly onPriceRefused: () => void;
}

export type PaymentRun = ReturnType<typeof createPaymentRun>;

/**
 * Paying, from the first try to the order (`reliability`: one live attempt, one order). The id of a payment is
 * made and kept before anything is sent, and the attempt stays open until the server says what became of it:
 * no click, reload, second tab or lost answer can charge twice. Once paid, only the order is tried again.
 */
export function createPaymentRun({ config, booking, clock, onConfirmed, onPriceRefused }: Deps) {
  const { recordPayment } = booking.commands;
  const store: StoreApi<PaymentState> = createStore<PaymentState>(() =>
    isOpen(booking.getState().payment) ? { kind: 'checking' } : READY,
  );
  const show = (state: PaymentState) => store.setState(state, true);
  let busy = false;
  let poll: Poll | null = null;
  let left = false;

  /** One at a time, whatever is clicked how often. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      await work();
    } finally {
      busy = false;
    }
  }

  function stopPolling(): void {
    poll?.stop();
    poll = null;
  }

  async function order(attempt: PaymentAttempt): Promise<void> {
    stopPolling();
    show({ kind: 'finalising' });
    if (await completeOrder({ config, booking, clock }, attempt)) onConfirmed();
    else show({ kind: 'paid-not-ordered' });
  }

  function endedUnpaid(attempt: PaymentAttempt, next: PaymentState): void {
    stopPolling();
    recordPayment({ ...attempt, state: 'failed' });
    show(next);
  }

  /** Watches a payment until somebody has decided it. */
  function watch(attempt: PaymentAttempt): void {
    stopPolling();
    if (left) return;
    poll = pollUntilDecided({
      fetchStatus: () => askStatus(config, attempt.paymentId),
      now: clock.now,
      startedAt: attempt.startedAt ?? clock.now(),
      onDecided: (outcome) => {
        poll = null;
        if (outcome === 'succeeded') return void once(() => order(attempt));
        if (outcome === 'timed-out') return show({ kind: 'timed-out', attempt });
        return endedUnpaid(
          attempt,
          states.failureOf(attempt, outcome === 'unheard' ? 'not-reached' : 'declined'),
        );
      },
    });
  }

  /** What became of an attempt whose answer never came; `unheard` where the server never got it. */
  async function lookUp(attempt: PaymentAttempt, unheard: PaymentState): Promise<void> {
    const outcome = await askStatus(config, attempt.paymentId);
    if (outcome === 'unheard') return endedUnpaid(attempt, unheard);
    if (outcome === 'succeeded') return order(attempt);
    if (outcome === 'failed') return endedUnpaid(attempt, states.failureOf(attempt));
    if (states.isOver(attempt, clock.now())) return show({ kind: 'timed-out', attempt });
    return showPending(attempt.paymentUrl ? attempt : await withPage(attempt));
  }

  /** The page of a payment that was begun in another tab, or by a call whose answer was lost: it is still the same. */
  async function withPage(attempt: PaymentAttempt): Promise<PaymentAttempt> {
    const { leadDetails: lead, leadPassengerId } = booking.getState();
    if (attempt.route === 'card' || !lead || !leadPassengerId || !attempt.quote) return attempt;
    const answer = await startGatewayPayment(
      config,
      gatewayRequest(lead, leadPassengerId, attempt.quote, attempt),
    );
    const paymentUrl = answer.ok ? (answer.value.paymentUrl ?? '') : '';
    if (!isProviderUrl(paymentUrl, config.gatewayOrigin)) return attempt;
    const found = { ...attempt, paymentUrl };
    recordPayment(found);
    return found;
  }

  function showPending(attempt: PaymentAttempt): void {
    const { paymentUrl } = attempt;
    const shownIn = config.gatewayFramed ? 'frame' : 'link';
    show(paymentUrl ? { kind: 'gateway', paymentUrl, shownIn } : { kind: 'waiting', attempt });
    watch(attempt);
  }

  /** Another payment of this booking is there: this tab goes on with that one. */
  async function adopt(payment: OtherPayment): Promise<void> {
    show({ kind: 'checking' });
    return lookUp(adoptPayment(booking, payment, clock.now()), READY);
  }

  /** @param unsure what to do where only the server can say whether money has moved */
  async function refused(
    error: ApiError,
    attempt: PaymentAttempt,
    message: string,
    unsure: () => Promise<void>,
  ): Promise<void> {
    const refusal = classifyPaymentError(error);
    if (refusal.kind === 'unknown') return unsure();
    if (refusal.kind === 'other-payment') {
      return refusal.payment ? adopt(refusal.payment) : endedUnpaid(attempt, states.failed(message, null));
    }
    if (refusal.reason === 'price') onPriceRefused();
    return endedUnpaid(attempt, states.failed(message, refusal.reason));
  }

  async function payCard(card: CardForm, option: PaymentOption, quote: HeldQuote): Promise<void> {
    const { leadPassengerId } = booking.getState();
    if (!leadPassengerId) return;
    const attempt = openAttempt(booking, option, quote, 'card', clock.now());
    show({ kind: 'paying' });
    const answer = await payByCard(config, cardRequest(card, attempt, quote, leadPassengerId));
    if (answer.ok) return order(attempt);
    return refused(answer.error, attempt, states.CARD_FAILED, () =>
      lookUp(attempt, states.failed(states.CARD_FAILED, 'not-reached')),
    );
  }

  async function startOnGateway(
    attempt: PaymentAttempt,
    request: GatewayRequest,
    opened: PaymentWindow,
  ): Promise<void> {
    show({ kind: 'paying' });
    const answer = await startGatewayPayment(config, request);
    if (!answer.ok) {
      opened.close();
      const notReached = states.failed(states.NOT_INITIATED, 'not-reached');
      // Nobody has seen its page: whatever the server has of it, it cannot have been paid.
      return refused(answer.error, attempt, states.NOT_INITIATED, async () =>
        endedUnpaid(attempt, notReached),
      );
    }
    const { paymentUrl } = answer.value;
    if (!paymentUrl || !isProviderUrl(paymentUrl, config.gatewayOrigin)) {
      opened.close();
      return endedUnpaid(attempt, states.failed(states.NOT_STARTED, 'not-reached'));
    }
    const pending: PaymentAttempt = { ...attempt, paymentUrl };
    recordPayment(pending);
    show({ kind: 'gateway', paymentUrl, shownIn: opened.show(paymentUrl) });
    return watch(pending);
  }

  async function cancel(): Promise<void> {
    const { payment } = booking.getState();
    if (!isOpen(payment)) return show(READY);
    // What is heard meanwhile is the end that was asked for, and no failure.
    stopPolling();
    show({ kind: 'cancelling' });
    const answer = await cancelPayment(config, { paymentId: payment.paymentId });
    const outcome = answer.ok ? parsePaymentStatus(answer.value.status) : 'pending';
    if (outcome === 'succeeded') return order(payment);
    if (outcome === 'pending') return lookUp(payment, READY);
    recordPayment({ ...payment, state: 'cancelled' });
    return show(READY);
  }

  const withOpen = (act: (attempt: PaymentAttempt) => Promise<void>) => () => {
    const { payment } = booking.getState();
    if (isOpen(payment)) void once(() => act(payment));
  };

  const checkAgain = withOpen((attempt) => {
    // What is said again after it is heard again.
    show({ kind: 'checking' });
    return lookUp(attempt, READY);
  });

  return {
    store,
    /** Looks up the payment that this booking has already, if any. */
    resume: () => {
      left = false;
      withOpen((attempt) => (attempt.state === 'succeeded' ? order(attempt) : lookUp(attempt, READY)))();
    },
    /** Stops watching: the page is left. */
    rest: () => {
      left = true;
      stopPolling();
    },
    payCard: (card: CardForm, option: PaymentOption, quote: HeldQuote) =>
      void once(() => payCard(card, option, quote)),
    /** Called in the click itself: only then may a window be opened. */
    payOnGateway: (option: PaymentOption, quote: HeldQuote) => {
      if (busy) return;
      const { leadDetails: lead, leadPassengerId } = booking.getState();
      if (!lead?.email || !lead.phone || !leadPassengerId) {
        return show(states.failed(states.CONTACT_NEEDED, 'passengers'));
      }
      const attempt = openAttempt(booking, option, quote, 'gateway', clock.now());
      // A window of its own begins with a copy of what this tab has stored: the payment must be in it, so
      // that the way back from the provider finds it there too.
      const opened = openPaymentWindow(config.gatewayFramed);
      const request = gatewayRequest(lead, leadPassengerId, quote, attempt);
      void once(() => startOnGateway(attempt, request, opened));
    },
    /** Asks what became of the payment, beside the rhythm of the polling. */
    checkNow: () => (poll ? poll.pollNow() : checkAgain()),
    cancel: () => void once(cancel),
    /** Never pays again: the payment of the attempt is there. */
    retryOrder: withOpen(order),
  };
}
