import { css } from '@emotion/react';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { pageBlocksSchema, type PageBlocks } from '@storefront/shared/api/content/page-blocks.schema';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';
import type { Block } from '@storefront/shared/contracts/blocks/block';
import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { from, space } from '@storefront/shared/ui/tokens';
import { useMemo } from 'react';
import { z } from 'zod';

import type { DealsOutcome } from '../../../parts/deals/load-deals';
import { HiddenPricesBanner } from '../../../parts/hidden-prices/hidden-prices-banner';
import { BreadcrumbData } from '../../../parts/trail/trail-data';

import type { BlockPageContext, PageSections } from './block-view';
import { viewOf } from './block-views';
import { usePictures } from './use-pictures';

interface BlocksPageProps extends PageSections {
  readonly page: HolidayPage;
  readonly path: string;
  readonly deals: Promise<DealsOutcome>;
}

const NO_BLOCKS: PageBlocks = { list: [], pictures: {}, pages: {}, times: {} };
const ALL_DESTINATIONS = { title: 'All destinations', path: '/destinations' };

/** Renders a landing page that the content team has built from blocks. */
export function BlocksPage({ page, path, deals, belongs, badges, months }: BlocksPageProps) {
  const blocks = useMemo(() => pageBlocksSchema.safeParse(page.blocks).data ?? NO_BLOCKS, [page.blocks]);
  const context = { page, blocks, deals, belongs, badges, months };
  const [first, ...rest] = blocks.list;
  const hero = first && heroOf(first);
  const title = hero?.title ?? headlineOf(page);

  return (
    <div css={pageStyles}>
      <BlocksHead {...{ title, path, context }} lead={hero?.lead ?? ''} reference={hero?.picture ?? null} />
      <div>
        <Container css={trailStyles}>
          <Breadcrumb
            trail={[
              { label: 'Home', path: '/' },
              { label: ALL_DESTINATIONS.title, path: ALL_DESTINATIONS.path },
              { label: title },
            ]}
          />
          {!hero && <PageHeading>{title}</PageHeading>}
        </Container>
        {first && hero && <PlacedBlock block={first} context={context} />}
      </div>
      <HiddenPricesBanner />
      {(hero ? rest : blocks.list).map((block) => (
        <HydrationSection key={block.id}>
          <PlacedBlock block={block} context={context} />
        </HydrationSection>
      ))}
    </div>
  );
}

interface BlocksHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  /** Reference of the picture of the hero. */
  readonly reference: string | null;
  readonly context: BlockPageContext;
}

function BlocksHead({ title, lead, path, reference, context }: BlocksHeadProps) {
  const absoluteUrl = useAbsoluteUrl();
  const { srcOf, scene } = usePictures(context);
  const picture = srcOf(reference) ?? scene;
  const { destinationName: name, destinationId } = context.page;
  const seo = seoSchema.safeParse(context.page.seo).data;
  const where = destinationId < 2 ? '' : ` to ${name}`;
  const description =
    seo?.description ?? (lead || `Flight and hotel${where} in one booking, ATOL protected.`);
  const type = destinationId < 2 ? 'WebPage' : 'TouristDestination';
  return (
    <>
      <PageHead
        title={seo?.title ?? title}
        description={description}
        canonicalPath={path}
        image={picture}
        {...(seo?.isIndexed === false && { robots: 'noindex' })}
      />
      <StructuredData value={{ '@type': type, name, description, url: absoluteUrl(path), image: picture }} />
      <BreadcrumbData trail={[ALL_DESTINATIONS, { title, path }]} />
    </>
  );
}

/** What the content team states for search engines; `null` for the texts of the page. */
const seoSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  isIndexed: z.boolean(),
});

function headlineOf({ destinationName, destinationId }: HolidayPage): string {
  return destinationId < 2 ? destinationName : `Holidays to ${destinationName}`;
}

/** The studio leads its preview to the id of a block. */
function PlacedBlock({ block, context }: { readonly block: Block; readonly context: BlockPageContext }) {
  const view = viewOf(block.type);
  if (!view) return null;
  return (
    <div id={`block-${block.id}`} css={placeStyles}>
      <view.View block={block} context={context} />
    </div>
  );
}

function heroOf({ type, props }: Block) {
  return type === 'hero' ? BLOCK_DEFINITIONS.hero.schema.safeParse(props).data : undefined;
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
  display: grid;
  gap: ${space.s};
  padding-block: ${space.xs};
`;

// A block without content, such as an offer that has ended, takes no gap.
const placeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-top: calc(${COMPACT_HEADER_HEIGHT} + ${space.m});

  &:empty {
    display: none;
  }
`;
