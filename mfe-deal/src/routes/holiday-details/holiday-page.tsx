import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { PartyNotice } from '@storefront/shared/composites/rooms-guests/party-notice';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { useRecordView, useRuntime } from '@storefront/shared/runtime';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { ToastProvider } from '@storefront/shared/ui/toast';
import { useMemo, type ComponentProps, type Ref } from 'react';

import { hotelRecordOf, type HotelRecordState } from '../../domain/hotel-record-state';
import type { Selection } from '../../domain/selection';
import type { ReferenceHoliday } from '../../domain/similar-deals';
import { BookBar } from '../../features/book-now/book-bar';
import { useBookNow } from '../../features/book-now/use-book-now';
import { PARTY_FIELD_ID } from '../../features/holiday/holiday-choice-fields';
import { HolidayHead } from '../../features/holiday/holiday-head';
import { DealNotFound, HotelKeyMissing } from '../../features/holiday/holiday-not-found';
import { hotelSummary, PLACEHOLDER_HOTEL, type HotelSummary } from '../../features/holiday/hotel-summary';
import type { RenderedMonth } from '../../features/holiday/rendered-holiday';
import type { RenderedHotel } from '../../parts/rendered-hotel/rendered-hotel';
import { useHoliday, type Holiday } from '../../features/holiday/use-holiday';
import { useHotelRecord, type HotelSource } from '../../features/hotel/use-hotel-record';
import { useInView } from '../../parts/in-view/use-in-view';
import { pageStyles } from '../../parts/layout/page.styles';
import { useNavigationState } from '../../parts/url-choice/use-navigation-state';
import { SimilarHolidays } from '../../parts/similar-holidays/similar-holidays';

import { HolidayColumns } from './holiday-columns';
import { HolidayPageHead } from './holiday-page-head';

interface HolidayPageProps {
  /** `null`: the browser requests the prices. */
  readonly month: RenderedMonth | null;
  /** `null`: the browser requests the hotel record. */
  readonly hotel: RenderedHotel | null;
  /** The record that the browser has requested already. */
  readonly record: Promise<HotelRecord | null> | null;
  /** `false` where the head of the document is rendered elsewhere. */
  readonly hasHead?: boolean;
}

/** Holiday details: the choices before booking, and the package that results from them. */
export function HolidayPage({ month, hotel, record: requested, hasHead = true }: HolidayPageProps) {
  const [observeChart, chartInView] = useInView();
  const [observeRooms, roomsInView] = useInView();
  const holiday = useHoliday({ chartInView, roomsInView }, month);
  const record = useHotelRecord(useHotelSource(holiday.choice.giataId, hotel, requested));
  const { deal, searchPath = null } = useNavigationState();
  const summary = hotelSummary(hotelRecordOf(record), deal, holiday.selection?.result ?? null);

  if (holiday.hotelKey === '') return <HotelKeyMissing />;
  if (holiday.hotelNotFound || (!summary && isNotFound(holiday, record))) return <DealNotFound />;
  return (
    <HolidayDetails
      holiday={holiday}
      record={record}
      summary={summary ?? PLACEHOLDER_HOTEL}
      searchPath={searchPath}
      observeChart={observeChart}
      observeRooms={observeRooms}
      hasHead={hasHead}
    />
  );
}

function useHotelSource(
  giataId: number | null,
  rendered: RenderedHotel | null,
  requested: Promise<HotelRecord | null> | null,
): HotelSource {
  const { config, clock } = useRuntime();
  return useMemo(
    () => ({
      rendered,
      load: async () => requested ?? (giataId === null ? null : fetchCachedHotel(config, giataId, clock.now)),
    }),
    [rendered, requested, giataId, config, clock],
  );
}

/** Returns whether there is neither a hotel record nor a package in the loaded month (DEC-11). */
function isNotFound({ state, offers }: Holiday, record: HotelRecordState): boolean {
  return record.kind === 'settled' && state === 'loaded' && offers?.boards.length === 0;
}

interface HolidayDetailsProps extends ComponentProps<typeof HolidayHead> {
  readonly observeChart: Ref<HTMLDivElement>;
  readonly observeRooms: Ref<HTMLDivElement>;
  readonly hasHead: boolean;
}

function HolidayDetails({ observeChart, observeRooms, hasHead, ...head }: HolidayDetailsProps) {
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
      room: holiday.room,
    });

  return (
    <ToastProvider>
      <LiveRegion>
        <Container>
          {hasHead && <HolidayPageHead summary={summary} />}
          <div css={pageStyles}>
            <HolidayColumns
              head={
                <>
                  <HolidayHead {...head} />
                  <PartyNotice party={holiday.party} action="show prices for" fieldId={PARTY_FIELD_ID} />
                </>
              }
              {...{ holiday, hotel, bookNow, observeChart, observeRooms }}
              onBook={book}
            />
            {holiday.state === 'loaded' && !selection && <SimilarHolidays reference={referenceOf(summary)} />}
          </div>
        </Container>
        {selection && !holiday.isPricing && (
          <BookBar
            total={timesPence(selection.pricePerPerson, guestCount(choice.rooms))}
            pricePerPerson={selection.pricePerPerson}
            departureDate={selection.result.departureDate}
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
