import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';

import { LandingPage } from '../features/landing/landing-page';
import { loadPage, statusOfLanding } from '../features/landing/landing-subject';

/** The server owns the ids: whatever is asked for is asked of it (DEC-39). */
export function loader({ params, context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return pageData(runtime, loadPage(runtime, params['pageId'] ?? '', request.signal), statusOfLanding);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /page/{id} */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  const { pageId = '' } = useParams();
  return (
    <LandingPage
      path={`/page/${pageId}`}
      outcome={outcome}
      titleOf={({ name }) => `Holidays to ${name}`}
      // Either kind of id may stand in a deal (DEC-36).
      belongs={({ destinationIds }, { destinationId }) =>
        destinationIds.includes(pageId) || destinationIds.includes(String(destinationId))
      }
    />
  );
}
