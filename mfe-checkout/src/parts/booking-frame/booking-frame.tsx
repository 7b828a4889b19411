import type {
  BookingSession,
  ChosenPackage,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { furthestStep, type BookingStep } from '@storefront/shared/contracts/booking-session/commands';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useBooking } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { Steps } from '@storefront/shared/ui/steps';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { isOpen } from '../../features/payment/payment-state';

import { BookingNotFound } from './booking-not-found';
import { columnsStyles, pageStyles } from './booking-layout.styles';
import { BOOKING_STEPS, STEP_LABELS, type StepName } from '../../domain/booking-steps';
import { OfferCountdown } from './offer-countdown';
import { StickyAside } from './sticky-aside';

interface BookingFrameProps {
  readonly step: StepName;
  readonly title: string;
  /** True while the step shows errors: the title of the document says so first. */
  readonly error?: boolean;
  readonly children: (booking: BookingSession & { readonly chosen: ChosenPackage }) => ReactNode;
  readonly aside: (booking: BookingSession & { readonly chosen: ChosenPackage }) => ReactNode;
}

/**
 * What all steps share: where the shopper is, the countdown, the holiday beside it. Without a booking
 * there is nothing to show, and a step whose predecessor is unfinished leads back to it (DEC-31).
 */
export function BookingFrame({ step, title, error = false, children, aside }: BookingFrameProps) {
  const booking = useBooking((session) => session);
  const { chosen } = booking;
  const closed = isOpen(booking.payment);
  const target = redirectFor(step, furthestStep(booking), closed);
  if (target) return <Navigate to={target} replace />;
  if (!chosen) return <BookingNotFound />;

  return (
    <Container>
      <PageHead title={error ? `Error: ${title}` : title} robots="noindex" />
      <div css={pageStyles}>
        <Steps steps={stepLinks(step, closed)} current={BOOKING_STEPS.indexOf(step)} />
        {step !== 'confirmation' && <OfferCountdown startedAt={booking.startedAt} />}
        <div css={columnsStyles}>
          <Stack gap="l">
            <PageHeading>{title}</PageHeading>
            {children({ ...booking, chosen })}
          </Stack>
          <StickyAside>{aside({ ...booking, chosen })}</StickyAside>
        </div>
      </div>
    </Container>
  );
}

/** Finished steps can be looked at again until a payment is under way or the booking is made. */
function stepLinks(current: StepName, closed: boolean) {
  return BOOKING_STEPS.map((name) => ({
    label: STEP_LABELS[name],
    ...(current === 'confirmation' || closed ? {} : { href: `/booking/${name}` }),
  }));
}

/**
 * Where to go instead; `null` to stay, also when there is no booking at all.
 *
 * @param isPaymentOpen whether a payment is under way: what is paid for cannot change, so that only its step is open
 */
export function redirectFor(step: StepName, furthest: BookingStep, isPaymentOpen: boolean): string | null {
  if (furthest === 'none') return null;
  if (furthest === 'confirmation') return step === 'confirmation' ? null : '/booking/confirmation';
  if (isPaymentOpen) return step === 'payment' ? null : '/booking/payment';
  const wanted = BOOKING_STEPS.indexOf(step);
  return wanted > BOOKING_STEPS.indexOf(furthest) ? `/booking/${furthest}` : null;
}
