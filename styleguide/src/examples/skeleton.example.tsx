import { Card } from '@storefront/shared/ui/card';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const skeletonExample: Example = {
  title: 'Skeleton',
  group: 'Feedback',
  purpose: 'Reserves the exact space of pending content; if its size is unknown, use a spinner.',
  states: [
    { name: 'A box', Component: () => <Skeleton height="160px" /> },
    { name: 'A line of text', Component: () => <Skeleton height="24px" width="60%" radius="field" /> },
    { name: 'A pill', Component: () => <Skeleton height="28px" width="96px" radius="pill" /> },
    { name: 'A card', Component: CardSkeleton },
  ],
};

function CardSkeleton() {
  return (
    <Card>
      <Stack gap="s">
        <Skeleton height="180px" />
        <Skeleton height="28px" width="70%" radius="field" />
        <Skeleton height="20px" width="40%" radius="field" />
        <Skeleton height="48px" radius="field" />
      </Stack>
    </Card>
  );
}
