import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { FALLBACK_ATTRIBUTE } from '@storefront/shared/contracts/fallback-attribute';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { parseDetailsQuery } from '@storefront/shared/domain/search-query/details-path';
import { runtimeOf, useRuntime } from '@storefront/shared/runtime';
import { Suspense, use } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { hotelSummary } from '../features/holiday/hotel-summary';
import type { RenderedMonth } from '../features/holiday/rendered-holiday';
import type { ArrivingHotel } from '../parts/rendered-hotel/rendered-hotel';

import { HolidayPage } from './holiday-details/holiday-page';
import { HolidayPageHead } from './holiday-details/holiday-page-head';

/** `month` and `hotel` are what the server has loaded, promises while the page is sent in parts. */
interface HolidayData {
  /** `null`: the browser requests it. */
  readonly month: RenderedMonth | null | Promise<RenderedMonth | null>;
  /** `null`: the browser requests it. */
  readonly hotel: ArrivingHotel;
  /** The record that a navigation in the browser has requested. */
  readonly record: Promise<HotelRecord | null> | null;
}

/**
 * Loads prices and hotel record where a server renders the page. In the browser it starts fetching the record without
 * waiting for it (API-DETAILS-05), and the page requests its prices.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { config, clock, server } = runtimeOf(context);
  const choice = parseDetailsQuery(new URL(request.url).searchParams);
  const { giataId } = choice;
  if (!server) {
    const record = giataId === null ? Promise.resolve(null) : fetchCachedHotel(config, giataId, clock.now);
    return { month: null, hotel: null, record };
  }
  // The browser does not need this code.
  const { loadRenderedHoliday } = await import('../features/holiday/load-rendered-holiday');
  const holiday: HolidayData = {
    ...(await loadRenderedHoliday(config, {
      hotelKey: params['hotelKey']?.trim() ?? '',
      choice,
      today: clock.today(),
      signal: request.signal,
      sendsParts: server.sendsParts ?? false,
    })),
    record: null,
  };
  return mayBeShared(holiday) ? holiday : data(holiday, { headers: { 'cache-control': 'no-store' } });
}

/** The next visitor may get what is missing; unknown hotel keys are unbounded. */
function mayBeShared({ month, hotel }: HolidayData): boolean {
  return hotel !== null && (month instanceof Promise || Boolean(month?.packages));
}

/** Prices may be a minute old, as those of a search; the booking prices again (`requestQuote`). */
export const handle: RouteHandle = { sharedForSeconds: 60 };

/** Choices only change the query string, and only another hotel must be loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The page `/holiday-details/:hotelKey`. All choices are stored in the URL. */
export function Component() {
  const { month, hotel, record } = useLoaderData<HolidayData>();
  const { server } = useRuntime();
  if (!(month instanceof Promise)) {
    return <HolidayPage month={month} hotel={hotel instanceof Promise ? null : hotel} record={record} />;
  }
  const early = hotel instanceof Promise ? null : hotel;
  return (
    <>
      {/* The head of the document leaves with the frame. */}
      {server && <HolidayPageHead summary={hotelSummary(early?.record ?? null, null, null)} />}
      <Suspense
        fallback={
          <div {...{ [FALLBACK_ATTRIBUTE]: '' }}>
            <HolidayPage month={null} hotel={early} record={null} hasHead={false} />
          </div>
        }
      >
        <LateHoliday month={month} hotel={hotel} hasHead={!server} />
      </Suspense>
    </>
  );
}

interface LateHolidayProps extends Pick<HolidayData, 'hotel'> {
  readonly month: Promise<RenderedMonth | null>;
  readonly hasHead: boolean;
}

function LateHoliday({ month, hotel, hasHead }: LateHolidayProps) {
  const lateHotel = hotel instanceof Promise ? use(hotel) : hotel;
  return <HolidayPage month={use(month)} hotel={lateHotel} record={null} hasHead={hasHead} />;
}
