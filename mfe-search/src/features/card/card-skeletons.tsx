import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

/** Four cards to come. */
export function CardSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>Searching for holidays</VisuallyHidden>
      <Stack gap="m">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height="280px" />
        ))}
      </Stack>
    </div>
  );
}
