import {
  createOrder,
  payByCard,
  paymentStatus,
  sendBookingEmail,
  startGatewayPayment,
} from '@storefront/shared/api/booking/booking-calls';
import type {
  HeldQuote,
  PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { ApiError } from '@storefront/shared/http/request-json';
import { pence, penceToPounds } from '@storefront/shared/pricing/pence';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/storage/web-storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { cardDigits, type CardForm } from '../../domain/card-rules';
import type { PaymentOption } from '../../domain/payment-options';
import { outcomeOf } from '../../domain/payment-status';
import { passengerDrafts } from '../passengers/passenger-drafts';

import type { PayableBooking } from './payable-booking';
import { gatewayRequest, orderRequest } from './payment-requests';

/** PAY-GW-04, PAY-GW-07 */
const POLL_EVERY_MS = 2_500;
const POLL_LIMIT_MS = 10 * 60_000;

const CARD_FAILED = 'Failed to process payment. Please try again.';
const ORDER_FAILED = 'Failed to complete booking. Please try again.';

export type PaymentState =
  | { readonly kind: 'ready'; readonly error: string | null; readonly banner: string | null }
  | { readonly kind: 'checking' } // a payment of before is looked up: nothing may be paid meanwhile
  | { readonly kind: 'paying' }
  | { readonly kind: 'gateway'; readonly paymentUrl: string }
  | { readonly kind: 'finalising' }
  | { readonly kind: 'paid-not-ordered'; readonly message: string };

const READY: PaymentState = { kind: 'ready', error: null, banner: null };

/**
 * Paying, from the first try to the order. The id of a payment is made and kept before anything is sent,
 * and stays the same until the server says that nothing was charged under it: so no click, reload or lost
 * answer can charge twice. Once paid, only the order is tried again.
 */
export function usePayment(booking: PayableBooking, quote: HeldQuote | null) {
  const { config, clock, booking: store } = useRuntime();
  const { recordPayment, confirmOrder } = useBookingCommands();
  const navigate = useNavigate();
  const [state, setState] = useState<PaymentState>(
    booking.payment && isOpen(booking.payment) ? { kind: 'checking' } : READY,
  );
  const busy = useRef(false);

  const order = useCallback(
    async (paid: PaymentAttempt) => {
      setState({ kind: 'finalising' });
      const session = store.getState();
      const held = session.quote;
      if (!session.chosen || !held) return;
      recordPayment({ ...paid, state: 'succeeded' });
      const request = orderRequest({ ...session, chosen: session.chosen }, held, paid);
      const answer = await createOrder(config, request);
      if (!answer.ok) return setState({ kind: 'paid-not-ordered', message: ORDER_FAILED });

      const { orderId, order: confirmed } = answer.value;
      const referenceId = confirmed?.referenceId ?? orderId;
      confirmOrder({
        orderId,
        referenceId,
        total: held.total,
        paid: paid.amount,
        balance: pence(held.total - paid.amount),
      });
      passengerDrafts(safeStorage('local'), session.chosen, clock.now).clear();
      void sendBookingEmail(config, {
        bookingReference: referenceId,
        email: session.leadDetails?.email ?? '',
      }).then((mail) => {
        // The booking exists, whatever becomes of this call: the server sends the mail by itself (DEC-68).
        if (!mail.ok) console.warn(`confirmation mail not asked for: ${mail.error.kind}`);
      });
      return void navigate('/booking/confirmation', { replace: true });
    },
    [config, clock, store, recordPayment, confirmOrder, navigate],
  );

  /** What became of an attempt whose answer never came. */
  const lookUp = useCallback(
    async (attempt: PaymentAttempt): Promise<void> => {
      const answer = await paymentStatus(config, attempt.paymentId);
      const outcome = answer.ok && answer.value !== null ? outcomeOf(answer.value) : null;
      if (outcome === 'succeeded') return order(attempt);
      if (outcome === 'failed') {
        recordPayment({ ...attempt, state: 'failed' });
        return setState({ kind: 'ready', error: CARD_FAILED, banner: null });
      }
      if (outcome === 'pending' && attempt.route === 'gateway' && attempt.paymentUrl) {
        return setState({ kind: 'gateway', paymentUrl: attempt.paymentUrl });
      }
      // Not heard of, or not reachable: the id is kept, and the next try goes under it.
      return setState({
        kind: 'ready',
        error: attempt.state === 'pending' ? null : CARD_FAILED,
        banner: null,
      });
    },
    [config, order, recordPayment],
  );

  const openAttempt = useRef(booking.payment && isOpen(booking.payment) ? booking.payment : null);
  useEffect(() => {
    const attempt = openAttempt.current;
    openAttempt.current = null;
    if (attempt) void lookUp(attempt);
  }, [lookUp]);

  const gatewayOpen = state.kind === 'gateway';
  useEffect(() => {
    const attempt = store.getState().payment;
    if (!gatewayOpen || !attempt) return;
    return pollUntilDecided({
      ask: () =>
        paymentStatus(config, attempt.paymentId).then((answer) =>
          answer.ok && answer.value !== null ? outcomeOf(answer.value) : 'pending',
        ),
      now: clock.now,
      onDecided: (outcome) => {
        if (outcome === 'succeeded') return void order(attempt);
        recordPayment({ ...attempt, state: outcome === 'failed' ? 'failed' : 'pending' });
        return setState(outcome === 'failed' ? GATEWAY_FAILED : GATEWAY_TIMED_OUT);
      },
    });
  }, [gatewayOpen, config, clock, store, order, recordPayment]);

  /** One at a time, whatever is clicked how often. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    await work();
    busy.current = false;
  }

  function attemptFor(option: PaymentOption, route: PaymentAttempt['route']): PaymentAttempt {
    const before = store.getState().payment;
    const same =
      before !== null && isOpen(before) && before.route === route && before.amount === option.amount;
    const attempt: PaymentAttempt = same
      ? before
      : {
          paymentId: crypto.randomUUID(),
          route,
          paymentType: option.type,
          amount: option.amount,
          state: 'unknown',
          paymentUrl: null,
        };
    recordPayment(attempt);
    return attempt;
  }

  async function payCard(card: CardForm, option: PaymentOption): Promise<void> {
    const { leadPassengerId } = booking;
    if (!quote || !leadPassengerId) return;
    setState({ kind: 'paying' });
    const attempt = attemptFor(option, 'card');
    const answer = await payByCard(config, {
      name: card.name.trim(),
      cardNumber: cardDigits(card.number),
      month: card.month,
      year: card.year,
      securityCode: card.securityCode,
      amount: penceToPounds(attempt.amount),
      paymentType: attempt.paymentType,
      paymentId: attempt.paymentId,
      quoteId: quote.quoteId,
      leadPassengerId,
    });
    if (answer.ok) return order(attempt);
    if (refused(answer.error)) {
      recordPayment({ ...attempt, state: 'failed' });
      return setState({ kind: 'ready', error: CARD_FAILED, banner: null });
    }
    return lookUp(attempt);
  }

  async function payOnGateway(option: PaymentOption): Promise<void> {
    const lead = booking.leadDetails;
    if (!lead?.email || !lead.phone) {
      return setState({
        kind: 'ready',
        error: 'Lead passenger email and phone are required for online payment.',
        banner: null,
      });
    }
    if (!quote || !booking.leadPassengerId) return;
    setState({ kind: 'paying' });
    const attempt = attemptFor(option, 'gateway');
    const answer = await startGatewayPayment(
      config,
      gatewayRequest(lead, booking.leadPassengerId, quote, attempt),
    );
    if (!answer.ok) {
      return setState({
        kind: 'ready',
        error: 'Failed to initiate online payment. Please try again.',
        banner: null,
      });
    }
    const { paymentUrl } = answer.value;
    if (!paymentUrl || !isOfProvider(paymentUrl, config.gatewayOrigin)) {
      return setState({ kind: 'ready', error: 'Failed to start payment. Please try again.', banner: null });
    }
    recordPayment({ ...attempt, state: 'pending', paymentUrl });
    return setState({ kind: 'gateway', paymentUrl });
  }

  return {
    state,
    payCard: (card: CardForm, option: PaymentOption) => void once(() => payCard(card, option)),
    payOnGateway: (option: PaymentOption) => void once(() => payOnGateway(option)),
    /** Never pays again: the payment of the attempt is there. */
    retryOrder: () => {
      const paid = store.getState().payment;
      if (paid) void once(() => order(paid));
    },
  };
}

const GATEWAY_FAILED: PaymentState = {
  kind: 'ready',
  error: 'Your payment was not completed. Please try again.',
  banner: 'Payment failed. You can close this and try again.',
};
const GATEWAY_TIMED_OUT: PaymentState = {
  kind: 'ready',
  error: 'Payment confirmation timed out. Please try again.',
  banner: 'Payment timed out. Please try again.',
};

/** An attempt under which money may have moved. */
function isOpen({ state }: PaymentAttempt): boolean {
  return state === 'pending' || state === 'unknown' || state === 'succeeded';
}

/** The server has decided that nothing was charged; everything else may be a lost answer. */
function refused(error: ApiError): boolean {
  return (
    error.kind === 'http' &&
    [400, 402, 404, 409, 422].includes(error.status) &&
    !/payment-(pending|in-progress)/.test(error.text)
  );
}

function isOfProvider(url: string, origin: string): boolean {
  try {
    return new URL(url).origin === new URL(origin).origin;
  } catch {
    return false;
  }
}

interface Polling {
  readonly ask: () => Promise<'succeeded' | 'failed' | 'pending'>;
  readonly now: () => number;
  readonly onDecided: (outcome: 'succeeded' | 'failed' | 'timed-out') => void;
}

/** Asks every 2.5 s for ten minutes; an answer that fails is asked for again (API-PAYSTATUS-02). @returns stops */
export function pollUntilDecided({ ask, now, onDecided }: Polling): () => void {
  const startedAt = now();
  let stopped = false;
  const timer = setInterval(() => {
    if (now() - startedAt >= POLL_LIMIT_MS) return finish('timed-out');
    return void ask().then((outcome) => outcome !== 'pending' && finish(outcome));
  }, POLL_EVERY_MS);

  function finish(outcome: 'succeeded' | 'failed' | 'timed-out'): void {
    if (stopped) return;
    stop();
    onDecided(outcome);
  }
  function stop(): void {
    stopped = true;
    clearInterval(timer);
  }
  return stop;
}
