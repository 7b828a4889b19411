import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';

import { DEALS_PER_PAGE, type DealListKind } from '../../domain/deal-list/list-view';

import { DEAL_LISTS } from './deal-lists';

interface ListDataProps {
  readonly kind: DealListKind;
  readonly deals: readonly CatalogueDeal[];
  readonly page: number;
  readonly total: number;
}

/** Renders the current page of a list as structured data, with the canonical URLs of the deals (DEC-01). */
export function ListData({ kind, deals, page, total }: ListDataProps) {
  const addressOf = useAbsoluteUrl();
  if (deals.length === 0) return null;
  const before = (page - 1) * DEALS_PER_PAGE;
  return (
    <StructuredData
      value={{
        '@type': 'ItemList',
        name: DEAL_LISTS[kind].name,
        numberOfItems: total,
        itemListElement: deals.map(({ dealId, hotelName }, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          name: hotelName,
          url: addressOf(`/deal/${encodeURIComponent(dealId)}`),
        })),
      }}
    />
  );
}
