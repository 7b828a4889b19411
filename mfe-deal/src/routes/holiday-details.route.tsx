import { fetchCachedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { readHolidayNavigationState } from '@storefront/shared/contracts/holiday-navigation-state';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { runtimeOf } from '@storefront/shared/runtime';
import { parseDetailsQuery } from '@storefront/shared/domain/search-query/details-path';
import { Container } from '@storefront/shared/ui/container';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { useMemo } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';

import { columnsStyles, pageStyles } from '../parts/layout/page.styles';

import { HolidayPage } from './holiday-details/holiday-page';

/** Starts fetching the hotel record without waiting for it (API-DETAILS-05). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { config, clock } = runtimeOf(context);
  const { giataId } = parseDetailsQuery(new URL(request.url).searchParams);
  const hotel = giataId === null ? Promise.resolve(null) : fetchCachedHotel(config, giataId, clock.now);
  return { hotel };
}

/** Prices depend on the shopper's search, so the server renders a skeleton and the browser loads them. */
export function HydrateFallback() {
  return (
    <>
      <PageHead title="Your holiday" robots="noindex" />
      <DetailsSkeleton />
    </>
  );
}

/** Choices only change the query string, and only another hotel must be loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { hotel } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  // Navigation state survives a reload; a shared link has none (DEC-11).
  const navigationState = useMemo(() => readHolidayNavigationState(state), [state]);
  return <HolidayPage hotelPromise={hotel} navigationState={navigationState} />;
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
