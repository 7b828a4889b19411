import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';

import { LandingPage } from '../features/landing/landing-page';
import { loadGroup, statusOfLanding } from '../features/landing/landing-subject';

export function loader({ params, context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return pageData(runtime, loadGroup(runtime, params['groupId'] ?? '', request.signal), statusOfLanding);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /group/{id} */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  const { groupId = '' } = useParams();
  return (
    <LandingPage
      path={`/group/${groupId}`}
      outcome={outcome}
      titleOf={({ name }) => (/holiday/i.test(name) ? name : `${name} holidays`)}
      belongs={({ groupIds }) => groupIds.includes(groupId)}
    />
  );
}
