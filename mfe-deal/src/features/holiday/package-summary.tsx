import { css } from '@emotion/react';
import type { Upgrade } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import {
  pluralize,
  describeOccupancy,
  guestCount,
  type Occupancy,
} from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, pence, timesPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Price } from '@storefront/shared/composites/price/price';
import { PricesFrom } from '@storefront/shared/composites/prices-from/prices-from';
import { space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import { roomFacts } from '../../domain/room-facts';
import type { Selection } from '../../domain/selection';
import { stayDates } from '../../domain/stay-dates';
import { AtolNote } from '../../parts/atol-note/atol-note';
import { inBarStyles } from '../../parts/book-now/in-bar-styles';
import { FlightSummary } from '../../parts/flight-summary/flight-summary';
import { PackageFacts, type PackageFact } from '../../parts/package-facts/package-facts';
import { PaymentToday } from '../../parts/payment-today/payment-today';

import { NIGHTS_FIELD_ID, PARTY_FIELD_ID } from './holiday-choice-fields';
import { DATES_ID } from './holiday-dates';
import { ROOMS_ID } from './room-choice';

interface PackageSummaryProps {
  readonly selection: Selection;
  /** UK time of prices that are not fresh. */
  readonly pricesFrom: string | undefined;
  readonly rooms: Occupancy;
  /** Chosen instead of the room in the price of the package. */
  readonly room: Upgrade | null;
  readonly booking: boolean;
  readonly onBook: () => void;
  readonly onChangeFlights: () => void;
}

/** The selected package with its price and Book Now (HD-09). */
export function PackageSummary(props: PackageSummaryProps) {
  const { selection, pricesFrom, rooms, room, booking, onBook, onChangeFlights } = props;
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
      <PricesFrom time={pricesFrom} />
      <VisuallyHidden>
        <span role="status">
          {`${formatDayWithYear(result.departureDate)}: ${formatPounds(pricePerPerson)} per person, ${total} in total`}
        </span>
      </VisuallyHidden>
      <PackageFacts
        facts={[
          {
            text: stayDates(result.departureDate, result.nights),
            change: { label: 'dates', target: DATES_ID },
          },
          {
            text: `${pluralize(result.nights, 'night', 'nights')}, ${boardName(boardBasis)}`,
            change: { label: 'nights and board', target: NIGHTS_FIELD_ID },
          },
          ...withPartyChange(namedRooms.length > 0 ? namedRooms : [describeOccupancy(rooms)]),
          ...(room ? [{ text: roomText(room), change: { label: 'room', target: ROOMS_ID } }] : []),
        ]}
      />
      <FlightSummary flight={flight} onChange={onChangeFlights} />
      <div css={inBarStyles}>
        <Button look="call" size="large" wide loading={booking} onClick={onBook}>
          Book Now
        </Button>
      </div>
      <PaymentToday
        pricePerPerson={pricePerPerson}
        flightPricePerPerson={flight.pricePerPerson}
        guests={guests}
        departureDate={result.departureDate}
      />
      <AtolNote />
    </section>
  );
}

function roomText({ pricePerPerson }: Upgrade): string {
  const amount = formatPounds(pence(Math.abs(pricePerPerson)));
  if (pricePerPerson === 0) return 'This room at the same price';
  return pricePerPerson > 0
    ? `This room: ${amount} each, in the price`
    : `This room: ${amount} less each, in the price`;
}

/** Links the first line to the control of the party. */
function withPartyChange([first = '', ...others]: readonly string[]): readonly PackageFact[] {
  return [
    { text: first, change: { label: 'guests and rooms', target: PARTY_FIELD_ID } },
    ...others.map((line) => ({ text: line })),
  ];
}

const summaryStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;
