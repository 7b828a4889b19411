import { normalizeSearchText, type IndexedDeal } from './deal-index';
import type { DealFilters, FilterGroup } from './list-view';

export interface DealPredicate {
  readonly group: FilterGroup;
  readonly passes: (deal: IndexedDeal) => boolean;
}

/** Returns a predicate for each active filter. */
export function dealPredicates({
  type,
  boards,
  stars,
  upTo,
  month,
  text,
}: DealFilters): readonly DealPredicate[] {
  const terms = normalizeSearchText(text).split(' ').filter(Boolean);
  const predicates: readonly (DealPredicate | false)[] = [
    type !== null && { group: 'type', passes: (deal) => deal.types.includes(type) },
    boards.length > 0 && {
      group: 'boards',
      passes: ({ board }) => board !== null && boards.includes(board),
    },
    stars.length > 0 && { group: 'stars', passes: (deal) => stars.includes(deal.stars) },
    upTo !== null && { group: 'upTo', passes: ({ price }) => price <= upTo * 100 },
    month !== null && { group: 'month', passes: (deal) => deal.month === month },
    terms.length > 0 && {
      group: 'text',
      passes: (deal) => terms.every((word) => deal.searchText.includes(word)),
    },
  ];
  return predicates.filter((judge) => judge !== false);
}
