import { fetchDeal } from '@storefront/shared/api/content/fetch-deal';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { Suspense, use } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { DealNotLoaded } from '../features/deal/deal-not-loaded';
import { DealSkeleton } from '../features/deal/deal-skeleton';
import { loadDeal, statusOf, type DealOutcome } from '../features/deal/load-deal';

import { DealPage } from './deal/deal-page';

/** Starts loading without waiting, so that the skeleton is shown at once (DEAL-15). */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const loading = loadDeal(params['dealId'], (id) => fetchDeal(runtime.config, id, request.signal));
  return pageData(runtime, loading, statusOf);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** Choices only change the query string, and only another deal must be loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<DealSkeleton />}>
      <LoadedDeal outcome={outcome} />
    </Suspense>
  );
}

function LoadedDeal({ outcome }: { readonly outcome: Promise<DealOutcome> }) {
  const { deal, cause } = use(outcome);
  const { dealId = '' } = useParams();
  if (deal) return <DealPage key={dealId} deal={deal} dealId={dealId} />;
  return <DealNotLoaded dealId={dealId} cause={cause} />;
}
