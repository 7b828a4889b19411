import { css } from '@emotion/react';
import type { CardPrices } from '@storefront/shared/api/content/card-prices.schema';
import { Carousel } from '@storefront/shared/ui/carousel/carousel';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { from } from '@storefront/shared/ui/tokens';

import { tilesOf } from '../../parts/tiles/tiles-of';

import { DestinationCard } from './destination-card';
import { pageIdOfPath } from './request-card-prices';

interface DestinationCarouselProps {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
  /** Scene families of the media service for the pictures. */
  readonly scenes: readonly string[];
  /** Prices in the HTML document; `null` when it has none. */
  readonly prices: CardPrices | null;
}

/** Renders destinations of one kind: four at a time on wide windows, otherwise all in a grid (HOME-11 to HOME-15). */
export function DestinationCarousel({ title, entries, scenes, prices }: DestinationCarouselProps) {
  return (
    <Container css={fullRowsStyles}>
      <Carousel
        label={title}
        heading={<SectionHeading size="page">{title}</SectionHeading>}
        layout="four-or-grid"
        slides={tilesOf(entries, scenes).flatMap(({ label, path, scene }) =>
          path === null
            ? []
            : [
                <DestinationCard
                  key={label}
                  {...{ name: label, path, scene }}
                  renderedPrice={prices?.[pageIdOfPath(path)] ?? null}
                />,
              ],
        )}
      />
    </Container>
  );
}

// Three in a row would leave one alone; a row of four is no grid.
const fullRowsStyles = css`
  ${from.desktop} {
    & div:has(> [role='group']:nth-of-type(3n + 1):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
