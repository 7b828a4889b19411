import { destinationOfPage } from '@storefront/shared/catalogue/page-ids';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/page/page-data';
import { runtimeOf, useRuntime } from '@storefront/shared/runtime';
import { defaultChoice } from '@storefront/shared/search-query/search-query';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';

import { loadDeals, statusOfDeals } from '../features/deals/load-deals';
import { LandingPage } from '../features/landing/landing-page';

/** An id that no page has is no page (DEC-39). */
export function loader({ params, context, request }: LoaderFunctionArgs) {
  // A thrown answer is the router's way to a status.
  // oxlint-disable-next-line only-throw-error
  if (destinationOfPage(params['pageId'] ?? '') === null) throw new Response(null, { status: 404 });
  const runtime = runtimeOf(context);
  return pageData(runtime, loadDeals(runtime, request.signal), statusOfDeals);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /page/{id} */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  const { pageId = '' } = useParams();
  const { clock } = useRuntime();
  const destination = destinationOfPage(pageId);
  if (!destination) return null;

  return (
    <LandingPage
      title={`Holidays to ${destination.name}, ${destination.country}`}
      description={`Flight and hotel holidays to ${destination.name}.`}
      path={`/page/${pageId}`}
      initial={{ ...defaultChoice(clock.today()), destinationId: destination.id }}
      outcome={outcome}
      belongs={({ destinationIds }) => destinationIds.includes(String(destination.id))}
    />
  );
}
