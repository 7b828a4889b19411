import { css } from '@emotion/react';
import type { CardPrices } from '@storefront/shared/api/content/card-prices.schema';
import type { HomeTexts } from '@storefront/shared/api/site/home.schema';
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
import { statusOfDeals, type DealsOutcome } from '../parts/deals/load-deals';
import { DestinationCarousel } from '../features/destination-card/destination-carousel';
import { renderedCardPrices } from '../features/destination-card/request-card-prices';
import { FeaturedDeals } from '../features/featured/featured-deals';
import { loadFeatured } from '../features/featured/load-featured';
import { Hero } from '../features/home/hero';
import { loadHome } from '../features/home/load-home';
import { SellerData } from '../features/home/seller-data';
import { TrustStrip } from '../features/home/trust-strip';
import { PersonalRows } from '../features/personal/personal-rows';
import { PictureTiles, type Tile } from '../parts/tiles/picture-tiles';

const HOLIDAY_TYPES: readonly Tile[] = [
  { label: 'Flight & Hotel', note: 'View deals', path: '/all-deals?type=hotel', scene: 'pool-1' },
  { label: 'City Breaks', note: 'View deals', path: '/all-deals?type=city', scene: 'vienna-0' },
  { label: 'Cruises', note: 'View deals', path: '/cruise-deals', scene: 'cruise-2' },
  { label: 'Beach Holidays', note: 'View deals', path: '/all-deals?type=beach', scene: 'beach-4' },
];

/**
 * Starts the deals without waiting for them: the search form renders as soon as the texts of the page are there. On a
 * server it also loads the prices of the destination cards, so that they are readable without scripts.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const featured = loadFeatured(runtime, request.signal);
  const [page, prices, home] = await Promise.all([
    pageData(runtime, featured, statusOfDeals),
    renderedCardPrices(runtime, request.signal),
    loadHome(runtime, request),
  ]);
  return 'init' in page ? data({ ...page.data, prices, home }, page.init ?? {}) : { ...page, prices, home };
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** / */
export function Component() {
  const { outcome, prices, home } = useLoaderData<typeof loader>();
  const { backendUrl } = useRuntime().config;
  const heroImage = new URL(home.heroImage, `${backendUrl}/`).href;
  return (
    <div css={pageStyles}>
      <PageHead
        title={home.seoTitle}
        description={home.seoDescription}
        canonicalPath="/"
        image={heroImage.replace(/\/1600\.jpg$/, '/960.jpg')}
      />
      <SellerData />
      <Hero {...home} heroImage={heroImage} />
      <HydrationSection>
        <TrustStrip />
      </HydrationSection>
      {home.sections.map(({ kind, title }) =>
        kind === null ? null : (
          <HydrationSection key={kind}>{SECTIONS[kind]({ title, outcome, prices })}</HydrationSection>
        ),
      )}
    </div>
  );
}

interface SectionContent {
  readonly title: string;
  readonly outcome: Promise<DealsOutcome>;
  readonly prices: CardPrices | null;
}

type SectionKind = NonNullable<HomeTexts['sections'][number]['kind']>;

/** Sections of the page, in the order and with the headings of the content team (DEC-251). */
const SECTIONS: Readonly<Record<SectionKind, (content: SectionContent) => ReactNode>> = {
  kinds: ({ title }) => (
    <Section title={title}>
      <PictureTiles tiles={HOLIDAY_TYPES} columns={4} />
    </Section>
  ),
  personal: () => <PersonalRows />,
  beach: ({ title, prices }) => (
    <DestinationCarousel
      title={title}
      entries={BEACH_DESTINATIONS}
      scenes={['beach', 'pool']}
      prices={prices}
    />
  ),
  featured: ({ title, outcome }) => <FeaturedDeals title={title} outcome={outcome} />,
  banners: () => <ImageBanners />,
  cities: ({ title, prices }) => (
    <DestinationCarousel
      title={title}
      entries={CITY_DESTINATIONS}
      scenes={['balcony', 'beach']}
      prices={prices}
    />
  ),
};

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
