import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

import { indexOfDeals, type IndexedDeal } from './deal-index';
import { dealPredicates } from './deal-predicates';
import { createFilterCounter, type FilterCounts } from './filter-counts';
import {
  DEALS_PER_PAGE,
  type DealListKind,
  type DealListView,
  type DealSort,
  type FilterGroup,
} from './list-view';

/** A filter that alone empties the list, and the number of deals without it. */
export interface EmptyingFilter {
  readonly group: FilterGroup;
  readonly count: number;
}

/** One page of a list with its totals and counts: the loader data that the HTML document carries. */
export interface DealListResult {
  readonly deals: readonly CatalogueDeal[];
  /** Counted from 1; the last page when a later one was requested. */
  readonly page: number;
  readonly pageCount: number;
  /** Matching deals on all pages. */
  readonly total: number;
  /** Before any filter. */
  readonly unfilteredTotal: number;
  readonly counts: FilterCounts;
  /** Only for a list that filters have emptied; the filter with most deals first. */
  readonly emptyingFilters: readonly EmptyingFilter[];
}

/** Selects a page of deals in one pass over all of them. */
export function selectDealPage(
  deals: readonly CatalogueDeal[],
  kind: DealListKind,
  view: DealListView,
): DealListResult {
  const predicates = dealPredicates(view);
  const counter = createFilterCounter();
  const matching: IndexedDeal[] = [];
  const withoutGroup = new Map<FilterGroup, number>();
  let listed = 0;

  for (const deal of indexOfDeals(deals)) {
    if (kind === 'cruise' && !deal.types.includes('cruise')) continue;
    listed += 1;
    let failed = 0;
    let lastFailed: FilterGroup | null = null;
    for (const { group, passes } of predicates) {
      if (passes(deal)) continue;
      failed += 1;
      lastFailed = group;
    }
    if (failed === 0) matching.push(deal);
    if (failed === 1 && lastFailed !== null) {
      withoutGroup.set(lastFailed, (withoutGroup.get(lastFailed) ?? 0) + 1);
    }
    counter.count(deal, failed, lastFailed);
  }

  const pageCount = Math.max(1, Math.ceil(matching.length / DEALS_PER_PAGE));
  const page = Math.min(view.page, pageCount);
  const start = (page - 1) * DEALS_PER_PAGE;
  return {
    deals: sorted(matching, view.sort)
      .slice(start, start + DEALS_PER_PAGE)
      .map(({ deal }) => withCardFieldsOnly(deal)),
    page,
    pageCount,
    total: matching.length,
    unfilteredTotal: listed,
    counts: counter.counts(),
    emptyingFilters: matching.length > 0 ? [] : emptyingFiltersOf(withoutGroup),
  };
}

type Compare = (one: IndexedDeal, other: IndexedDeal) => number;

/** `null` keeps the order of the index (newest first); equal deals keep it too. */
const COMPARE: Readonly<Record<DealSort, Compare | null>> = {
  newest: null,
  'price-low': (one, other) => one.price - other.price,
  'price-high': (one, other) => other.price - one.price,
  rating: (one, other) =>
    (other.deal.reviewScore ?? -1) - (one.deal.reviewScore ?? -1) ||
    (other.deal.reviewCount ?? 0) - (one.deal.reviewCount ?? 0),
};

function sorted(deals: readonly IndexedDeal[], sort: DealSort): readonly IndexedDeal[] {
  const compare = COMPARE[sort];
  return compare ? deals.toSorted(compare) : deals;
}

/** Removes what the card does not show, to keep the HTML document small. */
function withCardFieldsOnly(deal: CatalogueDeal): CatalogueDeal {
  const { markups, cheapestDate } = deal;
  const own = markups.find(({ startDate, endDate }) => startDate <= cheapestDate && cheapestDate <= endDate);
  return { ...deal, markups: own ? [own] : [], destinationIds: [], groupIds: [] };
}

function emptyingFiltersOf(withoutGroup: ReadonlyMap<FilterGroup, number>): readonly EmptyingFilter[] {
  return [...withoutGroup]
    .map(([group, count]) => ({ group, count }))
    .sort((one, other) => other.count - one.count);
}
