import { css } from '@emotion/react';
import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { describeOccupancy, guestCount, pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { PriceCalendar } from '@storefront/shared/composites/price-calendar/price-calendar';
import { formatPounds, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { Badge } from '@storefront/shared/ui/badge';
import { Button } from '@storefront/shared/ui/button';
import { Card } from '@storefront/shared/ui/card';
import { Price } from '@storefront/shared/composites/price/price';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { color, family, from, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import type { DealPriceRow } from '../../domain/deal-prices';
import { roomFacts } from '../../domain/room-facts';
import { stayDates } from '../../domain/stay-dates';
import { AtolNote } from '../../parts/atol-note/atol-note';
import { inBarStyles } from '../../parts/book-now/in-bar-styles';
import { DealPhone } from '../../parts/deal-phone/deal-phone';
import { FlightSummary, FlightSummaryPlaceholder } from '../../parts/flight-summary/flight-summary';
import { PackageFacts, type PackageFact } from '../../parts/package-facts/package-facts';
import { PaymentToday } from '../../parts/payment-today/payment-today';

import { AIRPORT_FIELD_ID, DealChoiceFields, PARTY_FIELD_ID } from './deal-choice-fields';
import { SelectedDay } from './selected-day';
import type { DealPrices } from './use-deal-prices';

interface DealOfferProps {
  readonly deal: Deal;
  /** `Flight + Hotel`, … */
  readonly tag: string;
  readonly prices: DealPrices;
  /** Starting price of the deal, shown until the prices are loaded. */
  readonly startingPrice: Pence | null;
  readonly booking: boolean;
  readonly onBook: () => void;
  /** Result of Book Now. */
  readonly bookNowStatus: ReactNode;
}

/** Price of a deal for the selected day, and Book Now (DEAL-09 to DEAL-14). */
export function DealOffer(props: DealOfferProps) {
  const { deal, tag, prices, startingPrice } = props;
  const deposits = useClaim('deposits-from');
  return (
    <Card>
      <Stack gap="m">
        <Row justify="space-between" align="start">
          <HeadPrice
            prices={prices}
            party={deal.party}
            startingPrice={prices.state === 'loading' ? startingPrice : null}
          />
          <Badge tone="sun">{tag}</Badge>
        </Row>
        {deposits && <p css={depositStyles}>{deposits.text}</p>}
        <SelectedPackage {...props} />
      </Stack>
    </Card>
  );
}

/** Ids of the choices and of their calendar. */
export const CHOICES_ID = 'deal-choices';
export const DATES_ID = 'deal-dates';

/** The choices that determine the price of a deal. */
export function DealChoices({ prices }: { readonly prices: DealPrices }) {
  return (
    <Card id={CHOICES_ID} tabIndex={-1}>
      <Stack gap="m">
        <DealChoiceFields prices={prices} />
        <div id={DATES_ID} tabIndex={-1}>
          <PriceCalendar
            month={prices.month}
            onMonthChange={prices.chooseMonth}
            months={prices.bookable}
            earliest={prices.earliestDate}
            prices={prices.prices}
            otherPrices={prices.otherPrices}
            unpriced="selectable"
            bestValue={prices.bestValue}
            selected={prices.date}
            onSelect={prices.chooseDate}
            loading={prices.state === 'loading'}
          />
        </div>
      </Stack>
    </Card>
  );
}

/** The price of the selected day, or the starting price while the prices are loading. */
function HeadPrice({
  prices: { row, rooms },
  party,
  startingPrice,
}: Pick<DealOfferProps, 'prices' | 'startingPrice'> & Pick<Deal, 'party'>) {
  if (row) {
    const total = formatPounds(timesPence(row.pricePerPerson, guestCount(rooms)));
    return (
      <Price
        amount={row.pricePerPerson}
        size="large"
        note={`${total} total for ${describeOccupancy(rooms)}`}
      />
    );
  }
  if (startingPrice === null) return <p css={depositStyles}>No price on this date</p>;
  return (
    <Price
      amount={startingPrice}
      from
      size="large"
      note={`for ${describeOccupancy([{ ...party, childAges: [] }])}`}
    />
  );
}

/** The date, the stay, and the rooms, each with its control. */
function packageFacts(prices: DealPrices, row: DealPriceRow): readonly PackageFact[] {
  const { filters, rooms, online } = prices;
  const [first = describeOccupancy(rooms), ...others] = roomFacts(row.rooms, rooms);
  return [
    {
      text: stayDates(row.date, row.nights),
      change: { label: 'dates', target: DATES_ID },
    },
    {
      text: `${pluralize(filters.nights, 'night', 'nights')}, ${boardName(filters.boardBasis)}, from ${airportName(filters.airportCode)}`,
      change: { label: 'airport, board and nights', target: AIRPORT_FIELD_ID },
    },
    { text: first, ...(online && { change: { label: 'guests and rooms', target: PARTY_FIELD_ID } }) },
    ...others.map((line) => ({ text: line })),
  ];
}

type SelectedPackageProps = Pick<DealOfferProps, 'deal' | 'prices' | 'booking' | 'onBook' | 'bookNowStatus'>;

function SelectedPackage({ deal, prices, booking, onBook, bookNowStatus }: SelectedPackageProps) {
  const { row } = prices;
  const flight = row?.flight;
  const isLoading = prices.state === 'loading';
  return (
    <>
      <SelectedDay prices={prices} />
      {isLoading && <PackagePlaceholder />}
      {row && <PackageFacts facts={packageFacts(prices, row)} />}
      {flight && <FlightSummary flight={flight} />}
      {deal.isBooking ? (
        // Only a price with a flight can be booked (DEAL-ST-10).
        <div css={(flight || isLoading) && inBarStyles}>
          <Button look="call" size="large" wide loading={booking} disabled={!flight} onClick={onBook}>
            Book Now
          </Button>
        </div>
      ) : (
        <p>
          This deal is sold by phone: call <DealPhone number={deal.phoneNumber} />.
        </p>
      )}
      {bookNowStatus}
      {deal.isBooking && <TodaysPayment prices={prices} />}
      {deal.isBooking && (
        <>
          <AtolNote />
          <p css={callStyles}>
            Questions? Call <DealPhone number={deal.phoneNumber} />
          </p>
        </>
      )}
    </>
  );
}

/** What the shopper pays today, or its place while the prices are loading, so that what follows does not move. */
function TodaysPayment({ prices: { row, rooms, state } }: Pick<DealOfferProps, 'prices'>) {
  if (row?.flight) {
    return (
      <PaymentToday
        pricePerPerson={row.pricePerPerson}
        flightPricePerPerson={row.flight.pricePerPerson}
        guests={guestCount(rooms)}
        departureDate={row.date}
      />
    );
  }
  if (state !== 'loading') return null;
  return (
    <div css={paymentPlaceholderStyles}>
      <Skeleton height="100%" isOnFirstScreen />
    </div>
  );
}

/** Keeps the place of the facts and of both flights, so that Book Now does not move when the prices arrive. */
function PackagePlaceholder() {
  return (
    <>
      <div css={factsPlaceholderStyles}>
        <Skeleton height="100%" isOnFirstScreen />
      </div>
      <FlightSummaryPlaceholder />
    </>
  );
}

// Three facts, of which the longest has two lines on a phone.
const factsPlaceholderStyles = css`
  height: 104px;

  @media (pointer: coarse) {
    height: 136px;
  }
`;

// Three lines, two where the offer is as wide as a tablet.
const paymentPlaceholderStyles = css`
  height: 60px;

  ${from.desktop} {
    height: 40px;
  }

  ${from.large} {
    height: 60px;
  }
`;

const depositStyles = css`
  font: 600 ${text.body} ${family.body};
`;

const callStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
