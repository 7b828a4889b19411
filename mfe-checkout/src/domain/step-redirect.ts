import type { BookingStep } from '@storefront/shared/contracts/booking-session/commands';

import { BOOKING_STEPS, type StepName } from './booking-steps';

/**
 * Returns the path to redirect to when a step must not be shown, or `null` to show it. A session without a booking
 * is not redirected: the step shows "Booking Not Found" (DEC-31).
 *
 * @param furthest the furthest step that the session allows
 * @param hasOpenPayment true closes every step but payment, because what is being paid for must not change
 */
export function stepRedirect(step: StepName, furthest: BookingStep, hasOpenPayment: boolean): string | null {
  if (furthest === 'none') return null;
  if (furthest === 'confirmation') return step === 'confirmation' ? null : '/booking/confirmation';
  if (hasOpenPayment) return step === 'payment' ? null : '/booking/payment';
  return BOOKING_STEPS.indexOf(step) > BOOKING_STEPS.indexOf(furthest) ? `/booking/${furthest}` : null;
}
