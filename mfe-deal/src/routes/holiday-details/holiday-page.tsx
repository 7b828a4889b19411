import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { HolidayNavigationState } from '@storefront/shared/contracts/holiday-navigation-state';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { useRecordView } from '@storefront/shared/runtime';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { ToastProvider } from '@storefront/shared/ui/toast';
import type { ComponentProps, Ref } from 'react';

import { hotelRecordOf, type HotelRecordState } from '../../domain/hotel-record-state';
import type { Selection } from '../../domain/selection';
import type { ReferenceHoliday } from '../../domain/similar-deals';
import { BookBar } from '../../features/book-now/book-bar';
import { useBookNow } from '../../features/book-now/use-book-now';
import { HolidayHead } from '../../features/holiday/holiday-head';
import { DealNotFound, HotelKeyMissing } from '../../features/holiday/holiday-not-found';
import { hotelSummary, PLACEHOLDER_HOTEL, type HotelSummary } from '../../features/holiday/hotel-summary';
import { useHoliday, type Holiday } from '../../features/holiday/use-holiday';
import { useHotelRecord } from '../../features/hotel/use-hotel-record';
import { useInView } from '../../features/month-prices/use-in-view';
import { pageStyles } from '../../parts/layout/page.styles';
import { SimilarHolidays } from '../../parts/similar-holidays/similar-holidays';

import { HolidayColumns } from './holiday-columns';

interface HolidayPageProps {
  readonly hotelPromise: Promise<HotelRecord | null>;
  readonly navigationState: HolidayNavigationState | null;
}

/** Holiday details: the choices before booking, and the package that results from them. */
export function HolidayPage({ hotelPromise, navigationState }: HolidayPageProps) {
  const record = useHotelRecord(hotelPromise);
  const [observeChart, chartInView] = useInView();
  const holiday = useHoliday(chartInView);
  const searchPath = navigationState?.searchPath ?? null;
  const summary = hotelSummary(
    hotelRecordOf(record),
    navigationState?.deal ?? null,
    holiday.selection?.result ?? null,
  );

  if (holiday.hotelKey === '') return <HotelKeyMissing />;
  if (holiday.hotelNotFound || (!summary && isNotFound(holiday, record))) return <DealNotFound />;
  return (
    <HolidayDetails
      holiday={holiday}
      record={record}
      summary={summary ?? PLACEHOLDER_HOTEL}
      searchPath={searchPath}
      observeChart={observeChart}
    />
  );
}

/** Returns whether there is neither a hotel record nor a package in the loaded month (DEC-11). */
function isNotFound({ state, offers }: Holiday, record: HotelRecordState): boolean {
  return record.kind === 'settled' && state === 'loaded' && offers?.boards.length === 0;
}

interface HolidayDetailsProps extends ComponentProps<typeof HolidayHead> {
  readonly observeChart: Ref<HTMLDivElement>;
}

function HolidayDetails({ observeChart, ...head }: HolidayDetailsProps) {
  const { holiday, record, summary } = head;
  const { selection, choice } = holiday;
  const bookNow = useBookNow(JSON.stringify(choice));
  const hotel = hotelRecordOf(record);
  const imageUrl = hotel?.images[0] ?? null;
  useRecordHolidayView(holiday, summary, imageUrl);
  const book = ({ result, flight, pricePerPerson }: Selection) =>
    void bookNow.book({
      quoteReference: result.quoteReference,
      flightId: flight.flightId,
      rooms: choice.rooms,
      pricePerPerson,
      imageUrl,
      offer: null,
    });

  return (
    <ToastProvider>
      <LiveRegion>
        <Container>
          <PageHead title={summary.name} robots="noindex" />
          <div css={pageStyles}>
            <HolidayHead {...head} />
            <HolidayColumns {...{ holiday, hotel, bookNow, observeChart }} onBook={book} />
            {holiday.state === 'loaded' && !selection && <SimilarHolidays reference={referenceOf(summary)} />}
          </div>
        </Container>
        {selection && (
          <BookBar
            total={timesPence(selection.pricePerPerson, guestCount(choice.rooms))}
            pricePerPerson={selection.pricePerPerson}
            booking={bookNow.state.kind === 'checking'}
            onBook={() => book(selection)}
          />
        )}
      </LiveRegion>
    </ToastProvider>
  );
}

function useRecordHolidayView(holiday: Holiday, summary: HotelSummary, imageUrl: string | null) {
  const { hotelKey, choice, selection } = holiday;
  useRecordView(
    summary === PLACEHOLDER_HOTEL
      ? null
      : {
          id: `hotel ${hotelKey}`,
          name: summary.name,
          location: summary.location,
          pictureUrl: imageUrl,
          pricePerPerson: selection?.pricePerPerson ?? null,
          path: detailsPath(hotelKey, choice),
        },
  );
}

function referenceOf({ name, location, starClass }: HotelSummary): ReferenceHoliday {
  return { dealId: null, hotelName: name, place: location, starClass };
}
