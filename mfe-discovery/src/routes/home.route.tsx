import { css } from '@emotion/react';
import { BEACH_DESTINATIONS, CITY_DESTINATIONS } from '@storefront/shared/domain/catalogue/navigation';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { runtimeOf, useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { from, space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { ImageBanners } from '../features/banners/image-banners';
import { statusOfDeals } from '../parts/deals/load-deals';
import { DestinationCarousel } from '../features/destination-card/destination-carousel';
import { renderedCardPrices } from '../features/destination-card/request-card-prices';
import { FeaturedDeals } from '../features/featured/featured-deals';
import { loadFeatured } from '../features/featured/load-featured';
import { Hero } from '../features/home/hero';
import { SellerData } from '../features/home/seller-data';
import { TrustStrip } from '../features/home/trust-strip';
import { PersonalRows } from '../features/personal/personal-rows';
import { PictureTiles, type Tile } from '../parts/tiles/picture-tiles';

const HOLIDAY_TYPES: readonly Tile[] = [
  { label: 'Flight & Hotel', note: 'View deals', path: '/all-deals?type=hotel', scene: 'pool-1' },
  { label: 'City Breaks', note: 'View deals', path: '/all-deals?type=city', scene: 'vienna-0' },
  { label: 'Cruises', note: 'View deals', path: '/cruise-deals', scene: 'cruise-5' },
  { label: 'Beach Holidays', note: 'View deals', path: '/all-deals?type=beach', scene: 'beach-4' },
];

/**
 * Starts the deals without waiting for them: the search form renders at once. On a server it also loads the prices of
 * the destination cards, so that they are readable without scripts.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const featured = loadFeatured(runtime, request.signal);
  const [page, prices] = await Promise.all([
    pageData(runtime, featured, statusOfDeals),
    renderedCardPrices(runtime, request.signal),
  ]);
  return 'init' in page ? data({ ...page.data, prices }, page.init ?? {}) : { ...page, prices };
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** / */
export function Component() {
  const { outcome, prices } = useLoaderData<typeof loader>();
  const { backendUrl } = useRuntime().config;
  return (
    <div css={pageStyles}>
      <PageHead
        title="Package holidays, city breaks and cruises"
        description="Flight and hotel packages, city breaks, beach holidays and cruises in one booking, ATOL protected."
        canonicalPath="/"
        image={`${backendUrl}/media/beach-2/960.jpg`}
      />
      <SellerData />
      <Hero />
      <HydrationSection>
        <TrustStrip />
      </HydrationSection>
      <HydrationSection>
        <Section title="Find your kind of holiday">
          <PictureTiles tiles={HOLIDAY_TYPES} columns={4} />
        </Section>
      </HydrationSection>
      <HydrationSection>
        <PersonalRows />
      </HydrationSection>
      <HydrationSection>
        <DestinationCarousel
          title="Top Beach Holiday Destinations"
          entries={BEACH_DESTINATIONS}
          scenes={['beach', 'pool']}
          prices={prices}
        />
      </HydrationSection>
      <HydrationSection>
        <FeaturedDeals outcome={outcome} />
      </HydrationSection>
      <HydrationSection>
        <ImageBanners />
      </HydrationSection>
      <HydrationSection>
        <DestinationCarousel
          title="City Break Destinations"
          entries={CITY_DESTINATIONS}
          scenes={['balcony', 'beach']}
          prices={prices}
        />
      </HydrationSection>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container>
      <section css={sectionStyles} aria-label={title}>
        <SectionHeading size="page">{title}</SectionHeading>
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
