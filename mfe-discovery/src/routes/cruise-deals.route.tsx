import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { CruiseHero } from '../features/deal-list/cruise-hero';
import { DealGridSkeleton } from '../features/deal-list/deal-grid';
import { DealListPage } from '../features/deal-list/deal-list-page';
import { loadDealList, statusOfDealList } from '../features/deal-list/load-deal-list';

const SCENE = 'cruise-5';
const SKELETON_CARDS = 6;

export function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return pageData(runtime, loadDealList(runtime, request, 'cruise'), statusOfDealList);
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /cruise-deals: deals with a ship. */
export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <DealListPage
      kind="cruise"
      title="Unforgettable Cruises"
      scene={SCENE}
      head={<CruiseHero scene={SCENE} />}
      waiting={<DealGridSkeleton cards={SKELETON_CARDS} />}
      outcome={outcome}
    />
  );
}
