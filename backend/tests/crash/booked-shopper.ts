import { paymentStatusResponseSchema } from '@storefront/shared/api/booking/payment-status';
import { accessResponseSchema } from '@storefront/shared/api/manage/access';
import {
  cancellationQuoteSchema,
  type CancellationQuote,
} from '@storefront/shared/api/manage/cancel-booking';
import { changedBookingSchema } from '@storefront/shared/api/manage/change-booking';
import {
  managedBookingSchema,
  type ManagedBooking,
} from '@storefront/shared/api/manage/managed-booking.schema';
import { payBalanceResponseSchema } from '@storefront/shared/api/manage/pay-balance';

import { hashOf, pick } from '../support/demo-services';

import { seededUuid } from './seeded-uuid';
import type { SimulatedShopper } from './simulated-shopper';

/** What shoppers do with their booking, with equal probability for each entry. */
const PLANS = [
  'pays the balance',
  'pays in parts',
  'pays in two tabs',
  'cancels',
  'pays and cancels',
  'pays and cancels',
  'cancels while paying',
  'leaves the page and cancels',
  'confirms the cancellation twice',
] as const;
const PART = 5_000;
/** Responses to a payment that the booking no longer takes; another payment or a cancellation was first. */
const NO_LONGER_PAYABLE: readonly string[] = [
  'payment-in-progress',
  'payment-ended',
  'nothing-due',
  'wrong-amount',
  'booking-cancelled',
];
/** Responses to a cancellation whose amounts have changed meanwhile: the page requests new ones. */
const NEEDS_NEW_QUOTE: readonly string[] = ['quote-expired', 'payment-in-progress'];

/** A shopper with a booking and the token of "Manage my booking". */
interface BookedShopper extends SimulatedShopper {
  readonly reference: string;
  readonly token: string;
}

/**
 * Pays the balance of a booking, cancels it, or both, and records what was acknowledged.
 *
 * @throws Error for a response that a correct shop never sends
 */
export async function manageBooking(shopper: SimulatedShopper, reference: string): Promise<void> {
  const { calls, seed, booking } = shopper;
  const { access } = await calls.postUntilSuccess(
    'manage/find',
    { reference, emailOrLastName: 'Lee' },
    accessResponseSchema,
  );
  const booked = { ...shopper, reference, token: access.token };
  const { balance } = await readBooking(booked);
  const { due } = balance;
  switch (pick(PLANS, hashOf(seed, 'plan', booking))) {
    case 'pays the balance':
      return pay(booked, 1, due);
    case 'pays in parts':
      await pay(booked, 1, Math.min(PART, due));
      return pay(booked, 2, (await readBooking(booked)).balance.due);
    case 'pays in two tabs':
      await Promise.all([pay(booked, 1, due), pay(booked, 2, due)]);
      return undefined;
    case 'cancels':
      return cancel(booked, 1);
    case 'pays and cancels':
      await pay(booked, 1, due);
      return cancel(booked, 1);
    case 'cancels while paying':
      await Promise.all([pay(booked, 1, due), cancel(booked, 1)]);
      return undefined;
    case 'leaves the page and cancels':
      if (due > 0) await openPage(booked, paymentIdOf(booked, 1), due);
      return cancel(booked, 1);
    case 'confirms the cancellation twice':
      return cancel(booked, 2);
  }
}

function readBooking({ calls, token }: BookedShopper): Promise<ManagedBooking> {
  return calls.getUntilSuccess('manage/booking', managedBookingSchema, token);
}

function paymentIdOf({ seed, booking }: BookedShopper, turn: number): string {
  return seededUuid(seed, 'balance', booking, turn);
}

/** Pays on the page of the bank and returns to the shop. @param amount pence; 0 pays nothing */
async function pay(shopper: BookedShopper, turn: number, amount: number): Promise<void> {
  if (amount === 0) return;
  const paymentId = paymentIdOf(shopper, turn);
  const paymentUrl = await openPage(shopper, paymentId, amount);
  if (paymentUrl === null) return;
  await payOnPage(shopper, paymentUrl);
  if (!(await isPaid(shopper, paymentId))) return;
  const { booking, reference, history } = shopper;
  history.add({ event: 'balance-paid', booking, reference, paymentId, amount });
}

/** @returns null when the booking takes no such payment any more */
async function openPage(
  { calls, token }: BookedShopper,
  paymentId: string,
  amount: number,
): Promise<string | null> {
  for (;;) {
    const attempt = await calls.post('manage/pay', { paymentId, amount }, payBalanceResponseSchema, token);
    if (attempt.kind === 'response') return attempt.value.paymentUrl;
    if (attempt.kind === 'error') {
      const { status, code } = attempt.error;
      if (NO_LONGER_PAYABLE.includes(code)) return null;
      throw new Error(`manage/pay responded ${status} ${code}`);
    }
    await calls.waitBeforeRetry();
  }
}

/** Repeats the payment on the bank's page until the page has a result, which may be that the payment was cancelled. */
async function payOnPage({ calls }: BookedShopper, paymentUrl: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${paymentUrl}/pay`, { method: 'POST' }).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    if (response && response.status < 500)
      throw new Error(`the page of the bank responded ${response.status}`);
    await calls.waitBeforeRetry();
  }
}

/** Reads the status until the payment is decided. */
async function isPaid({ calls }: BookedShopper, paymentId: string): Promise<boolean> {
  for (;;) {
    const attempt = await calls.get(`payment/status/${paymentId}`, paymentStatusResponseSchema);
    if (attempt.kind === 'error') throw new Error(`the status of ${paymentId} is ${attempt.error.code}`);
    if (attempt.kind === 'response' && attempt.value.status !== 'pending')
      return attempt.value.status === 'success';
    await calls.waitBeforeRetry();
  }
}

/** Requests the amounts and confirms them, again after each change of the amounts. @param confirmations at the same time */
async function cancel(shopper: BookedShopper, confirmations: number): Promise<void> {
  const { booking, reference, history, calls } = shopper;
  for (;;) {
    const quote = await requestQuote(shopper);
    const results = await Promise.all(
      Array.from({ length: confirmations }, () => confirm(shopper, quote.quoteId)),
    );
    if (new Set(results).size > 1) throw new Error(`the cancellation of ${reference} had two results`);
    if (results.includes(true)) {
      const { quoteId, charge, refund } = quote;
      history.add({ event: 'cancelled', booking, reference, quoteId, charge, refund });
      return;
    }
    await calls.waitBeforeRetry();
  }
}

async function requestQuote({ calls, token }: BookedShopper): Promise<CancellationQuote> {
  for (;;) {
    const attempt = await calls.post('manage/cancellation/quote', {}, cancellationQuoteSchema, token);
    if (attempt.kind === 'response') return attempt.value;
    if (attempt.kind === 'error' && attempt.error.code !== 'payment-in-progress')
      throw new Error(`manage/cancellation/quote responded ${attempt.error.status} ${attempt.error.code}`);
    await calls.waitBeforeRetry();
  }
}

/** @returns false when the amounts have changed */
async function confirm({ calls, token }: BookedShopper, quoteId: string): Promise<boolean> {
  for (;;) {
    const attempt = await calls.post('manage/cancellation', { quoteId }, changedBookingSchema, token);
    if (attempt.kind === 'response') {
      if (attempt.value.booking.status !== 'cancelled')
        throw new Error(`the cancellation ${quoteId} was acknowledged without effect`);
      return true;
    }
    if (attempt.kind === 'error') {
      if (NEEDS_NEW_QUOTE.includes(attempt.error.code)) return false;
      throw new Error(`manage/cancellation responded ${attempt.error.status} ${attempt.error.code}`);
    }
    await calls.waitBeforeRetry();
  }
}
