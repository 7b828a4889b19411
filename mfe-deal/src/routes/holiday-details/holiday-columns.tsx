import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { Card } from '@storefront/shared/ui/card';
import { Stack } from '@storefront/shared/ui/stack';
import { memo, useState, type ReactNode, type Ref } from 'react';

import type { Selection } from '../../domain/selection';
import { BookNowStatus } from '../../features/book-now/book-now-status';
import type { BookNow } from '../../features/book-now/use-book-now';
import { FLIGHTS_ID, FlightChoice } from '../../features/flight-list/flight-choice';
import type { FlightListProps } from '../../features/flight-list/flight-list';
import { CHOICES_ID, HolidayChoiceFields } from '../../features/holiday/holiday-choice-fields';
import { DATES_ID, HolidayDates } from '../../features/holiday/holiday-dates';
import { HolidayContents } from '../../features/holiday/holiday-contents';
import { PackageOffer } from '../../features/holiday/package-offer';
import { ReplacedChoices } from '../../features/holiday/replaced-choices';
import { RoomChoice } from '../../features/holiday/room-choice';
import type { Holiday } from '../../features/holiday/use-holiday';
import { HOTEL_ID } from '../../features/hotel/hotel-section-ids';
import { hotelSectionLinks } from '../../features/hotel/hotel-section-links';
import { HotelSections } from '../../features/hotel/hotel-sections';
import { MonthPrices } from '../../features/month-prices/month-prices';
import { SMALL_PRINT_ID, SmallPrint } from '../../features/small-print/small-print';
import { HolidayLayout } from '../../parts/layout/holiday-layout';
import { scrollToSection } from '../../parts/layout/scroll-to-section';
import { CONTENTS_ID } from '../../parts/package-contents/package-contents';
import { SectionLinks } from '../../parts/section-links/section-links';

const NO_FLIGHTS: readonly Flight[] = [];

interface HolidayColumnsProps {
  readonly head: ReactNode;
  readonly holiday: Holiday;
  readonly hotel: HotelRecord | null;
  readonly bookNow: BookNow;
  readonly onBook: (selection: Selection) => void;
  /** Observes when the price chart comes into view. */
  readonly observeChart: Ref<HTMLDivElement>;
  /** Observes when the choice of the room comes into view. */
  readonly observeRooms: Ref<HTMLDivElement>;
}

/** Head, offer, choices, flights and hotel in the order of every holiday. */
export function HolidayColumns(props: HolidayColumnsProps) {
  const { head, holiday, hotel, bookNow, onBook, observeChart, observeRooms } = props;
  const seeOtherDates = () => {
    holiday.refetch();
    scrollToSection(DATES_ID);
  };
  const [flightsOpen, setFlightsOpen] = useState(false);
  const changeFlights = () => {
    setFlightsOpen(true);
    scrollToSection(FLIGHTS_ID);
  };
  return (
    <HolidayLayout
      head={head}
      label="Your choices"
      offer={
        <Card>
          <Stack gap="m">
            <PackageOffer
              holiday={holiday}
              booking={bookNow.state.kind === 'checking'}
              onBook={onBook}
              onChangeFlights={changeFlights}
            />
            <BookNowStatus bookNow={bookNow} onOtherDates={seeOtherDates} />
          </Stack>
        </Card>
      }
      choices={<Choices holiday={holiday} hotel={hotel} observeRooms={observeRooms} />}
    >
      <Weeks
        observeChart={observeChart}
        chart={holiday.chart}
        selected={holiday.selection?.result.departureDate ?? null}
        change={holiday.change}
      />
      {holiday.state !== 'failed' && (
        <Flights holiday={holiday} open={flightsOpen} onOpenChange={setFlightsOpen} />
      )}
      {hotel && (
        <div id={HOTEL_ID} tabIndex={-1}>
          <Hotel hotel={hotel} />
        </div>
      )}
      <SmallPrint departureDate={holiday.selection?.result.departureDate ?? null} />
    </HolidayLayout>
  );
}

type ChoicesProps = Pick<HolidayColumnsProps, 'holiday' | 'hotel' | 'observeRooms'>;

/** What the package contains, and its controls. */
function Choices({ holiday, hotel, observeRooms }: ChoicesProps) {
  return (
    <Stack gap="l">
      <SectionLinks
        sections={[
          { id: CONTENTS_ID, label: 'What you get' },
          { id: CHOICES_ID, label: 'Choose' },
          ...(holiday.state === 'failed' ? [] : [{ id: FLIGHTS_ID, label: 'Flights' }]),
          ...(hotel ? hotelSectionLinks(hotel) : []),
          { id: SMALL_PRINT_ID, label: 'Small print' },
        ]}
      />
      <HolidayContents holiday={holiday} />
      <HydrationSection>
        <Card id={CHOICES_ID} tabIndex={-1}>
          <Stack gap="m">
            <HolidayChoiceFields holiday={holiday} />
            <ReplacedChoices holiday={holiday} />
            <HolidayDates holiday={holiday} />
            <RoomChoice ref={observeRooms} holiday={holiday} />
          </Stack>
        </Card>
      </HydrationSection>
    </Stack>
  );
}

interface FlightsProps extends Pick<HolidayColumnsProps, 'holiday'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function Flights({ holiday, open, onOpenChange }: FlightsProps) {
  const { choice, nights, selection, state, change } = holiday;
  return (
    <FlightsSection
      // Other nights, board or departure reset its filters and page (HD-ST-02).
      key={[nights, choice.boardBasis, choice.departureId].join()}
      flights={selection?.flights ?? NO_FLIGHTS}
      selectedFlight={selection?.flight ?? null}
      guests={guestCount(choice.rooms)}
      date={selection?.result.departureDate ?? null}
      departureId={choice.departureId}
      loading={state === 'loading'}
      change={change}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}

// Memoized: a section with other children is hydrated at once.

interface FlightsSectionProps extends Pick<
  FlightListProps,
  'flights' | 'selectedFlight' | 'guests' | 'loading'
> {
  readonly date: IsoDate | null;
  readonly departureId: number;
  readonly change: Holiday['change'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const FlightsSection = memo(function FlightsSection(props: FlightsSectionProps) {
  const { date, departureId, change, ...list } = props;
  return (
    <HydrationSection>
      <FlightChoice
        {...list}
        onSelect={(flightId) => change({ date, flightId })}
        initialAirports={initialAirports(departureId)}
      />
    </HydrationSection>
  );
});

interface WeeksProps extends Pick<HolidayColumnsProps, 'observeChart'> {
  readonly chart: Holiday['chart'];
  readonly selected: IsoDate | null;
  readonly change: Holiday['change'];
}

const Weeks = memo(function Weeks({ observeChart, chart, selected, change }: WeeksProps) {
  return (
    <MonthPrices ref={observeChart} {...chart} selected={selected} onSelect={(date) => change({ date })} />
  );
});

const Hotel = memo(HotelSections);

/** A single airport is preselected in the departure filter; a group of airports is not (HD-ST-04). */
function initialAirports(departureId: number): readonly string[] {
  return departureId < 0 ? [] : airportCodes(departureId);
}
