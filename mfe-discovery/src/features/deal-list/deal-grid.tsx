import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { DealCardSkeleton } from '@storefront/shared/composites/deal-card/deal-card-skeleton';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import {
  afterPaintStyles,
  belowPhone,
  FIRST_SCREEN,
  nearViewStyles,
  type SectionLayout,
} from '@storefront/shared/composites/page/section-layout';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { below, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { memo } from 'react';

interface DealGridProps {
  readonly deals: readonly CatalogueDeal[];
}

/** Renders the deals in one to three columns beside the filters. The cards of the last row share its whole width. */
export function DealGrid({ deals }: DealGridProps) {
  return (
    <ul css={[gridStyles, fullRowsStyles]}>
      {deals.map((deal, index) => (
        <DealItem key={deal.dealId} deal={deal} isFirst={index === 0} layout={cardLayout(index)} />
      ))}
    </ul>
  );
}

interface DealItemProps {
  readonly deal: CatalogueDeal;
  /** Its picture is the largest of the first screen. */
  readonly isFirst: boolean;
  readonly layout: SectionLayout;
}

/** Memoized: new children would hydrate its section at once. */
const DealItem = memo(function DealItem({ deal, isFirst, layout }: DealItemProps) {
  return (
    <li>
      <HydrationSection layout={layout}>
        <DealCard deal={deal} priority={isFirst} phoneWidth={PHONE_WIDTH} />
      </HydrationSection>
    </li>
  );
});

export function DealGridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div css={gridStyles} role="status">
      <VisuallyHidden>Loading deals</VisuallyHidden>
      {Array.from({ length: cards }, (_, index) => (
        <DealCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Number of cards that a large screen shows first. */
const FIRST_CARDS = 6;
/** Number of cards that a phone shows first. */
const FIRST_PHONE_CARDS = 2;
/** Estimated height of a card on a phone. */
const PHONE_CARD_HEIGHT = '232px';

const CARD_BELOW_PHONE = belowPhone(PHONE_CARD_HEIGHT);

const CARD_NEAR_VIEW: SectionLayout = {
  styles: css`
    display: contents;
    ${nearViewStyles(PHONE_CARD_HEIGHT)}
    ${afterPaintStyles(PHONE_CARD_HEIGHT)}

    ${from.small} {
      ${nearViewStyles('598px')}
    }

    ${from.wide} {
      ${nearViewStyles('640px')}
    }
  `,
};

function cardLayout(index: number): SectionLayout {
  if (index < FIRST_PHONE_CARDS) return FIRST_SCREEN;
  return index < FIRST_CARDS ? CARD_BELOW_PHONE : CARD_NEAR_VIEW;
}

/** Percent of the screen that the picture of a card has on phones. */
const PHONE_WIDTH = 34;

// On phones the picture is beside the texts, and the price is a line of the whole width below both, so that a long list
// has few screens. The button of a card is decoration: the whole card is the link; the number and the word of a score say
// the same as its circles.
const gridStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  ${below.small} {
    gap: ${space.s};

    & > li article {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      grid-template-rows: repeat(5, auto) minmax(0, 1fr) auto;
      column-gap: ${space.s};
      padding-right: ${space.s};

      & > :first-of-type {
        grid-row: 1 / 7;
        border-radius: ${radius.card} 0 0 0;

        & > :first-of-type {
          height: 100%;
        }

        & > span {
          inset-inline: ${space.xs};
        }
      }

      & > :last-child {
        display: contents;
      }

      & > :last-child > * {
        grid-column: 2;
      }

      & > :last-child > p:first-of-type {
        padding-top: ${space.xs};
      }

      & > :last-child > p:last-of-type {
        padding-bottom: ${space.xs};
      }

      & h3 {
        font: 700 ${text.body} ${family.heading};
      }

      & > :last-child > :last-child {
        grid-area: 7 / 1 / 8 / -1;
        padding: ${space.xs} 0 ${space.s} ${space.s};

        &::before {
          content: none;
        }
      }

      & > :last-child > :last-child > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: baseline;
        column-gap: ${space.s};

        & > :last-child {
          display: contents;

          & > :nth-of-type(2) {
            grid-column: 1 / -1;
          }
        }
      }

      & > :last-child > :last-child > [aria-hidden],
      & [aria-hidden]:has(> [data-circle]) {
        display: none;
      }
    }
  }

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.l};
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A card that has a row for itself: the picture beside the texts. */
const aloneInRow = `
  grid-column: 1 / -1;

  & article {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-of-type {
      border-radius: ${radius.card} 0 0 ${radius.card};
    }
  }
`;

const fullRowsStyles = css`
  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    @media (max-width: 1279.98px) {
      & > :nth-of-type(odd):last-child {
        ${aloneInRow}
      }
    }
  }

  ${from.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }

    & > :nth-of-type(3n + 1):nth-last-of-type(2),
    & > :nth-of-type(3n + 2):last-child {
      grid-column: span 3;
    }

    & > :nth-of-type(3n + 1):last-child {
      ${aloneInRow}
    }
  }
`;
