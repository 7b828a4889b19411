import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { fetchDeals } from '@storefront/shared/api/content/fetch-deals';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { DealCardSkeleton } from '@storefront/shared/composites/deal-card/deal-card-skeleton';
import { useRuntime } from '@storefront/shared/runtime';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { from, space } from '@storefront/shared/ui/tokens';
import { useEffect, useState } from 'react';

import { similarDeals, type LookedAt } from '../../domain/similar-deals';

const SHOWN = 3;

/** Other holidays like one that is sold out. Where none can be had there is no section. */
export function SimilarHolidays({ like }: { readonly like: LookedAt }) {
  const deals = useDeals();
  const similar = deals && similarDeals(deals, like, SHOWN);
  if (similar?.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="similar-heading">
      <SectionHeading id="similar-heading">Similar holidays</SectionHeading>
      <ul css={listStyles} aria-busy={similar === null}>
        {similar === null
          ? Array.from({ length: SHOWN }, (_, index) => (
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

/** `null` while they are asked for; none when they cannot be had (ERR-20). */
function useDeals(): readonly CatalogueDeal[] | null {
  const { config } = useRuntime();
  const [deals, setDeals] = useState<readonly CatalogueDeal[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchDeals(config, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setDeals(answer.ok ? answer.value : []);
    });
    return () => leaving.abort();
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

  ${from.dealColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
