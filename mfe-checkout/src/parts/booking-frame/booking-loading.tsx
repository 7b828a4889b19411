import { css } from '@emotion/react';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { below } from '@storefront/shared/ui/tokens';

import type { StepName } from '../../domain/booking-steps';

import { asidePlaceStyles } from './booking-layout.styles';
import { StepLayout } from './step-layout';

interface BookingLoadingProps {
  readonly step: StepName;
  readonly title: string;
}

/** The server-rendered skeleton of a step. The booking exists only in the browser tab, so the server cannot render it. */
export function BookingLoading({ step, title }: BookingLoadingProps) {
  // It has neither a countdown nor a summary above its heading.
  const isConfirmation = step === 'confirmation';
  return (
    <StepLayout
      step={step}
      title={title}
      isLinked={false}
      countdown={isConfirmation ? null : <Skeleton height="44px" isOnFirstScreen />}
      aside={
        <div css={isConfirmation ? null : [asidePlaceStyles, summaryStyles]}>
          <Skeleton height={isConfirmation ? '420px' : '100%'} isOnFirstScreen />
        </div>
      }
    >
      <Stack gap="l" role="status" aria-label="Loading your booking" css={tallStyles}>
        <Skeleton height="220px" isOnFirstScreen />
        <Skeleton height="220px" isOnFirstScreen />
      </Stack>
    </StepLayout>
  );
}

const summaryStyles = css`
  height: 420px;

  /* Its hotel and dates alone. */
  ${below.desktop} {
    height: 80px;
  }
`;

// The footer stays below the view: the booking would push it out of there.
const tallStyles = css`
  align-content: start;
  min-height: 100vh;
`;
