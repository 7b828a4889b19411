import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';
import { TextLink } from '@storefront/shared/ui/text-link';
import { Suspense, use, useEffect } from 'react';

import { DealsToCome } from '../../parts/deals/deals-placeholder';
import type { DealsOutcome } from '../../parts/deals/load-deals';

import { featuredCache } from './featured-cache';

const TITLE = 'Featured deals';

/** The deals of the home page, three at a time, one on phones (HOME-19 to HOME-23). */
export function FeaturedDeals({ outcome }: { readonly outcome: Promise<DealsOutcome> }) {
  return (
    <Container>
      <Suspense fallback={<DealsToCome heading={<Heading />} />}>
        <Deals outcome={outcome} />
      </Suspense>
    </Container>
  );
}

/** Without the deals there is still the way to all of them, and no word of what went wrong (ERR-20). */
function Deals({ outcome }: { readonly outcome: Promise<DealsOutcome> }) {
  const loaded = use(outcome);
  useKeep(loaded);
  const deals = loaded.kind === 'known' ? loaded.deals : [];
  return (
    <Carousel
      label={TITLE}
      heading={<Heading />}
      layout="deals"
      slides={deals.map((deal) => (
        <DealCard key={deal.dealId} deal={deal} />
      ))}
    />
  );
}

/** What the server sent along is kept as well, for the next visit. */
function useKeep(loaded: DealsOutcome): void {
  const { clock } = useRuntime();
  useEffect(() => {
    const cache = featuredCache(safeStorage('local'), clock.now);
    if (loaded.kind === 'known' && cache.get() === null) cache.set(loaded.deals);
  }, [clock, loaded]);
}

function Heading() {
  return (
    <Row wrap align="baseline">
      <SectionHeading size="page">{TITLE}</SectionHeading>
      <TextLink to="/all-deals">See all deals</TextLink>
    </Row>
  );
}
