import { css } from '@emotion/react';
import { BEACH_DESTINATIONS, CITY_DESTINATIONS } from '@storefront/shared/catalogue/navigation';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/page/page-data';
import { PageHead } from '@storefront/shared/page/page-head';
import { runtimeOf } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';
import { TextLink } from '@storefront/shared/ui/text-link';
import { from, space } from '@storefront/shared/ui/tokens';
import { Suspense, use, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

import { DealGrid, DealGridSkeleton } from '../features/deals/deal-grid';
import { loadDeals, statusOfDeals, type DealsOutcome } from '../features/deals/load-deals';
import { Hero } from '../features/home/hero';
import { SellerData } from '../features/home/seller-data';
import { TrustStrip } from '../features/home/trust-strip';
import { PictureTiles, type Tile } from '../features/tiles/picture-tiles';
import { tilesOf } from '../features/tiles/tiles-of';

const FEATURED_SHOWN = 6;

const HOLIDAY_TYPES: readonly Tile[] = [
  { label: 'Flight & Hotel', note: 'View Deals', path: '/all-deals', scene: 'pool-1' },
  { label: 'City Breaks', note: 'View Deals', path: '/all-deals', scene: 'city-3' },
  { label: 'Cruises', note: 'View Deals', path: '/cruise-deals', scene: 'cruise-2' },
  { label: 'Beach Holidays', note: 'View Deals', path: '/all-deals', scene: 'beach-4' },
];

/** Starts the deals without waiting for them: the form must be there at once. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return pageData(runtime, loadDeals(runtime, request.signal).then(featuredOf), statusOfDeals);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** Oldest first, as specified for home. */
function featuredOf(outcome: DealsOutcome): DealsOutcome {
  if (outcome.kind === 'failed') return outcome;
  const featured = outcome.deals
    .filter((deal) => deal.featured)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return { kind: 'known', deals: featured.slice(0, FEATURED_SHOWN) };
}

/** / */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <div css={pageStyles}>
      <PageHead
        title="Package holidays, city breaks and cruises"
        description="Flight and hotel in one booking, ATOL protected, with low deposits."
        canonicalPath="/"
      />
      <SellerData />
      <Hero />
      <TrustStrip />
      <Section title="Find your kind of holiday">
        <PictureTiles tiles={HOLIDAY_TYPES} columns={4} />
      </Section>
      <Section title="Top Beach Holiday Destinations">
        <PictureTiles tiles={tilesOf(BEACH_DESTINATIONS, ['beach', 'pool'])} columns={4} />
      </Section>
      <Section title="Featured deals" aside={<TextLink to="/all-deals">See all deals</TextLink>}>
        <Suspense fallback={<DealGridSkeleton cards={3} />}>
          <FeaturedDeals outcome={outcome} />
        </Suspense>
      </Section>
      <Section title="City Break Destinations">
        <PictureTiles tiles={tilesOf(CITY_DESTINATIONS, ['city', 'oldtown'])} columns={4} />
      </Section>
    </div>
  );
}

/** A failed call leaves the list empty. */
function FeaturedDeals({ outcome }: { readonly outcome: Promise<DealsOutcome> }) {
  const loaded = use(outcome);
  if (loaded.kind === 'failed')
    return <p>Our deals are not here right now. Search above, or try again in a moment.</p>;
  return <DealGrid deals={loaded.deals} />;
}

function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Container>
      <section css={sectionStyles} aria-label={title}>
        <Row justify="space-between" wrap>
          <SectionHeading size="page">{title}</SectionHeading>
          {aside}
        </Row>
        {children}
      </section>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};

  ${from.large} {
    gap: ${space.huge};
  }
`;

const sectionStyles = css`
  display: grid;
  gap: ${space.l};
`;
