import { css } from '@emotion/react';

import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Renders the placeholder of a page while its code loads, announced as "Loading the page". */
export function PageSkeleton() {
  return (
    <Container>
      <div css={pageStyles} role="status">
        <VisuallyHidden>Loading the page</VisuallyHidden>
        <Stack gap="l">
          <Skeleton height="40px" width="60%" />
          <Skeleton height="320px" />
          <Skeleton height="160px" />
        </Stack>
      </div>
    </Container>
  );
}

// The footer stays below the view, out of which the content would push it.
const pageStyles = css`
  min-height: 100vh;
`;
