import { css } from '@emotion/react';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { belowCompactHeader, COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { PricedRating } from '../../parts/priced-hotel/priced-entry';
import { PricedCards } from '../../parts/priced-hotel/priced-cards';
import { PricedHotelCard } from '../../parts/priced-hotel/priced-hotel-card';

import { monthLabel, type MonthBlock, type PageEntry } from './month-blocks';
import { monthHeadingId } from './month-heading';

interface MonthDealsProps {
  readonly block: MonthBlock;
  readonly place: string;
  /** Nights of all prices on the page. */
  readonly nights: number;
  readonly boardName: string;
  /** Star class of the page's cheapest card, if it is in this month. */
  readonly best: PricedRating | null;
  readonly hrefOf: (entry: PageEntry, stars: PricedRating) => string;
}

/** Renders one month: the cheapest hotel of three, four and five stars (LAND-21, LAND-23). */
export function MonthDeals({ block, place, nights, boardName, best, hrefOf }: MonthDealsProps) {
  const headingId = monthHeadingId(block.month);
  return (
    <Container>
      <section css={sectionStyles} aria-labelledby={headingId}>
        <div css={headStyles}>
          <SectionHeading size="page" id={headingId} tabIndex={-1} css={headingStyles}>
            Deals of the Month: {monthLabel(block.month)}
          </SectionHeading>
          {block.lowest !== null && <p css={fromStyles}>from {formatPounds(block.lowest)}pp</p>}
        </div>
        <PricedCards
          linked={block.lowest !== null}
          cardOf={(stars) => {
            const entry = block.entries[stars];
            return (
              <PricedHotelCard
                stars={stars}
                entry={entry && { ...entry, nights, boardName }}
                place={place}
                href={entry && hrefOf(entry, stars)}
                best={best === stars}
              />
            );
          }}
        />
      </section>
    </Container>
  );
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
`;

// Scroll target below the header and the sticky bar.
const headingStyles = css`
  scroll-margin-top: calc(56px + ${space.l});

  ${belowCompactHeader} {
    scroll-margin-top: calc(${COMPACT_HEADER_HEIGHT} + 56px + ${space.l});
  }
`;

const fromStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
