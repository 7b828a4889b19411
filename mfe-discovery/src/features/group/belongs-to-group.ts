import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

import type { GroupOutcome } from './load-group';

/** Returns a predicate for deals that list the group by its own id, which may differ from the id in the URL (DEC-36). */
export function belongsToGroup(outcome: GroupOutcome) {
  if (outcome.kind === 'failed') return null;
  const { _id: id } = outcome.group;
  return ({ groupIds }: Pick<CatalogueDeal, 'groupIds'>): boolean => groupIds.includes(id);
}
