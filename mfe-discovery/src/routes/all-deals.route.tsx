import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

import { DealListPage } from '../features/deals/deal-list-page';
import { loadDeals, statusOfDeals } from '../features/deals/load-deals';

export function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return pageData(runtime, loadDeals(runtime, request.signal), statusOfDeals);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /all-deals */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <DealListPage
      title="All Deals"
      description="All our holiday deals, newest first."
      path="/all-deals"
      outcome={outcome}
    />
  );
}
