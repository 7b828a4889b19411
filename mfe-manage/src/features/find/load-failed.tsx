import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';

import type { CallProblem } from '../../domain/call-problem';
import { ProblemAlert } from '../../parts/screen/problem-alert';

interface LoadFailedProps {
  readonly problem: CallProblem;
  readonly onRetry: () => void;
}

/** The booking, or the link to it, could not be opened. Nothing is lost: trying again opens it. */
export function LoadFailed({ problem, onRetry }: LoadFailedProps) {
  return (
    <Container>
      <PageHead title="Error: Manage my booking" robots="noindex" />
      <Stack gap="m">
        <PageHeading>Manage my booking</PageHeading>
        <p>We could not open your booking just now. The booking itself is safe.</p>
        <ProblemAlert problem={problem} onRetry={onRetry} />
      </Stack>
    </Container>
  );
}
