import { css } from '@emotion/react';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { from, space } from '@storefront/shared/ui/tokens';
import { Suspense, use, type ReactNode } from 'react';

import { dealSlides } from '../../../parts/deals/deal-slides';
import { DealsPlaceholder } from '../../../parts/deals/deals-placeholder';
import { DestinationFace } from '../../../parts/destination-face/destination-face';

import { BlockSection } from './block-section';
import type { BlockViewProps } from './block-view';
import { chosenDeals, dealsMatching } from './deal-choice';

/** Renders deals of a rule, or handpicked ones in their order, with the prices of the day. */
export function DealCardsBlock({ props, context }: BlockViewProps<BlockProps<'dealCards'>>) {
  const heading = <SectionHeading size="page">{props.title}</SectionHeading>;
  return (
    <Container>
      <Suspense fallback={<DealsPlaceholder heading={heading} />}>
        <ChosenDeals props={props} context={context} heading={heading} />
      </Suspense>
    </Container>
  );
}

function ChosenDeals({
  props,
  context,
  heading,
}: BlockViewProps<BlockProps<'dealCards'>> & { readonly heading: ReactNode }) {
  const loaded = use(context.deals);
  const belongs = dealsMatching(props.choice, context.belongs);
  const deals = loaded.kind === 'known' ? chosenDeals(loaded.deals.filter(belongs), props) : [];
  if (deals.length === 0) return null;
  return <Carousel label={props.title} heading={heading} layout="three-or-one" slides={dealSlides(deals)} />;
}

/** Renders cards of landing pages; one that is not on the site is left out. */
export function DestinationCardsBlock({ props, context }: BlockViewProps<BlockProps<'destinationCards'>>) {
  const cards = props.cards.flatMap(({ pageId, note }) => {
    const page = context.blocks.pages[pageId];
    return page ? [{ pageId, note, page }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <BlockSection title={props.title}>
      <ul css={cardsStyles}>
        {cards.map(({ pageId, note, page }) => (
          <li key={pageId}>
            <DestinationFace
              name={page.name}
              path={page.path ?? `/page/${pageId}`}
              scene={destinationScene(page.destinationId)}
              price={page.price}
              note={note}
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Renders the prices of the destination of the page, month by month. */
export function PriceByMonthBlock({ props, context }: BlockViewProps<BlockProps<'priceByMonth'>>) {
  return <div css={monthsStyles}>{context.months(props.title)}</div>;
}

const cardsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const monthsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;
