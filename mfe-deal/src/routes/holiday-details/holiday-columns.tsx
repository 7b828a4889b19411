import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { Card } from '@storefront/shared/ui/card';
import { Stack } from '@storefront/shared/ui/stack';
import { from } from '@storefront/shared/ui/tokens';
import type { Ref } from 'react';

import type { Selection } from '../../domain/selection';
import { BookNowAnswer } from '../../features/book-now/book-now-status';
import type { BookNow } from '../../features/book-now/use-book-now';
import { FlightList } from '../../features/flight-list/flight-list';
import { HotelWords } from '../../features/hotel/hotel-sections';
import { MonthsOfPrices } from '../../features/month-prices/month-prices';
import { bringTo } from '../../parts/layout/scroll-to-section';
import { columnsStyles, sideStyles, stickyStyles } from '../../parts/layout/page.styles';

import { ChangedChoices } from '../../features/holiday/replaced-choices';
import { HolidayChoices } from '../../features/holiday/holiday-choice-fields';
import { HolidayDates } from '../../features/holiday/holiday-dates';
import { PackageOffer } from '../../features/holiday/package-offer';
import type { Holiday } from '../../features/holiday/use-holiday';

const DATES_ID = 'holiday-dates';

interface HolidayColumnsProps {
  readonly holiday: Holiday;
  readonly hotel: HotelRecord | null;
  readonly bookNow: BookNow;
  readonly onBook: (selection: Selection) => void;
  /** Tells when the prices of the other months come into sight. */
  readonly watchLine: Ref<HTMLDivElement>;
}

/** Flights and words on one side; on the other what is chosen and what it costs. */
export function HolidayColumns(props: HolidayColumnsProps) {
  const { holiday, hotel, bookNow, onBook, watchLine } = props;
  const seeOtherDates = () => {
    holiday.askAgain();
    bringTo(DATES_ID);
  };
  return (
    <div css={columnsStyles}>
      <Stack gap="xl">
        {holiday.state !== 'failed' && <Flights holiday={holiday} />}
        <MonthsOfPrices
          ref={watchLine}
          {...holiday.line}
          selected={holiday.offers?.selection?.result.departureDate ?? null}
          onChoose={(date) => holiday.change({ date })}
        />
        {hotel && <HotelWords hotel={hotel} />}
      </Stack>
      <section css={[sideStyles, firstOnPhonesStyles]} aria-label="Your choices">
        <Card>
          <Stack gap="m">
            <HolidayChoices holiday={holiday} />
            <ChangedChoices holiday={holiday} />
            <HolidayDates holiday={holiday} id={DATES_ID} />
          </Stack>
        </Card>
        <div css={stickyStyles}>
          <Card>
            <Stack gap="m">
              <PackageOffer holiday={holiday} booking={bookNow.state.kind === 'checking'} onBook={onBook} />
              <BookNowAnswer bookNow={bookNow} onOtherDates={seeOtherDates} />
            </Stack>
          </Card>
        </div>
      </section>
    </div>
  );
}

function Flights({ holiday }: Pick<HolidayColumnsProps, 'holiday'>) {
  const { wish, nights, offers, state, change } = holiday;
  const selection = offers?.selection;
  return (
    <FlightList
      // Another stay, board or departure starts its filters and pages anew (HD-ST-02).
      key={[nights, wish.boardBasis, wish.departureId].join()}
      flights={selection?.flights ?? []}
      chosen={selection?.flight ?? null}
      guests={guestCount(wish.rooms)}
      onChoose={(flightId) => change({ date: selection?.result.departureDate ?? null, flightId })}
      departureAirports={preselected(wish.departureId)}
      loading={state === 'loading'}
    />
  );
}

/** A single airport is ticked in the departure filter from the start; a group leaves all of its own (HD-ST-04). */
function preselected(departureId: number): readonly string[] {
  return departureId < 0 ? [] : airportCodes(departureId);
}

// The choices come before the words about the hotel.
const firstOnPhonesStyles = css`
  order: -1;

  ${from.large} {
    order: 0;
  }
`;
