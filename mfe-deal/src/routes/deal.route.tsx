import { fetchDeal } from '@storefront/shared/api/content/fetch-deal';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf, type StorefrontRuntime } from '@storefront/shared/runtime';
import { Suspense, use } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { DealNotLoaded } from '../features/deal/deal-not-loaded';
import { DealSkeleton } from '../features/deal/deal-skeleton';
import { loadDeal, statusOf, type DealOutcome } from '../features/deal/load-deal';
import type { ArrivingHotel } from '../parts/rendered-hotel/rendered-hotel';

import { DealPage } from './deal/deal-page';

interface DealData {
  readonly outcome: Promise<DealOutcome>;
  readonly hotel: ArrivingHotel;
}

/** Starts loading without waiting, so that the skeleton is shown at once (DEAL-15). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const loading = loadDeal(params['dealId'], (id) => fetchDeal(runtime.config, id, request.signal));
  return pageData(runtime, loading, statusOf, await arrivingHotel(runtime, loading, request.signal));
}

/** The hotel record as a server has loaded it. The browser fetches it after the page has rendered. */
async function arrivingHotel(
  { config, server }: StorefrontRuntime,
  loading: Promise<DealOutcome>,
  signal: AbortSignal,
): Promise<{ readonly hotel: ArrivingHotel }> {
  if (!server) return { hotel: null };
  const { deal } = await loading;
  // The browser does not need this code.
  const { loadDealHotel } = await import('../features/hotel/load-deal-hotel');
  const giataId = deal?.giataId ?? null;
  return loadDealHotel(config, { giataId, signal, sendsParts: server.sendsParts ?? false });
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** Choices only change the query string, and only another deal must be loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { outcome, hotel } = useLoaderData<DealData>();
  return (
    <Suspense fallback={<DealSkeleton />}>
      <LoadedDeal outcome={outcome} hotel={hotel} />
    </Suspense>
  );
}

function LoadedDeal({ outcome, hotel }: DealData) {
  const { deal, cause } = use(outcome);
  const { dealId = '' } = useParams();
  if (deal) return <DealPage key={dealId} {...{ deal, dealId, hotel }} />;
  return <DealNotLoaded dealId={dealId} cause={cause} />;
}
