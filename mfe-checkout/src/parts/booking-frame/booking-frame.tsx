import { furthestStep } from '@storefront/shared/contracts/booking-session/commands';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useBooking, useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { Steps } from '@storefront/shared/ui/steps';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import type { BookingWithPackage } from '../../domain/booking-with-package';
import { BOOKING_STEPS, STEP_LABELS, type StepName } from '../../domain/booking-steps';
import { isOpenAttempt } from '../../domain/open-attempt';
import { stepRedirect } from '../../domain/step-redirect';

import { columnsStyles, pageStyles } from './booking-layout.styles';
import { BookingNotFound } from './booking-not-found';
import { BookingSetAside } from './booking-set-aside';
import { OfferCountdown } from './offer-countdown';
import { StepActionProvider } from './step-action';
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
    <Container>
      <PageHead title={error ? `Error: ${title}` : title} robots="noindex" />
      <div css={pageStyles}>
        <Steps
          label="Booking steps"
          steps={stepLinks(step, hasOpenPayment)}
          current={BOOKING_STEPS.indexOf(step)}
        />
        <StepActionProvider>
          <div css={columnsStyles}>
            <Stack gap="l">
              {step !== 'confirmation' && (
                <OfferCountdown startedAt={booking.startedAt} isPriceFixed={hasOpenPayment} />
              )}
              <PageHeading>{title}</PageHeading>
              {children({ ...booking, chosen })}
            </Stack>
            <StickyAside>{aside({ ...booking, chosen })}</StickyAside>
          </div>
        </StepActionProvider>
      </div>
    </Container>
  );
}

/** Steps are links until a payment is open or the booking is confirmed. */
function stepLinks(current: StepName, hasOpenPayment: boolean) {
  return BOOKING_STEPS.map((name) => ({
    label: STEP_LABELS[name],
    ...(current === 'confirmation' || hasOpenPayment ? {} : { href: `/booking/${name}` }),
  }));
}
