import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import {
  pluralize,
  describeOccupancy,
  guestCount,
  type Occupancy,
} from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, timesPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Price } from '@storefront/shared/composites/price/price';
import { space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import { roomFacts } from '../../domain/room-facts';
import type { Selection } from '../../domain/selection';
import { AtolNote } from '../../parts/atol-note/atol-note';
import { FlightSummary } from '../../parts/flight-summary/flight-summary';
import { PackageFacts } from '../../parts/package-facts/package-facts';

interface PackageSummaryProps {
  readonly selection: Selection;
  readonly rooms: Occupancy;
  readonly booking: boolean;
  readonly onBook: () => void;
}

/** The selected package with its price and Book Now (HD-09). */
export function PackageSummary({ selection, rooms, booking, onBook }: PackageSummaryProps) {
  const { result, flight, boardBasis, pricePerPerson } = selection;
  const guests = guestCount(rooms);
  const namedRooms = roomFacts(result.rooms, rooms);
  const total = formatPounds(timesPence(pricePerPerson, guests));

  return (
    <section css={summaryStyles} aria-labelledby="package-heading">
      <SectionHeading size="card" id="package-heading">
        Flight and hotel package
      </SectionHeading>
      <Price amount={pricePerPerson} size="large" note={`${total} total for ${guests}`} />
      <VisuallyHidden>
        <span role="status">
          {`${formatDayWithYear(result.departureDate)}: ${formatPounds(pricePerPerson)} per person, ${total} in total`}
        </span>
      </VisuallyHidden>
      <PackageFacts
        facts={[
          `${formatDayWithYear(result.departureDate)} to ${formatDayWithYear(addDays(result.departureDate, result.nights))}`,
          `${pluralize(result.nights, 'night', 'nights')}, ${boardName(boardBasis)}`,
          ...(namedRooms.length > 0 ? namedRooms : [describeOccupancy(rooms)]),
        ]}
      />
      <FlightSummary flight={flight} />
      <Button look="call" size="large" wide loading={booking} onClick={onBook}>
        Book Now
      </Button>
      <AtolNote />
    </section>
  );
}

const summaryStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;
