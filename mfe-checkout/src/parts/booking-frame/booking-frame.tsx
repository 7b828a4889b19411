import { furthestStep } from '@storefront/shared/contracts/booking-session/commands';
import { useBooking, useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import type { BookingWithPackage } from '../../domain/booking-with-package';
import type { StepName } from '../../domain/booking-steps';
import { isOpenAttempt } from '../../domain/open-attempt';
import { stepRedirect } from '../../domain/step-redirect';

import { BookingNotFound } from './booking-not-found';
import { BookingSetAside } from './booking-set-aside';
import { OfferCountdown } from './offer-countdown';
import { StepActionProvider } from './step-action';
import { StepLayout } from './step-layout';
import { StickyAside } from './sticky-aside';

interface BookingFrameProps {
  readonly step: StepName;
  readonly title: string;
  /** True while the step shows errors: the document title then starts with "Error:". */
  readonly error?: boolean;
  readonly children: (booking: BookingWithPackage) => ReactNode;
  readonly aside: (booking: BookingWithPackage) => ReactNode;
}

/**
 * Layout of every step: progress bar, countdown, and the holiday summary with the action in the aside. Redirects to the step that
 * the session allows, or shows "Booking Not Found" without a booking (DEC-31).
 */
export function BookingFrame({ step, title, error = false, children, aside }: BookingFrameProps) {
  const booking = useBooking((session) => session);
  const { booking: store } = useRuntime();
  const { chosen } = booking;
  const hasOpenPayment = isOpenAttempt(booking.payment);
  if (store.isSetAside?.()) return <BookingSetAside />;
  const redirectPath = stepRedirect(step, furthestStep(booking), hasOpenPayment);
  if (redirectPath) return <Navigate to={redirectPath} replace />;
  if (!chosen) return <BookingNotFound />;
  return (
    <StepActionProvider>
      <StepLayout
        step={step}
        title={title}
        error={error}
        isLinked={step !== 'confirmation' && !hasOpenPayment}
        countdown={
          step === 'confirmation' ? null : (
            <OfferCountdown startedAt={booking.startedAt} isPriceFixed={hasOpenPayment} />
          )
        }
        aside={<StickyAside>{aside({ ...booking, chosen })}</StickyAside>}
      >
        {children({ ...booking, chosen })}
      </StepLayout>
    </StepActionProvider>
  );
}
