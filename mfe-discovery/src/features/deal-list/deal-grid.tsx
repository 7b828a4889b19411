import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { DealCardSkeleton } from '@storefront/shared/composites/deal-card/deal-card-skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { from, space } from '@storefront/shared/ui/tokens';

interface DealGridProps {
  readonly deals: readonly CatalogueDeal[];
  /** True if a sidebar is beside the grid on large screens. */
  readonly narrow?: boolean;
}

export function DealGrid({ deals, narrow = false }: DealGridProps) {
  return (
    <ul css={[gridStyles, narrow && narrowStyles]}>
      {deals.map((deal, index) => (
        <li key={deal.dealId}>
          <DealCard deal={deal} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

export function DealGridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div css={gridStyles} role="status">
      <VisuallyHidden>Loading deals</VisuallyHidden>
      {Array.from({ length: cards }, (_, index) => (
        <DealCardSkeleton key={index} />
      ))}
    </div>
  );
}

const gridStyles = css`
  display: grid;
  gap: ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const narrowStyles = css`
  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
