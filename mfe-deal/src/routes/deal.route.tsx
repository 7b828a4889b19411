import { fetchDeal } from '@storefront/shared/api/content/fetch-deal';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { Suspense, use } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';

import { DealNotLoaded } from '../features/deal/deal-not-loaded';
import { loadDeal, statusOf, type LoadedDeal } from '../features/deal/load-deal';
import { DealPage } from './deal/deal-page';
import { DealSkeleton } from '../features/deal/deal-skeleton';

/** Starts the load without waiting for it: the skeleton shows at once (DEAL-15). */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const loading = loadDeal(params['dealId'], (id) => fetchDeal(runtime.config, id, request.signal));
  return pageData(runtime, loading, statusOf);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** A choice on this page changes its address; only another deal loads anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<DealSkeleton />}>
      <DealOrWhyNot outcome={outcome} />
    </Suspense>
  );
}

function DealOrWhyNot({ outcome }: { readonly outcome: Promise<LoadedDeal> }) {
  const { deal, cause } = use(outcome);
  const { dealId = '' } = useParams();
  if (deal) return <DealPage key={dealId} deal={deal} dealId={dealId} />;
  return <DealNotLoaded dealId={dealId} cause={cause} />;
}
