import { css } from '@emotion/react';
import { monthName } from '@storefront/shared/domain/dates/months';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { below, color, family, space, text } from '@storefront/shared/ui/tokens';

import type { PricedRating } from '../../parts/priced-hotel/priced-entry';
import { PricedCards } from '../../parts/priced-hotel/priced-cards';
import { PricedHotelCard } from '../../parts/priced-hotel/priced-hotel-card';

import type { MonthBlock, PageEntry } from './month-blocks';
import { monthBlockId } from './scroll-to-month';

interface MonthDealsProps {
  readonly block: MonthBlock;
  readonly place: string;
  /** Nights of all prices on the page. */
  readonly nights: number;
  readonly boardName: string;
  /** Star class of the page's cheapest card, if it is in this month. */
  readonly best: PricedRating | null;
  /** Party and airport of a price. */
  readonly basisOf: (entry: PageEntry) => string;
  readonly hrefOf: (entry: PageEntry, stars: PricedRating) => string;
  /** Whether the hotels are displayed at first. */
  readonly open: boolean;
}

/** Renders one month, which opens: the cheapest hotel of three, four and five stars (LAND-21, LAND-23, DEC-143). */
export function MonthDeals({
  block,
  place,
  nights,
  boardName,
  best,
  basisOf,
  hrefOf,
  open,
}: MonthDealsProps) {
  const id = monthBlockId(block.month);
  const headingId = `${id}-heading`;
  return (
    <Container>
      <section aria-labelledby={headingId}>
        <details id={id} open={open} css={blockStyles}>
          <summary css={headStyles}>
            <SectionHeading id={headingId}>Deals of the Month: {monthName(block.month)}</SectionHeading>
            {block.lowest !== null && <span css={fromStyles}>from {formatPounds(block.lowest)}pp</span>}
          </summary>
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
                  basis={entry ? basisOf(entry) : ''}
                />
              );
            }}
          />
        </details>
      </section>
    </Container>
  );
}

// Scroll target below the header and the sticky bar.
const blockStyles = css`
  padding-block: ${space.xs};
  border-top: 1px solid ${color.lineSoft};
  scroll-margin-top: calc(${COMPACT_HEADER_HEIGHT} + 56px);
`;

const headStyles = css`
  padding-block: ${space.s};
  cursor: pointer;

  & > h2 {
    display: inline;
  }
`;

const fromStyles = css`
  float: right;

  ${below.small} {
    display: block;
    float: none;
    margin-top: ${space.xxs};
    padding-left: ${space.m};
  }

  font: 600 ${text.body} ${family.body};
`;
