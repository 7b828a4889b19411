import { rememberedHotel } from '@storefront/shared/api/hotels/fetch-cached-hotel';
import { readHeldDeal } from '@storefront/shared/contracts/holiday-navigation-state';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { runtimeOf } from '@storefront/shared/runtime';
import { parseDetailsQuery } from '@storefront/shared/domain/search-query/details-path';
import { Container } from '@storefront/shared/ui/container';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { useMemo } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';

import { HolidayPage } from './holiday-details/holiday-page';
import { columnsStyles, pageStyles } from '../parts/layout/page.styles';

/** Starts the look-up of the hotel without waiting for it (API-DETAILS-05). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { config, clock } = runtimeOf(context);
  const { giataId } = parseDetailsQuery(new URL(request.url).searchParams);
  const hotel = giataId === null ? Promise.resolve(null) : rememberedHotel(config, giataId, clock.now);
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
  const { state } = useLocation();
  // Navigation state survives a reload; a shared link has none (DEC-11).
  const held = useMemo(() => readHeldDeal(state), [state]);
  return <HolidayPage coming={hotel} held={held} />;
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
