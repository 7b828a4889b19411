import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { HeldDeal } from '@storefront/shared/contracts/holiday-navigation-state';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { timesPence } from '@storefront/shared/domain/pricing/pence';
import { useNoteView } from '@storefront/shared/composites/recently-viewed/use-note-view';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { ToastArea } from '@storefront/shared/ui/toast';
import type { ComponentProps, Ref } from 'react';

import type { Selection } from '../../domain/selection';
import { BookBar } from '../../features/book-now/book-bar';
import { useBookNow } from '../../features/book-now/use-book-now';
import { useInSight } from '../../features/month-prices/use-in-view';
import { pageStyles } from '../../parts/layout/page.styles';
import { SimilarHolidays } from '../../parts/similar-holidays/similar-holidays';

import { HolidayColumns } from './holiday-columns';
import { HolidayHead } from '../../features/holiday/holiday-head';
import { DealNotFound, NoHotelKey } from '../../features/holiday/holiday-not-found';
import { hotelOfHoliday, UNKNOWN_HOTEL } from '../../features/holiday/hotel-of-holiday';
import { useHoliday, type Holiday } from '../../features/holiday/use-holiday';
import { useHotelRecord } from '../../features/hotel/use-hotel-record';

interface HolidayPageProps {
  readonly coming: Promise<HotelRecord | null>;
  readonly held: HeldDeal | null;
}

/** Everything that is chosen before a holiday is booked, and what it costs then. */
export function HolidayPage({ coming, held }: HolidayPageProps) {
  const record = useHotelRecord(coming);
  const [watchLine, lineInSight] = useInSight();
  const holiday = useHoliday(lineInSight);

  const hotel = record.kind === 'settled' ? record.hotel : null;
  const result = holiday.offers?.selection?.result ?? null;
  const known = hotelOfHoliday(hotel, held?.deal ?? null, result);
  if (holiday.hotelKey === '') return <NoHotelKey />;
  const nobodyKnows = !known && record.kind === 'settled' && isEmpty(holiday);
  if (holiday.unknownHotel || nobodyKnows) return <DealNotFound />;
  return (
    <WholeHoliday
      holiday={holiday}
      record={record}
      shown={known ?? UNKNOWN_HOTEL}
      searchPath={held?.searchPath ?? null}
      watchLine={watchLine}
    />
  );
}

interface WholeHolidayProps extends ComponentProps<typeof HolidayHead> {
  readonly watchLine: Ref<HTMLDivElement>;
}

function WholeHoliday({ watchLine, ...head }: WholeHolidayProps) {
  const { holiday, record, shown } = head;
  const bookNow = useBookNow(JSON.stringify(holiday.wish));
  const hotel = record.kind === 'settled' ? record.hotel : null;
  const selection = holiday.offers?.selection ?? null;
  useNoteView(
    shown === UNKNOWN_HOTEL
      ? null
      : {
          id: `hotel ${holiday.hotelKey}`,
          name: shown.name,
          location: shown.location,
          pictureUrl: hotel?.images[0] ?? null,
          pricePerPerson: selection?.pricePerPerson ?? null,
          path: detailsPath(holiday.hotelKey, holiday.wish),
        },
  );
  const book = ({ result, flight, pricePerPerson }: Selection) =>
    void bookNow.book({
      quoteReference: result.quoteReference,
      flightId: flight.flightId,
      rooms: holiday.wish.rooms,
      pricePerPerson,
      imageUrl: hotel?.images[0] ?? null,
      offer: null,
    });

  return (
    <ToastArea>
      <LiveRegion>
        <Container>
          <PageHead title={shown.name} robots="noindex" />
          <div css={pageStyles}>
            <HolidayHead {...head} />
            <HolidayColumns
              holiday={holiday}
              hotel={hotel}
              bookNow={bookNow}
              onBook={book}
              watchLine={watchLine}
            />
            {holiday.state === 'known' && !selection && (
              <SimilarHolidays
                like={{
                  dealId: null,
                  hotelName: shown.name,
                  place: shown.location,
                  starClass: shown.starClass,
                }}
              />
            )}
          </div>
        </Container>
        {selection && (
          <BookBar
            total={timesPence(selection.pricePerPerson, guestCount(holiday.wish.rooms))}
            pricePerPerson={selection.pricePerPerson}
            booking={bookNow.state.kind === 'checking'}
            onBook={() => book(selection)}
          />
        )}
      </LiveRegion>
    </ToastArea>
  );
}

/** An answer without any package (DEC-11). */
function isEmpty({ state, offers }: Holiday): boolean {
  return state === 'known' && offers?.boards.length === 0;
}
