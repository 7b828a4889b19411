import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { pageData } from '@storefront/shared/composites/page/page-data';
import { runtimeOf } from '@storefront/shared/runtime';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { CruiseHero } from '../features/deal-list/cruise-hero';
import { DealGridSkeleton } from '../features/deal-list/deal-grid';
import { DealListPage } from '../features/deal-list/deal-list-page';
import { loadDealList, statusOfDealList } from '../features/deal-list/load-deal-list';
import { loadListTexts, withListTexts } from '../parts/list-page/load-list-texts';

const SKELETON_CARDS = 6;

export function loader({ context, request }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  return withListTexts(
    pageData(runtime, loadDealList(runtime, request, 'cruise'), statusOfDealList),
    loadListTexts(runtime, 'cruise-deals', request.signal),
  );
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

/** /cruise-deals: deals with a ship. */
export function Component() {
  const { outcome, texts } = useLoaderData<typeof loader>();
  return (
    <DealListPage
      kind="cruise"
      texts={texts}
      head={<CruiseHero texts={texts} />}
      waiting={<DealGridSkeleton cards={SKELETON_CARDS} />}
      outcome={outcome}
    />
  );
}
