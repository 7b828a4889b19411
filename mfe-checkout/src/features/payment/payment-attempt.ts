import type {
  HeldQuote,
  PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { BookingStore } from '@storefront/shared/runtime';

import type { PaymentOption } from '../../domain/payment-options';

import type { OtherPayment } from './payment-refusal';
import { isOpen } from './payment-state';

/**
 * The attempt to pay this, kept before anything is sent (DEC-64): the open one where it is the same payment,
 * else a new one. It starts as pending (PAY-ST-05), since from now on money may move under its id.
 */
export function openAttempt(
  { getState, commands }: BookingStore,
  option: PaymentOption,
  quote: HeldQuote,
  route: PaymentAttempt['route'],
  now: number,
): PaymentAttempt {
  const before = getState().payment;
  if (isOpen(before) && before.route === route && before.amount === option.amount) {
    if (before.quote?.quoteId === quote.quoteId) return recorded({ ...before, startedAt: now });
  }
  return recorded({
    paymentId: crypto.randomUUID(),
    route,
    paymentType: option.type,
    amount: option.amount,
    state: 'pending',
    paymentUrl: null,
    quote,
    startedAt: now,
  });

  function recorded(attempt: PaymentAttempt): PaymentAttempt {
    commands.recordPayment(attempt);
    return attempt;
  }
}

/** The payment of another tab as the one of this tab, with the extras it was quoted for. */
export function adoptPayment({ commands }: BookingStore, found: OtherPayment, now: number): PaymentAttempt {
  const { extras, ...payment } = found;
  const attempt: PaymentAttempt = { ...payment, state: 'pending', paymentUrl: null, startedAt: now };
  commands.chooseTransfer(extras.transfer);
  commands.chooseHoldBags(extras.holdBags);
  commands.chooseTours(extras.tours);
  commands.chooseCruiseBoard(extras.cruiseBoard);
  // Its deposit is not told: should the payment come to nothing, the price is asked for anew.
  commands.holdQuote({ ...payment.quote, expiresAt: new Date(0).toISOString() });
  commands.recordPayment(attempt);
  return attempt;
}
