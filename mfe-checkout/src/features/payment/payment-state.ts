import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';

import { POLL_LIMIT_MS } from './poll-until-decided';

/** Why nothing was charged, for what is said below the error. */
export type NotCharged =
  'declined' | 'price' | 'passengers' | 'too-often' | 'not-reached' | 'not-this-way' | 'ended';

export interface Ready {
  readonly kind: 'ready';
  readonly error: string | null;
  readonly banner: string | null;
  /** `null` without an error, or where it is not known whether money has moved. */
  readonly reason: NotCharged | null;
}

export type PaymentState =
  | Ready
  | { readonly kind: 'checking' } // a payment of before is looked up: nothing may be paid meanwhile
  | { readonly kind: 'paying' }
  | { readonly kind: 'gateway'; readonly paymentUrl: string; readonly shownIn: 'frame' | 'window' | 'link' }
  | { readonly kind: 'waiting'; readonly attempt: PaymentAttempt } // sent, and no outcome yet
  | { readonly kind: 'timed-out'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'finalising' }
  | { readonly kind: 'paid-not-ordered' };

export const READY: Ready = { kind: 'ready', error: null, banner: null, reason: null };

export const CARD_FAILED = 'Failed to process payment. Please try again.';
export const ORDER_FAILED = 'Failed to complete booking. Please try again.';
export const CONTACT_NEEDED = 'Lead passenger email and phone are required for online payment.';
export const NOT_INITIATED = 'Failed to initiate online payment. Please try again.';
export const NOT_STARTED = 'Failed to start payment. Please try again.';
export const TIMED_OUT = 'Payment confirmation timed out. Please try again.';
export const TIMED_OUT_BANNER = 'Payment timed out. Please try again.';

export function failed(error: string, reason: NotCharged | null): Ready {
  return { kind: 'ready', error, banner: null, reason };
}

/** ERR-13, ERR-14 */
export const GATEWAY_FAILED: Ready = {
  kind: 'ready',
  error: 'Your payment was not completed. Please try again.',
  banner: 'Payment failed. You can close this and try again.',
  reason: 'declined',
};

/** What is said of a payment that ended without a charge. */
export function failureOf({ route }: PaymentAttempt, reason: NotCharged = 'declined'): Ready {
  return route === 'gateway' ? GATEWAY_FAILED : failed(CARD_FAILED, reason);
}

/** Whether the ten minutes of waiting are over (PAY-GW-07). */
export function isOver({ startedAt }: PaymentAttempt, now: number): boolean {
  return startedAt !== null && now - startedAt >= POLL_LIMIT_MS;
}

/** A payment under which money may have moved: the steps before it are closed until it is decided. */
export function isOpen(attempt: PaymentAttempt | null): attempt is PaymentAttempt {
  return attempt !== null && ['pending', 'unknown', 'succeeded'].includes(attempt.state);
}
