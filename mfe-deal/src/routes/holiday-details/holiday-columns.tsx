import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { Card } from '@storefront/shared/ui/card';
import { Stack } from '@storefront/shared/ui/stack';
import { from } from '@storefront/shared/ui/tokens';
import type { Ref } from 'react';

import type { Selection } from '../../domain/selection';
import { BookNowStatus } from '../../features/book-now/book-now-status';
import type { BookNow } from '../../features/book-now/use-book-now';
import { FlightList } from '../../features/flight-list/flight-list';
import { HolidayChoiceFields } from '../../features/holiday/holiday-choice-fields';
import { HolidayDates } from '../../features/holiday/holiday-dates';
import { PackageOffer } from '../../features/holiday/package-offer';
import { ReplacedChoices } from '../../features/holiday/replaced-choices';
import type { Holiday } from '../../features/holiday/use-holiday';
import { HotelSections } from '../../features/hotel/hotel-sections';
import { MonthPrices } from '../../features/month-prices/month-prices';
import { columnsStyles, sideStyles, stickyStyles } from '../../parts/layout/page.styles';
import { scrollToSection } from '../../parts/layout/scroll-to-section';

const DATES_ID = 'holiday-dates';

interface HolidayColumnsProps {
  readonly holiday: Holiday;
  readonly hotel: HotelRecord | null;
  readonly bookNow: BookNow;
  readonly onBook: (selection: Selection) => void;
  /** Observes when the price chart comes into view. */
  readonly observeChart: Ref<HTMLDivElement>;
}

/** Main column with flights and hotel; side column with the choices and the package. */
export function HolidayColumns(props: HolidayColumnsProps) {
  const { holiday, hotel, bookNow, onBook, observeChart } = props;
  const seeOtherDates = () => {
    holiday.refetch();
    scrollToSection(DATES_ID);
  };
  return (
    <div css={columnsStyles}>
      <Stack gap="xl">
        {holiday.state !== 'failed' && <Flights holiday={holiday} />}
        <MonthPrices
          ref={observeChart}
          {...holiday.chart}
          selected={holiday.selection?.result.departureDate ?? null}
          onSelect={(date) => holiday.change({ date })}
        />
        {hotel && <HotelSections hotel={hotel} />}
      </Stack>
      <section css={[sideStyles, firstOnPhonesStyles]} aria-label="Your choices">
        <Card>
          <Stack gap="m">
            <HolidayChoiceFields holiday={holiday} />
            <ReplacedChoices holiday={holiday} />
            <HolidayDates holiday={holiday} id={DATES_ID} />
          </Stack>
        </Card>
        <div css={stickyStyles}>
          <Card>
            <Stack gap="m">
              <PackageOffer holiday={holiday} booking={bookNow.state.kind === 'checking'} onBook={onBook} />
              <BookNowStatus bookNow={bookNow} onOtherDates={seeOtherDates} />
            </Stack>
          </Card>
        </div>
      </section>
    </div>
  );
}

function Flights({ holiday }: Pick<HolidayColumnsProps, 'holiday'>) {
  const { choice, nights, selection, state, change } = holiday;
  return (
    <FlightList
      // Other nights, board or departure reset its filters and page (HD-ST-02).
      key={[nights, choice.boardBasis, choice.departureId].join()}
      flights={selection?.flights ?? []}
      selectedFlight={selection?.flight ?? null}
      guests={guestCount(choice.rooms)}
      onSelect={(flightId) => change({ date: selection?.result.departureDate ?? null, flightId })}
      initialAirports={initialAirports(choice.departureId)}
      loading={state === 'loading'}
    />
  );
}

/** A single airport is preselected in the departure filter; a group of airports is not (HD-ST-04). */
function initialAirports(departureId: number): readonly string[] {
  return departureId < 0 ? [] : airportCodes(departureId);
}

// On phones the choices come before the description of the hotel.
const firstOnPhonesStyles = css`
  order: -1;

  ${from.large} {
    order: 0;
  }
`;
