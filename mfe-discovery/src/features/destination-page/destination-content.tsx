import { css } from '@emotion/react';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';
import { useRuntime } from '@storefront/shared/runtime';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { from, space } from '@storefront/shared/ui/tokens';
import { lazy } from 'react';

import type { DealsOutcome } from '../../parts/deals/load-deals';
import { HandpickedDeals } from '../../parts/handpicked/handpicked-deals';
import { BreadcrumbData } from '../../parts/trail/trail-data';

import { belongsToDestination } from './belongs-to-destination';
import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import type { DestinationOutcome } from './load-destination';
import { bestEntry, monthBlocks } from './month-blocks';
import { Offer } from './offer';
import { PricedMonths } from './priced-months';
import { scrollToMonth } from './scroll-to-month';
import { Section } from './section';
import { TrustBadges } from './trust-badges';

interface DestinationContentProps {
  readonly page: HolidayPage;
  /** Last result of the loader; a price check may have failed since `page` was loaded. */
  readonly latestOutcome: DestinationOutcome;
  readonly pageId: string;
  readonly path: string;
  readonly deals: Promise<DealsOutcome>;
}

// Below the first screen their code comes when they are hydrated; until then their HTML of the server stays.
const closing = () => import('./closing-sections');
const HiddenPricesBanner = lazy(async () => ({ default: (await closing()).HiddenPricesBanner }));
const Confidence = lazy(async () => ({ default: (await closing()).Confidence }));
const HelpBanner = lazy(async () => ({ default: (await closing()).HelpBanner }));

const ALL_DESTINATIONS = { title: 'All destinations', path: '/destinations' };

/** Renders all sections of a destination page. */
export function DestinationContent({ page, latestOutcome, pageId, path, deals }: DestinationContentProps) {
  const { config } = useRuntime();
  const absoluteUrl = useAbsoluteUrl();
  const name = page.destinationName;
  const title = `Holidays to ${name}`;
  const description = `Flight and hotel to ${name} in one booking, ATOL protected.`;
  const scene = `${config.backendUrl}/media/${destinationScene(page.destinationId)}/1600.jpg`;
  const picture = page.heroImage ? new URL(page.heroImage, scene).href : scene;
  const blocks = monthBlocks(page.priceData);
  const best = bestEntry(blocks);
  const first = blocks[0];

  return (
    <div css={pageStyles}>
      <PageHead title={title} description={description} canonicalPath={path} image={picture} />
      <StructuredData
        value={{ '@type': 'TouristDestination', name, description, url: absoluteUrl(path), image: picture }}
      />
      <BreadcrumbData trail={[ALL_DESTINATIONS, { title, path }]} />
      <div>
        <Container css={trailStyles}>
          <Breadcrumb
            trail={[
              { label: 'Home', path: '/' },
              { label: ALL_DESTINATIONS.title, path: ALL_DESTINATIONS.path },
              { label: title },
            ]}
          />
        </Container>
        <Offer
          page={page}
          latestOutcome={latestOutcome}
          best={best}
          lead={description}
          picture={picture}
          onViewDates={first ? () => scrollToMonth(first.month) : null}
        />
      </div>
      <HydrationSection>
        <TrustBadges />
      </HydrationSection>
      <HydrationSection>
        <HiddenPricesBanner />
      </HydrationSection>
      <HydrationSection>
        <HandpickedDeals outcome={deals} belongs={belongsToDestination(pageId, page.destinationId)} />
      </HydrationSection>
      <PricedMonths page={page} title="Prices by month" />
      {page.content.trim() !== '' && (
        <HydrationSection>
          <Section title={`About ${name}`}>
            <SafeHtml>{page.content}</SafeHtml>
          </Section>
        </HydrationSection>
      )}
      <Help name={name} />
    </div>
  );
}

/** Renders why to book here, and how to reach the travel team. */
function Help({ name }: { readonly name: string }) {
  return (
    <>
      <HydrationSection>
        <Confidence />
      </HydrationSection>
      <HydrationSection>
        <HelpBanner name={name} />
      </HydrationSection>
    </>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding-bottom: ${space.xxl};

  ${from.large} {
    gap: ${space.huge};
  }
`;

const trailStyles = css`
  padding-block: ${space.xs};
`;
