import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';

import { loadDeals, statusOfDeals } from '../features/deals/load-deals';
import { LandingPage } from '../features/landing/landing-page';
import { groupName } from '../features/landing/landing-subject';

export function loader({ params, context, request }: LoaderFunctionArgs) {
  // A thrown answer is the router's way to a status.
  // oxlint-disable-next-line only-throw-error
  if (groupName(params['groupId'] ?? '') === null) throw new Response(null, { status: 404 });
  const runtime = runtimeOf(context);
  return pageData(runtime, loadDeals(runtime, request.signal), statusOfDeals);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /group/{id} */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  const { groupId = '' } = useParams();
  const name = groupName(groupId) ?? '';

  return (
    <LandingPage
      title={`${name} holidays`}
      description={`${name}: flight and hotel in one booking.`}
      path={`/group/${groupId}`}
      outcome={outcome}
      belongs={() => true}
    />
  );
}
