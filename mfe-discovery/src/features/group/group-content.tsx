import { css } from '@emotion/react';
import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import { CallBanner } from '@storefront/shared/composites/call-banner/call-banner';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { useRuntime } from '@storefront/shared/runtime';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { from, space } from '@storefront/shared/ui/tokens';

import { ReviewProof } from '../../parts/confidence/review-proof';
import type { DealsOutcome } from '../../parts/deals/load-deals';
import { HandpickedDeals } from '../../parts/handpicked/handpicked-deals';
import { HiddenPricesBanner } from '../../parts/hidden-prices/hidden-prices-banner';
import { BreadcrumbData } from '../../parts/trail/trail-data';

import { DestinationBlock } from './destination-block';
import { EnquiryForm } from './enquiry-form';
import { GroupHero } from './group-hero';
import { groupLead, groupSearchStart } from './group-lead';
import { groupTheme } from './group-theme';

interface GroupContentProps {
  readonly path: string;
  readonly group: HolidayGroup;
  readonly deals: Promise<DealsOutcome>;
}

/** Renders all sections of a group page; each section is optional. */
export function GroupContent({ path, group, deals }: GroupContentProps) {
  const { config, clock } = useRuntime();
  const { heroImages, tourOperator } = config.groupPage;
  const picture = `${config.backendUrl}/media/${heroImages[groupTheme(group.name, tourOperator)]}/1600.jpg`;
  const title = /holiday/i.test(group.name) ? group.name : `${group.name} holidays`;
  const lead = groupLead(group);

  return (
    <div css={pageStyles}>
      <PageHead title={title} description={`${title}: ${lead}`} canonicalPath={path} image={picture} />
      <BreadcrumbData trail={[{ title, path }]} />
      <div>
        <Container css={trailStyles}>
          <Breadcrumb trail={[{ label: 'Home', path: '/' }, { label: title }]} />
        </Container>
        <GroupHero
          name={title}
          lead={lead}
          picture={picture}
          start={groupSearchStart(group, clock.today())}
        />
      </div>
      <GroupText>{group.description1}</GroupText>
      <HydrationSection>
        <HandpickedDeals outcome={deals} belongs={({ groupIds }) => groupIds.includes(group._id)} />
      </HydrationSection>
      <HiddenPricesBanner />
      {group.destinations.map((destination) => (
        <HydrationSection key={destination._id}>
          <DestinationBlock group={group} destination={destination} />
        </HydrationSection>
      ))}
      <HydrationSection>
        <GroupText>{group.description3}</GroupText>
      </HydrationSection>
      <HydrationSection>
        <EnquiryForm />
      </HydrationSection>
      <HydrationSection>
        <Container>
          <div css={endStyles}>
            <ReviewProof />
            <CallBanner
              title="Need help to choose?"
              description="Our travel team knows the hotels and the flights."
              hours={config.seller.salesHours}
            />
          </div>
        </Container>
      </HydrationSection>
    </div>
  );
}

/** Renders text of the content team (GRP-03). */
function GroupText({ children }: { readonly children: string }) {
  if (children.trim() === '') return null;
  return (
    <Container>
      <SafeHtml>{children}</SafeHtml>
    </Container>
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

const endStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;
