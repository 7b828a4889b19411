import { css } from '@emotion/react';
import { TRACK_STYLES } from '@storefront/shared/ui/carousel/carousel-layouts';
import { DealCardSkeleton } from '@storefront/shared/composites/deal-card/deal-card-skeleton';
import { space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import type { ReactNode } from 'react';

/** Placeholder of a deal carousel, in its final size. */
export function DealsPlaceholder({ heading }: { readonly heading: ReactNode }) {
  return (
    <div css={toComeStyles}>
      {heading}
      <div role="status">
        <VisuallyHidden>Loading deals</VisuallyHidden>
        <div css={[TRACK_STYLES['three-or-one'], rowStyles]}>
          <DealCardSkeleton />
          <DealCardSkeleton />
          <DealCardSkeleton />
        </div>
      </div>
    </div>
  );
}

const toComeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const rowStyles = css`
  overflow: hidden;
`;
