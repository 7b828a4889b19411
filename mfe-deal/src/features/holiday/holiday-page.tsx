import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { airportCodes } from '@storefront/shared/catalogue/airports';
import type { HeldDeal } from '@storefront/shared/contracts/held-deal';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import { PageHead } from '@storefront/shared/page/page-head';
import { timesPence } from '@storefront/shared/pricing/pence';
import { Card } from '@storefront/shared/ui/card';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { Stack } from '@storefront/shared/ui/stack';
import { ToastArea } from '@storefront/shared/ui/toast';
import { from, space } from '@storefront/shared/ui/tokens';

import type { Selection } from '../../domain/selection';
import { BookBar } from '../book-now/book-bar';
import { BookNowAnswer } from '../book-now/book-now-answer';
import { useBookNow } from '../book-now/use-book-now';
import { FlightList } from '../flights/flight-list';
import { HotelWords } from '../hotel/hotel-words';
import { MonthsOfPrices } from '../months/months-of-prices';
import { useInSight } from '../months/use-in-sight';
import { SimilarHolidays } from '../similar/similar-holidays';

import { ChangedChoices } from './changed-choices';
import { HolidayChoices } from './holiday-choices';
import { HolidayDates } from './holiday-dates';
import { HolidayHead } from './holiday-head';
import { DealNotFound, NoHotelKey } from './holiday-not-here';
import { hotelOfHoliday } from './hotel-of-holiday';
import { PackageOffer } from './package-offer';
import { useHoliday } from './use-holiday';
import { useHotelRecord } from './use-hotel-record';

const DATES_ID = 'holiday-dates';

interface HolidayPageProps {
  readonly coming: Promise<HotelRecord | null>;
  readonly held: HeldDeal | null;
}

/** Everything that is chosen before a holiday is booked, and what it costs then. */
export function HolidayPage({ coming, held }: HolidayPageProps) {
  const record = useHotelRecord(coming);
  const line = useInSight();
  const holiday = useHoliday(line.inSight);
  const bookNow = useBookNow();
  const { hotelKey, wish, change, offers, state } = holiday;

  const hotel = record.kind === 'settled' ? record.hotel : null;
  const selection = offers?.selection ?? null;
  const known = hotelOfHoliday(hotel, held?.deal ?? null, selection?.result ?? null);
  if (hotelKey === '') return <NoHotelKey />;
  const answeredNothing = holiday.unknownHotel || (state === 'known' && offers?.boards.length === 0);
  if (holiday.unknownHotel || (answeredNothing && !known && record.kind === 'settled'))
    return <DealNotFound />;

  const name = known?.name ?? 'Your holiday';
  const guests = guestCount(wish.rooms);
  const checking = bookNow.state.kind === 'checking';
  const book = ({ result, flight, pricePerPerson }: Selection) =>
    void bookNow.book({
      quoteReference: result.quoteReference,
      flightId: flight.flightId,
      rooms: wish.rooms,
      pricePerPerson,
      imageUrl: hotel?.images[0] ?? null,
      offer: null,
    });

  return (
    <ToastArea>
      <LiveRegion>
        <Container>
          <PageHead title={name} robots="noindex" />
          <div css={pageStyles}>
            <HolidayHead
              holiday={holiday}
              record={record}
              known={known}
              searchPath={held?.searchPath ?? null}
            />
            <div css={columnsStyles}>
              <Stack gap="xl">
                {state !== 'failed' && (
                  <FlightList
                    // Another stay, board or departure starts its filters and pages anew (HD-ST-02).
                    key={[
                      holiday.nights,
                      offers?.selection?.boardBasis,
                      wish.departureId,
                      holiday.month,
                    ].join()}
                    flights={selection?.flights ?? []}
                    chosen={selection?.flight ?? null}
                    guests={guests}
                    onChoose={(flightId) =>
                      change({ date: selection?.result.departureDate ?? null, flightId })
                    }
                    departureAirports={preselected(wish.departureId)}
                    loading={state === 'loading'}
                  />
                )}
                <MonthsOfPrices
                  ref={line.ref}
                  {...holiday.line}
                  selected={selection?.result.departureDate ?? null}
                  onChoose={(date) => change({ date })}
                />
                {hotel && <HotelWords hotel={hotel} />}
              </Stack>
              <div css={sideStyles}>
                <Card as="section" aria-label="Your choices">
                  <Stack gap="m">
                    <HolidayChoices holiday={holiday} />
                    <ChangedChoices holiday={holiday} />
                    <HolidayDates holiday={holiday} id={DATES_ID} />
                    <PackageOffer holiday={holiday} booking={checking} onBook={book} />
                    <BookNowAnswer
                      bookNow={bookNow}
                      onOtherDates={() => {
                        holiday.askAgain();
                        showDates();
                      }}
                    />
                  </Stack>
                </Card>
              </div>
            </div>
            {state === 'known' && !selection && (
              <SimilarHolidays
                like={{
                  dealId: null,
                  hotelName: name,
                  place: known?.location ?? '',
                  starClass: known?.starClass ?? 0,
                }}
              />
            )}
          </div>
        </Container>
        {selection && (
          <BookBar
            total={timesPence(selection.pricePerPerson, guests)}
            pricePerPerson={selection.pricePerPerson}
            booking={checking}
            onBook={() => book(selection)}
          />
        )}
      </LiveRegion>
    </ToastArea>
  );
}

/** A single airport is ticked in the departure filter from the start; a group leaves all of its own (HD-ST-04). */
function preselected(departureId: number): readonly string[] {
  return departureId < 0 ? [] : airportCodes(departureId);
}

/** "See other dates": the calendar, in sight and with the focus. */
function showDates(): void {
  const dates = document.getElementById(DATES_ID);
  dates?.scrollIntoView({ block: 'start' });
  dates?.focus({ preventScroll: true });
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-top: ${space.m};
`;

export const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 420px;
  }
`;

// On a phone the choices come before the words about the hotel.
const sideStyles = css`
  order: -1;
  min-width: 0;

  ${from.large} {
    order: 0;
  }
`;
