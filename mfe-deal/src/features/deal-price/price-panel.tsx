import { css } from '@emotion/react';
import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { describeOccupancy, guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { PriceCalendar } from '@storefront/shared/composites/price-calendar/price-calendar';
import { formatPounds, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { Badge } from '@storefront/shared/ui/badge';
import { Button } from '@storefront/shared/ui/button';
import { Card } from '@storefront/shared/ui/card';
import { Price } from '@storefront/shared/composites/price/price';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { AtolNote } from '../../parts/atol-note/atol-note';
import { FlightSummary } from '../../parts/flight-summary/flight-summary';
import { sideStyles, stickyStyles } from '../../parts/layout/page.styles';

import { DealPhone } from '../../parts/deal-phone/deal-phone';
import { DealSelectors } from './deal-choice-fields';
import { SelectedDay } from './selected-day';
import type { DealPrices } from './use-deal-prices';

interface PricePanelProps {
  readonly deal: Deal;
  /** `Flight + Hotel`, … */
  readonly tag: string;
  readonly prices: DealPrices;
  /** What the deal starts at. */
  readonly startsAt: Pence | null;
  readonly booking: boolean;
  readonly onBook: () => void;
  /** What Book Now had to say. */
  readonly answer: ReactNode;
  /** Of the calendar, where "See other dates" leads. */
  readonly datesId: string;
}

/** What a deal costs on the day that is chosen, the choices that make it, and the way on (DEAL-09 to DEAL-14). */
export function PricePanel(props: PricePanelProps) {
  const { deal, tag, prices, startsAt, booking, onBook, answer, datesId } = props;
  const { row, rooms, state } = prices;
  const guests = guestCount(rooms);
  const deposits = useClaim('deposits-from');
  return (
    <section css={sideStyles} aria-label="Price">
      <Card>
        <Stack gap="m">
          <Row wrap justify="space-between" align="start">
            <HeadPrice
              row={row}
              startsAt={state === 'loading' ? startsAt : null}
              guests={guests}
              party={describeOccupancy(rooms)}
            />
            <Badge tone="sun">{tag}</Badge>
          </Row>
          {deposits && <p css={depositStyles}>{deposits.text}</p>}
          <DealSelectors prices={prices} />
          <div id={datesId} tabIndex={-1}>
            <PriceCalendar
              month={prices.month}
              onMonthChange={prices.chooseMonth}
              months={prices.sold}
              earliest={prices.earliest}
              prices={prices.prices}
              otherPrices={prices.otherPrices}
              unpriced="selectable"
              bestValue={prices.bestValue}
              selected={prices.date}
              onSelect={prices.chooseDate}
              loading={state === 'loading'}
            />
          </div>
        </Stack>
      </Card>
      <div css={stickyStyles}>
        <Card>
          <Stack gap="m">
            <SelectedDay prices={prices} />
            {row?.flight && <FlightSummary flight={row.flight} />}
            {deal.isBooking ? (
              <Button
                look="call"
                size="large"
                wide
                loading={booking}
                // A date, a price and a flight that fits are what can be booked (DEAL-ST-10).
                disabled={!row?.flight}
                onClick={onBook}
              >
                Book Now
              </Button>
            ) : (
              <p>
                This deal is sold by phone: call <DealPhone number={deal.phoneNumber} />.
              </p>
            )}
            {answer}
            {deal.isBooking && (
              <>
                <AtolNote />
                <p css={callStyles}>
                  Questions? Call <DealPhone number={deal.phoneNumber} />
                </p>
              </>
            )}
          </Stack>
        </Card>
      </div>
    </section>
  );
}

interface HeadPriceProps {
  readonly row: DealPrices['row'];
  readonly startsAt: Pence | null;
  readonly guests: number;
  readonly party: string;
}

/** The price of the chosen day; before one is known what the deal starts at, and none where there is none. */
function HeadPrice({ row, startsAt, guests, party }: HeadPriceProps) {
  if (row) {
    const total = formatPounds(timesPence(row.pricePerPerson, guests));
    return (
      <Price
        amount={row.pricePerPerson}
        size="large"
        note={`${total} total for ${party}, ${formatDayWithYear(row.date)}`}
      />
    );
  }
  if (startsAt === null) return <p css={depositStyles}>No price on this date</p>;
  return <Price amount={startsAt} from size="large" note="Two adults sharing" />;
}

const depositStyles = css`
  font: 600 ${text.body} ${family.body};
`;

const callStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
