import { css } from '@emotion/react';
import { fetchHotel, HOTEL_ON_PAGE_MS } from '@storefront/shared/api/hotels/fetch-hotel';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { addDays } from '@storefront/shared/dates/iso-date';
import { Gallery } from '@storefront/shared/gallery/gallery';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import { PageHead } from '@storefront/shared/page/page-head';
import { runtimeOf, useRuntime } from '@storefront/shared/runtime';
import { detailsPath, parseDetailsQuery } from '@storefront/shared/search-query/details-path';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { from, space } from '@storefront/shared/ui/tokens';
import { Suspense, use, useMemo, useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';

import { monthOffers, type Selection } from '../domain/selection';
import { FlightList } from '../features/flights/flight-list';
import { HotelHead } from '../features/hotel/hotel-head';
import { HotelWords } from '../features/hotel/hotel-words';
import { HolidayChoices } from '../features/selectors/holiday-choices';
import { useAvailability } from '../features/selectors/use-availability';
import { BookNowDialogs } from '../features/summary/book-now-dialogs';
import { PackageSummary } from '../features/summary/package-summary';
import { useBookNow } from '../features/summary/use-book-now';

const DEFAULT_NIGHTS = 7;

/** Starts the look-up of the hotel without waiting for it. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = runtimeOf(context);
  const { giataId } = parseDetailsQuery(new URL(request.url).searchParams);
  const hotel =
    giataId === null
      ? Promise.resolve(null)
      : fetchHotel(config, giataId, { timeoutMs: HOTEL_ON_PAGE_MS }).then((result) =>
          result.ok ? result.value : null,
        );
  return { hotel };
}

/** Prices are the shopper's own search, so a server draws the frame and the browser loads. */
export function HydrateFallback() {
  return (
    <>
      <PageHead title="Your holiday" robots="noindex" />
      <DetailsSkeleton />
    </>
  );
}

/** A choice on this page changes its address; only another hotel loads anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { hotel } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<DetailsSkeleton />}>
      <HolidayDetails hotel={hotel} />
    </Suspense>
  );
}

function HolidayDetails({ hotel: coming }: { readonly hotel: Promise<HotelRecord | null> }) {
  const hotel = use(coming);
  const { clock } = useRuntime();
  const { hotelKey = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = useMemo(() => parseDetailsQuery(params), [params]);
  const flightId = params.get('flight');
  const nights = query.nights ?? DEFAULT_NIGHTS;
  const [month, setMonth] = useState((query.date ?? addDays(clock.today(), 60)).slice(0, 7));
  const { state, retry } = useAvailability({
    hotelKey,
    month,
    nights,
    departureId: query.departureId,
    rooms: query.rooms,
  });
  const bookNow = useBookNow(hotel?.images[0] ?? null);
  const guests = guestCount(query.rooms);

  const offers = useMemo(
    () =>
      state.kind === 'known'
        ? monthOffers(state.availability, { boardBasis: query.boardBasis, date: query.date, flightId })
        : null,
    [state, query, flightId],
  );

  function choose(change: Partial<typeof query>, flight: string | null = null) {
    const path = detailsPath(hotelKey, { ...query, nights, ...change });
    void navigate(flight === null ? path : `${path}&flight=${encodeURIComponent(flight)}`, {
      replace: true,
      preventScrollReset: true,
    });
  }

  if (state.kind === 'failed' && state.unknownHotel) return <NoDeal />;
  const selection = offers?.selection ?? null;
  const { name } = headOf(hotel, selection);

  return (
    <Container>
      <PageHead title={name} robots="noindex" />
      <div css={pageStyles}>
        <Gallery images={hotel?.images ?? []} name={name} />
        <HotelHead {...headOf(hotel, selection)} />
        <div css={columnsStyles}>
          <Stack gap="xl">
            {hotel && <HotelWords hotel={hotel} />}
            {selection && (
              <FlightList
                key={selection.result.departureDate}
                flights={selection.flights}
                chosen={selection.flight}
                guests={guests}
                onChoose={(flight) => choose({ date: selection.result.departureDate }, flight)}
              />
            )}
          </Stack>
          <div css={sideStyles}>
            <HolidayChoices
              query={query}
              nights={nights}
              offers={offers}
              month={month}
              onMonthChange={setMonth}
              loading={state.kind === 'loading'}
              onChoose={choose}
            />
            <Offer
              state={state.kind}
              selection={selection}
              guests={guests}
              booking={bookNow.state.kind === 'checking'}
              onBook={(chosen) => void bookNow.book(chosen, query.rooms)}
              onRetry={retry}
            />
            <BookNowDialogs state={bookNow.state} onContinue={bookNow.goOn} onDismiss={bookNow.dismiss} />
          </div>
        </div>
      </div>
    </Container>
  );
}

/** The back office knows the hotel best; without it the package itself says what it can. */
function headOf(hotel: HotelRecord | null, selection: Selection | null) {
  if (hotel) {
    const { hotelName, location, starClass, reviewScore, reviewCount } = hotel;
    return { name: hotelName, location, starClass: starClass ?? 0, score: reviewScore, count: reviewCount };
  }
  const result = selection?.result;
  return {
    name: result?.hotelName ?? 'Your holiday',
    location: result?.location ?? '',
    starClass: result?.starClass ?? 0,
    score: result?.reviewScore ?? null,
    count: result?.reviewCount ?? null,
  };
}

interface OfferProps {
  readonly state: 'loading' | 'known' | 'failed';
  readonly selection: Selection | null;
  readonly guests: number;
  readonly booking: boolean;
  readonly onBook: (selection: Selection) => void;
  readonly onRetry: () => void;
}

function Offer({ state, selection, guests, booking, onBook, onRetry }: OfferProps) {
  if (state === 'loading') return <Skeleton height="320px" />;
  if (state === 'failed') {
    return (
      <EmptyState
        title="We could not load prices"
        action={
          <Button look="call" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </EmptyState>
    );
  }
  if (!selection) {
    return (
      <EmptyState title="No flights available from selected airport">
        Try another airport, month or number of nights.
      </EmptyState>
    );
  }
  return (
    <>
      {selection.dateChanged && (
        <p role="status">
          The date you chose is not sold with these choices. This is the best price of the month instead.
        </p>
      )}
      <PackageSummary
        selection={selection}
        guests={guests}
        booking={booking}
        onBook={() => onBook(selection)}
      />
    </>
  );
}

function NoDeal() {
  return (
    <EmptyState
      headingLevel={1}
      title="Deal not found"
      action={
        <ButtonLink to="/" look="call">
          Return to Homepage
        </ButtonLink>
      }
    >
      <PageHead title="Deal not found" robots="noindex" />
      Hotel key not found. The holiday may have been taken off sale.
    </EmptyState>
  );
}

function DetailsSkeleton() {
  return (
    <Container>
      <div css={pageStyles} role="status" aria-label="Loading the holiday">
        <Skeleton height="420px" />
        <div css={columnsStyles}>
          <Skeleton height="480px" />
          <Skeleton height="480px" />
        </div>
      </div>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  gap: ${space.l};
  padding-top: ${space.l};
`;

const columnsStyles = css`
  display: grid;
  gap: ${space.xl};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 420px;
  }
`;

// On a phone the choices come before the words about the hotel.
const sideStyles = css`
  display: grid;
  order: -1;
  align-content: start;
  gap: ${space.l};

  ${from.large} {
    order: 0;
  }
`;
