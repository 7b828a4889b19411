import { css } from '@emotion/react';
import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { below, from, space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import type { PricedRating } from './priced-entry';

interface PricedCardsProps {
  /** True if a card is a link. A row without links is not scrollable, because the keyboard could not reach it. */
  readonly linked: boolean;
  /** Star classes to show; all that have prices by default. */
  readonly ratings?: readonly PricedRating[];
  readonly cardOf: (stars: PricedRating) => ReactNode;
}

/** Renders a card for each star class side by side; on a phone as a swipeable row. */
export function PricedCards({ linked, ratings = PRICED_RATINGS, cardOf }: PricedCardsProps) {
  return (
    <ul css={[cardsStyles, linked && rowStyles]}>
      {ratings.map((stars) => (
        <li key={stars}>{cardOf(stars)}</li>
      ))}
    </ul>
  );
}

const cardsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }

  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from.large} {
    gap: ${space.l};
  }
`;

// Padding for shadows and focus rings, with a negative margin; the edge of the next card is visible.
const rowStyles = css`
  ${below.desktop} {
    grid-auto-columns: min(84%, 320px);
    grid-auto-flow: column;
    grid-template-columns: none;
    margin: calc(-1 * ${space.xs});
    padding: ${space.xs};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space.xs};
    scroll-snap-type: x mandatory;

    & > li {
      scroll-snap-align: start;
    }
  }
`;
