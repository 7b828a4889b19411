import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { fetchDeals } from '@storefront/shared/api/content/fetch-deals';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { DealCardSkeleton } from '@storefront/shared/composites/deal-card/deal-card-skeleton';
import { useRuntime } from '@storefront/shared/runtime';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { from, space } from '@storefront/shared/ui/tokens';
import { useEffect, useState } from 'react';

import { similarDeals, type ReferenceHoliday } from '../../domain/similar-deals';

const MAX_DEALS = 3;

/** Deals similar to an unavailable holiday. Renders nothing when there are none. */
export function SimilarDealCards({ reference }: { readonly reference: ReferenceHoliday }) {
  const deals = useDeals();
  const similar = deals && similarDeals(deals, reference, MAX_DEALS);
  if (similar?.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="similar-heading">
      <SectionHeading id="similar-heading">Similar holidays</SectionHeading>
      <ul css={listStyles} aria-busy={similar === null}>
        {similar === null
          ? Array.from({ length: MAX_DEALS }, (_, index) => (
              <li key={index}>
                <DealCardSkeleton />
              </li>
            ))
          : similar.map((deal) => (
              <li key={deal.dealId}>
                <DealCard deal={deal} />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** Returns `null` while the deals are loading, and an empty list when they cannot be loaded (ERR-20). */
function useDeals(): readonly CatalogueDeal[] | null {
  const { config } = useRuntime();
  const [deals, setDeals] = useState<readonly CatalogueDeal[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void fetchDeals(config, abort.signal).then((response) => {
      if (!abort.signal.aborted) setDeals(response.ok ? response.value : []);
    });
    return () => abort.abort();
  }, [config]);
  return deals;
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: 0;
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
