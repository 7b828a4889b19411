import { css } from '@emotion/react';
import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { SegmentedControl } from '@storefront/shared/ui/segmented-control';
import { space } from '@storefront/shared/ui/tokens';
import { useId, useState } from 'react';

import type { PricedRating } from '../../parts/priced-hotel/priced-entry';
import { PricedCards } from '../../parts/priced-hotel/priced-cards';
import { PricedHotelCard } from '../../parts/priced-hotel/priced-hotel-card';

import { groupSearch } from './group-search';
import { cheapestNights, nightCounts, type GroupDestination } from './night-counts';

interface DestinationBlockProps {
  readonly group: Pick<HolidayGroup, 'adults' | 'children' | 'boardBasisId'>;
  readonly destination: GroupDestination;
}

/** Renders one destination of a group: nights, and the cheapest hotel of each star class (GRP-06, GRP-07). */
export function DestinationBlock({ group, destination }: DestinationBlockProps) {
  const today = useRuntime().clock.today();
  const headingId = useId();
  const counts = nightCounts(destination);
  const [chosen, setChosen] = useState<string | null>(null);
  const nights = chosen !== null && counts.includes(chosen) ? chosen : cheapestNights(destination);
  const entries = nights === null ? {} : (destination.priceData[nights] ?? {});
  const entryOf = (stars: PricedRating) => entries[stars] ?? null;

  return (
    <Container>
      <section css={blockStyles} aria-labelledby={headingId}>
        <div css={headStyles}>
          <SectionHeading size="page" id={headingId}>
            {destination.name}
          </SectionHeading>
          {nights !== null && (
            <SegmentedControl
              label={`Duration in ${destination.name}`}
              value={nights}
              onValueChange={setChosen}
              options={counts.map((count) => ({
                value: count,
                label: pluralize(Number(count), 'night', 'nights'),
              }))}
            />
          )}
        </div>
        <PricedCards
          linked={PRICED_RATINGS.some((stars) => entryOf(stars) !== null)}
          cardOf={(stars) => {
            const entry = entryOf(stars);
            return (
              <PricedHotelCard
                stars={stars}
                entry={entry && { ...entry, boardName: boardName(entry.boardBasis) }}
                place={destination.name}
                href={entry && groupSearch({ group, destination, entry, stars }, today)}
                party={partyLabel(group)}
                {...(entry ? { hotelName: entry.hotelName } : {})}
              />
            );
          }}
        />
      </section>
    </Container>
  );
}

/** Returns the party that the prices of a group are for. */
function partyLabel({ adults, children }: DestinationBlockProps['group']): string {
  const together = pluralize(adults, 'adult', 'adults');
  return children === 0 ? `${together} sharing` : `${together}, ${pluralize(children, 'child', 'children')}`;
}

const blockStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
`;
