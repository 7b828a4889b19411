import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

import { DealListPage } from '../features/deals/deal-list-page';
import { loadDeals } from '../features/deals/load-deals';

export function loader({ context, request }: LoaderFunctionArgs) {
  return { outcome: loadDeals(runtimeOf(context), request.signal) };
}

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
