import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { loadMatchingDeals, loadDeals } from '../parts/deals/load-deals';
import { dealsOfPage } from '../features/destination-page/deals-of-page';
import { DestinationPage } from '../features/destination-page/destination-page';
import { loadDestination, statusOfDestination } from '../features/destination-page/load-destination';

/** Requests any id from the server, which owns the ids (DEC-39). Does not wait for the deals. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const { signal, url } = request;
  const pageId = params['pageId'] ?? '';
  const outcome = loadDestination(runtime, {
    pageId,
    preview: new URL(url).searchParams.get('preview'),
    signal,
  });
  const belonging = outcome.then((outcome) =>
    outcome.kind === 'known' ? dealsOfPage(pageId, outcome.page) : null,
  );
  const deals = loadMatchingDeals(belonging, loadDeals(runtime, signal));
  const page = await pageData(runtime, outcome, statusOfDestination);
  return 'init' in page ? data({ ...page.data, deals }, page.init ?? {}) : { ...page, deals };
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /page/{id} */
export function Component() {
  const { outcome, deals } = useLoaderData<typeof loader>();
  const { pageId = '' } = useParams();
  return <DestinationPage pageId={pageId} outcome={outcome} deals={deals} />;
}
