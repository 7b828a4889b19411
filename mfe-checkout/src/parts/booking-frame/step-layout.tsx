import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { Steps } from '@storefront/shared/ui/steps';
import type { ReactNode } from 'react';

import { BOOKING_STEPS, STEP_LABELS, type StepName } from '../../domain/booking-steps';

import { columnsStyles, pageStyles } from './booking-layout.styles';

interface StepLayoutProps {
  readonly step: StepName;
  readonly title: string;
  /** True while the step shows errors: the document title then starts with "Error:". */
  readonly error?: boolean;
  /** Whether the progress bar links to the other steps. */
  readonly isLinked: boolean;
  readonly countdown: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The places of a step. Its skeleton has the same ones, so that nothing moves when the booking is there. */
export function StepLayout({
  step,
  title,
  error = false,
  isLinked,
  countdown,
  aside,
  children,
}: StepLayoutProps) {
  return (
    <Container>
      <PageHead title={error ? `Error: ${title}` : title} robots="noindex" />
      <div css={pageStyles}>
        <Steps
          label="Booking steps"
          steps={BOOKING_STEPS.map((name) => ({
            label: STEP_LABELS[name],
            ...(isLinked ? { href: `/booking/${name}` } : {}),
          }))}
          current={BOOKING_STEPS.indexOf(step)}
        />
        <div css={columnsStyles}>
          <Stack gap="l">
            {countdown}
            <PageHeading>{title}</PageHeading>
            {children}
          </Stack>
          {aside}
        </div>
      </div>
    </Container>
  );
}
