import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';

/**
 * True while money may have moved under this attempt, or has moved and the order is missing. The holiday and its
 * extras must not change until the attempt is closed (DEC-67).
 */
export function isOpenAttempt(attempt: PaymentAttempt | null): attempt is PaymentAttempt {
  return attempt !== null && ['pending', 'unknown', 'succeeded'].includes(attempt.state);
}
