import { GallerySkeleton } from '@storefront/shared/composites/hotel-details/hotel-details-fallbacks';
import { Container } from '@storefront/shared/ui/container';
import { Skeleton } from '@storefront/shared/ui/skeleton';

import { HolidayLayout } from '../../parts/layout/holiday-layout';
import { pageStyles } from '../../parts/layout/page.styles';

/** Placeholder of the page while the deal is loading (DEAL-15). */
export function DealSkeleton() {
  return (
    <Container>
      <div css={pageStyles} role="status" aria-label="Loading the deal">
        <Skeleton height="24px" width="40%" radius="field" />
        <HolidayLayout
          head={
            <>
              <Skeleton height="40px" width="70%" radius="field" />
              <Skeleton height="24px" width="50%" radius="field" />
              <GallerySkeleton />
            </>
          }
          label="Loading the price"
          offer={<Skeleton height="480px" />}
          choices={<Skeleton height="640px" />}
        >
          <Skeleton height="240px" />
        </HolidayLayout>
      </div>
    </Container>
  );
}
