import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

import { DealListPage } from '../features/deals/deal-list-page';
import { loadDeals } from '../features/deals/load-deals';

export function loader({ context, request }: LoaderFunctionArgs) {
  return { outcome: loadDeals(runtimeOf(context), request.signal) };
}

/** /cruise-deals: deals with a ship. */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <DealListPage
      title="Unforgettable Cruises"
      description="Flight, hotel and cruise in one booking."
      path="/cruise-deals"
      outcome={outcome}
      belongs={({ shipName }) => shipName !== null}
    />
  );
}
