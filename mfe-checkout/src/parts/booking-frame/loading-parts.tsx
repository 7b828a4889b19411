import { css } from '@emotion/react';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { below } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import type { StepName } from '../../domain/booking-steps';

interface LoadingParts {
  readonly isLinked: false;
  readonly countdown: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Returns skeletons for the layout of a step. The booking exists only in the browser tab, so the server cannot render it. */
export function loadingParts(step: StepName): LoadingParts {
  return {
    isLinked: false,
    countdown: step === 'confirmation' ? null : <Skeleton height="44px" />,
    aside: (
      <div css={summaryStyles}>
        <Skeleton height="100%" />
      </div>
    ),
    children: (
      <Stack gap="l" role="status" aria-label="Loading your booking" css={tallStyles}>
        <Skeleton height="220px" />
        <Skeleton height="220px" />
      </Stack>
    ),
  };
}

const summaryStyles = css`
  height: 420px;

  /* Its hotel and dates alone, above the step. */
  ${below.desktop} {
    height: 80px;
  }
`;

// The footer stays below the view: the booking would push it out of there.
const tallStyles = css`
  align-content: start;
  min-height: 100vh;
`;
