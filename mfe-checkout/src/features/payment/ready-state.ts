import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';

/** Reasons of a refused charge that have advice of their own (DEC-194). */
export type ChargeReason = 'insufficient-funds' | 'bank-check' | 'provider-error';

/** Why nothing was charged; selects the advice below the error. */
export type NotCharged =
  | ChargeReason
  | 'declined'
  | 'cancelled'
  | 'price'
  | 'passengers'
  | 'too-often'
  | 'not-reached'
  | 'not-this-way'
  | 'ended';

/** The payment form is shown, with the error of the last attempt if there was one. */
export interface Ready {
  readonly kind: 'ready';
  readonly error: string | null;
  readonly banner: string | null;
  /** `null` without an error, and where it is unknown whether money has moved. */
  readonly reason: NotCharged | null;
}

export const READY: Ready = { kind: 'ready', error: null, banner: null, reason: null };

export const CONTACT_MISSING = failed(
  'Lead passenger email and phone are required for online payment.',
  'passengers',
);

/** The gateway response had no URL, or one of another origin (ERR-12). */
export const NO_PAYMENT_PAGE = failed('Failed to start payment. Please try again.', 'not-reached');

const CARD_FAILED = 'Failed to process payment. Please try again.';
const GATEWAY_NOT_STARTED = 'Failed to initiate online payment. Please try again.';

/** The request that starts a payment was rejected (ERR-10, ERR-12). */
export function startFailed({ route }: PaymentAttempt, reason: NotCharged | null): Ready {
  return failed(route === 'card' ? CARD_FAILED : GATEWAY_NOT_STARTED, reason);
}

/** A started payment ended without a charge (ERR-10, ERR-13, ERR-14). */
export function chargeFailed(
  { route }: PaymentAttempt,
  reason: ChargeReason | 'declined' | 'cancelled' | 'not-reached',
): Ready {
  if (route === 'card') return failed(CARD_FAILED, reason);
  return {
    kind: 'ready',
    error: 'Your payment was not completed. Please try again.',
    banner: 'Payment failed. You can close this and try again.',
    reason: reason === 'not-reached' ? 'declined' : reason,
  };
}

function failed(error: string, reason: NotCharged | null): Ready {
  return { kind: 'ready', error, banner: null, reason };
}
