import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

import type { GroupOutcome } from './load-group';

/** Deals name a group by its own id, which need not be that of the address (DEC-36). */
export function belongsToGroup(outcome: GroupOutcome) {
  if (outcome.kind === 'failed') return null;
  const { _id: id } = outcome.group;
  return ({ groupIds }: Pick<CatalogueDeal, 'groupIds'>): boolean => groupIds.includes(id);
}
