import { css } from '@emotion/react';
import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { formatDate } from '@storefront/shared/domain/dates/format-day';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { PriceByMonth } from '../../parts/price-by-month/price-by-month';
import { cardBasis, wholeBasis } from '../../parts/priced-hotel/entry-basis';
import type { PricedRating } from '../../parts/priced-hotel/priced-entry';
import { searchFromPage } from '../../parts/search-link/search-from-page';

import { bestEntry, monthBlocks, type PageEntry } from './month-blocks';
import { MonthDeals } from './month-deals';
import { scrollToMonth } from './scroll-to-month';
import { Section } from './section';

interface PricedMonthsProps {
  readonly page: HolidayPage;
  readonly title: string;
}

/** Renders the chart of the months, and one block of hotels for each month. */
export function PricedMonths({ page, title }: PricedMonthsProps) {
  const blocks = monthBlocks(page.priceData);
  const best = bestEntry(blocks);
  const today = useRuntime().clock.today();
  const priced = blocks.filter(({ lowest }) => lowest !== null);
  const hrefOf = ({ date, giataId }: PageEntry, stars: PricedRating) =>
    searchFromPage(
      {
        destinationId: page.destinationId,
        departureId: page.fromId,
        date,
        nights: page.nights,
        boardType: page.boardBasisId,
        stars: Number(stars),
        giata: giataId,
        rooms: DEFAULT_OCCUPANCY,
      },
      today,
    );
  const basis = wholeBasis(
    { date: null, departureAirportCode: null, nights: page.nights, boardName: page.boardBasisName },
    page.fromId,
  );
  return (
    <>
      {priced.length > 1 && (
        <HydrationSection>
          <Section title={title}>
            <p css={basisStyles}>Lowest price per person of the hotels below: {basis}.</p>
            <PriceByMonth prices={blocks} onOpen={scrollToMonth} />
          </Section>
        </HydrationSection>
      )}
      <div>
        {blocks.map((block, index) => (
          <HydrationSection key={block.month}>
            <MonthDeals
              open={index === 0}
              block={block}
              place={page.destinationName}
              nights={page.nights}
              boardName={page.boardBasisName}
              best={best?.month === block.month ? best.stars : null}
              basisOf={(entry) => cardBasis(entry, page.fromId)}
              hrefOf={hrefOf}
            />
          </HydrationSection>
        ))}
      </div>
      <Container>
        <p css={smallStyles}>Prices Last Updated {formatDate(page.updatedAt.slice(0, 10))}</p>
      </Container>
    </>
  );
}

const basisStyles = css`
  margin: 0;
  color: ${color.inkSoft};
`;

const smallStyles = css`
  margin: 0;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
