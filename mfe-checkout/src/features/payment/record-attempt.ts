import type {
  HeldQuote,
  PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { BookingStore } from '@storefront/shared/runtime';

import { isOpenAttempt } from '../../domain/open-attempt';
import type { PaymentOption } from '../../domain/payment-options';

import type { OtherPayment } from './payment-refusal';

/**
 * Records an attempt in the booking session before anything is sent, and returns it (DEC-64). An open attempt for the
 * same payment is reused, so that its id stays the same. The attempt is pending from the start, because money may move
 * under its id from now on (PAY-ST-05).
 */
export function openAttempt(
  { getState, commands }: BookingStore,
  option: PaymentOption,
  quote: HeldQuote,
  route: PaymentAttempt['route'],
  now: number,
): PaymentAttempt {
  const last = getState().payment;
  const isSamePayment =
    last?.route === route && last.amount === option.amount && last.quote?.quoteId === quote.quoteId;
  if (isOpenAttempt(last) && isSamePayment) return record({ ...last, startedAt: now });
  return record({
    paymentId: crypto.randomUUID(),
    route,
    paymentType: option.type,
    amount: option.amount,
    state: 'pending',
    paymentUrl: null,
    quote,
    startedAt: now,
  });

  function record(attempt: PaymentAttempt): PaymentAttempt {
    commands.recordPayment(attempt);
    return attempt;
  }
}

/** Records the payment of another tab as the attempt of this tab, with the extras of its quote. */
export function adoptPayment({ commands }: BookingStore, other: OtherPayment, now: number): PaymentAttempt {
  const { extras, ...payment } = other;
  const attempt: PaymentAttempt = { ...payment, state: 'pending', paymentUrl: null, startedAt: now };
  commands.chooseTransfer(extras.transfer);
  commands.chooseHoldBags(extras.holdBags);
  commands.chooseTours(extras.tours);
  commands.chooseCruiseBoard(extras.cruiseBoard);
  // The server does not send the deposit. An expired quote makes the page request the price again if this payment fails.
  commands.holdQuote({ ...payment.quote, expiresAt: new Date(0).toISOString() });
  commands.recordPayment(attempt);
  return attempt;
}

/** Adds the URL of the payment page to a recorded attempt. */
export function recordPaymentUrl(
  { commands }: BookingStore,
  attempt: PaymentAttempt,
  paymentUrl: string,
): PaymentAttempt {
  const pending = { ...attempt, paymentUrl };
  commands.recordPayment(pending);
  return pending;
}
