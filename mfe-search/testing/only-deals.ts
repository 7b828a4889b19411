import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import type { DatePackages } from '../src/domain/date-packages';
import { indexDeals } from '../src/domain/deal-index';

/** Deals whose flights are not known. */
export function onlyDeals(deals: readonly GroupedDeal[]): DatePackages {
  const all = indexDeals(deals);
  return { all, indexFor: () => all, packages: () => [] };
}
