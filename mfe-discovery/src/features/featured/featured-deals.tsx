import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';
import { TextLink } from '@storefront/shared/ui/text-link';
import { Suspense, use, useEffect } from 'react';

import { dealSlides } from '../../parts/deals/deal-slides';
import { DealsPlaceholder } from '../../parts/deals/deals-placeholder';
import type { DealsOutcome } from '../../parts/deals/load-deals';

import { featuredCache } from './featured-cache';

interface FeaturedDealsProps {
  readonly title: string;
  readonly outcome: Promise<DealsOutcome>;
}

/** Renders the deals of the home page, three at a time, one on phones (HOME-19 to HOME-23). */
export function FeaturedDeals(props: FeaturedDealsProps) {
  return (
    <Container>
      <Suspense fallback={<DealsPlaceholder heading={<Heading title={props.title} />} />}>
        <Deals {...props} />
      </Suspense>
    </Container>
  );
}

/** A failure shows no message; the link to all deals stays (ERR-20). */
function Deals({ title, outcome }: FeaturedDealsProps) {
  const loaded = use(outcome);
  useKeep(loaded);
  const deals = loaded.kind === 'known' ? loaded.deals : [];
  return (
    <Carousel
      label={title}
      heading={<Heading title={title} />}
      layout="three-or-one"
      slides={dealSlides(deals)}
    />
  );
}

/** Caches deals from the server's document too, for the next visit. */
function useKeep(loaded: DealsOutcome): void {
  const { clock } = useRuntime();
  useEffect(() => {
    const cache = featuredCache(safeStorage('local'), clock.now);
    if (loaded.kind === 'known' && cache.get() === null) cache.set(loaded.deals);
  }, [clock, loaded]);
}

function Heading({ title }: Pick<FeaturedDealsProps, 'title'>) {
  return (
    <Row wrap align="baseline">
      <SectionHeading size="page">{title}</SectionHeading>
      <TextLink to="/all-deals">See all deals</TextLink>
    </Row>
  );
}
