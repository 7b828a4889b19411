import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';

import { indexOfDeals, type IndexedDeal } from './deal-index';
import { judgesOf } from './deal-predicates';
import { createFilterCounter, type FilterCounts } from './filter-counts';
import type { DealListKind, DealListView, DealSort, FilterGroup } from './list-view';

export const DEALS_PER_PAGE = 24;

/** A filter that empties the list by itself, and how many deals there are without it. */
export interface WayOut {
  readonly group: FilterGroup;
  readonly count: number;
}

/** One page of a list, and what is known of the rest: all that travels in the document. */
export interface DealListAnswer {
  readonly deals: readonly CatalogueDeal[];
  /** Counted from 1; the last one where a later one was asked for. */
  readonly page: number;
  readonly pageCount: number;
  /** Of all pages. */
  readonly total: number;
  /** Before any filter. */
  readonly listed: number;
  readonly counts: FilterCounts;
  /** Only for a list that filters have emptied; the most helpful first. */
  readonly waysOut: readonly WayOut[];
}

/** Answers a page of deals in one pass over all of them. */
export function dealListPageOf(
  deals: readonly CatalogueDeal[],
  kind: DealListKind,
  view: DealListView,
): DealListAnswer {
  const judges = judgesOf(view);
  const counter = createFilterCounter();
  const matching: IndexedDeal[] = [];
  const withoutGroup = new Map<FilterGroup, number>();
  let listed = 0;

  for (const deal of indexOfDeals(deals)) {
    if (kind === 'cruise' && deal.type !== 'cruise') continue;
    listed += 1;
    let failed = 0;
    let lastFailed: FilterGroup | null = null;
    for (const { group, passes } of judges) {
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
      .map(({ deal }) => asShown(deal)),
    page,
    pageCount,
    total: matching.length,
    listed,
    counts: counter.counts(),
    waysOut: matching.length > 0 ? [] : waysOutOf(withoutGroup),
  };
}

type Compare = (one: IndexedDeal, other: IndexedDeal) => number;

/** `null` for the order that they are in; equals stay newest first. */
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

/** Of a deal only what its card shows goes into the document. */
function asShown(deal: CatalogueDeal): CatalogueDeal {
  const { markups, cheapestDate } = deal;
  const own = markups.find(({ startDate, endDate }) => startDate <= cheapestDate && cheapestDate <= endDate);
  return { ...deal, markups: own ? [own] : [], destinationIds: [], groupIds: [] };
}

function waysOutOf(withoutGroup: ReadonlyMap<FilterGroup, number>): readonly WayOut[] {
  return [...withoutGroup]
    .map(([group, count]) => ({ group, count }))
    .sort((one, other) => other.count - one.count);
}
