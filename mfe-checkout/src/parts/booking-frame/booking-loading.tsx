import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { Steps } from '@storefront/shared/ui/steps';

import { columnsStyles, pageStyles } from './booking-layout.styles';
import { BOOKING_STEPS, STEP_LABELS, type StepName } from '../../domain/booking-steps';

interface BookingLoadingProps {
  readonly step: StepName;
  readonly title: string;
}

/** The server-rendered skeleton of a step. The booking exists only in the browser tab, so the server cannot render it. */
export function BookingLoading({ step, title }: BookingLoadingProps) {
  return (
    <Container>
      <PageHead title={title} robots="noindex" />
      <div css={pageStyles}>
        <Steps
          label="Booking steps"
          steps={BOOKING_STEPS.map((name) => ({ label: STEP_LABELS[name] }))}
          current={BOOKING_STEPS.indexOf(step)}
        />
        <div css={[columnsStyles, tallStyles]} role="status" aria-label="Loading your booking">
          <Stack gap="l">
            <PageHeading>{title}</PageHeading>
            <Skeleton height="220px" />
            <Skeleton height="220px" />
          </Stack>
          <Skeleton height="420px" />
        </div>
      </div>
    </Container>
  );
}

// The footer stays below the view: the booking would push it out of there.
const tallStyles = css`
  min-height: 100vh;
`;
