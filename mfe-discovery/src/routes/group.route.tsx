import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { loadMatchingDeals, loadDeals } from '../parts/deals/load-deals';
import { belongsToGroup } from '../features/group/belongs-to-group';
import { GroupPage } from '../features/group/group-page';
import { loadGroup, statusOfGroup } from '../features/group/load-group';

/** Starts the deals without waiting for them; the document contains those of the group (DEC-36). */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const { signal, url } = request;
  const groupId = params['groupId'] ?? '';
  const preview = new URL(url).searchParams.get('preview');
  const group = loadGroup(runtime, { groupId, preview, signal });
  const deals = loadMatchingDeals(group.then(belongsToGroup), loadDeals(runtime, signal));
  const page = await pageData(runtime, group, statusOfGroup);
  return 'init' in page ? data({ ...page.data, deals }, page.init ?? {}) : { ...page, deals };
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /group/{id} */
export function Component() {
  const { outcome, deals } = useLoaderData<typeof loader>();
  const { groupId = '' } = useParams();
  return <GroupPage groupId={groupId} outcome={outcome} deals={deals} />;
}
