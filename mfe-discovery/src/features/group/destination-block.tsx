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

import { cardBasis } from '../../parts/priced-hotel/entry-basis';
import type { PricedRating } from '../../parts/priced-hotel/priced-entry';
import { PricedCards } from '../../parts/priced-hotel/priced-cards';
import { PricedHotelCard } from '../../parts/priced-hotel/priced-hotel-card';

import { groupSearch } from './group-search';
import { cheapestNights, nightCounts, type GroupDestination } from './night-counts';

interface DestinationBlockProps {
  readonly group: Pick<HolidayGroup, 'adults' | 'children' | 'boardBasisId' | 'fromId' | 'starClasses'>;
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
  const ratings = group.starClasses ?? PRICED_RATINGS;
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
          ratings={ratings}
          linked={ratings.some((stars) => entryOf(stars) !== null)}
          cardOf={(stars) => {
            const entry = entryOf(stars);
            return (
              <PricedHotelCard
                stars={stars}
                entry={entry && { ...entry, boardName: boardName(entry.boardBasis) }}
                place={destination.name}
                href={entry && groupSearch({ group, destination, entry, stars }, today)}
                basis={entry ? cardBasis(entry, group.fromId, group) : ''}
                {...(entry ? { hotelName: entry.hotelName } : {})}
              />
            );
          }}
        />
      </section>
    </Container>
  );
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
