import type { IndexedDeal } from './deal-index';
import { DEAL_TYPES, type FilterGroup } from './list-view';

/** Number of deals that each value would match with the other filters unchanged. Values that no deal has are omitted. */
export interface FilterCounts {
  readonly types: Readonly<Record<string, number>>;
  readonly boards: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  readonly months: Readonly<Record<string, number>>;
  /** Keyed by whole pounds. */
  readonly upTo: Readonly<Record<string, number>>;
}

/** Selectable price limits, in pounds. */
const PRICE_LIMITS = [200, 300, 400, 500, 600, 800, 1_000, 1_250, 1_500, 2_000, 3_000, 5_000];

/** Creates a counter that is fed deal by deal with the filter groups that the deal fails. */
export function createFilterCounter() {
  const types = new Map<string, number>();
  const boards = new Map<string, number>();
  const stars = new Map<string, number>();
  const months = new Map<string, number>();
  const upTo = new Map<string, number>();
  let [cheapest, dearest] = [Infinity, 0];

  return {
    /**
     * @param failed number of filter groups that the deal fails
     * @param lastFailed the failed group, if there is only one
     */
    count(deal: IndexedDeal, failed: number, lastFailed: FilterGroup | null): void {
      const isCounted = (group: FilterGroup) => failed === 0 || (failed === 1 && lastFailed === group);
      for (const type of deal.types) add(types, type, isCounted('type'));
      if (deal.board !== null) add(boards, deal.board, isCounted('boards'));
      if (deal.stars >= 1 && deal.stars <= 5) add(stars, String(deal.stars), isCounted('stars'));
      add(months, deal.month, isCounted('month'));
      const within = isCounted('upTo');
      for (const limit of PRICE_LIMITS) add(upTo, String(limit), within && deal.price <= limit * 100);
      cheapest = Math.min(cheapest, deal.price);
      dearest = Math.max(dearest, deal.price);
    },
    counts: (): FilterCounts => ({
      types: Object.fromEntries(
        DEAL_TYPES.flatMap((type) => (types.has(type) ? [[type, types.get(type) ?? 0]] : [])),
      ),
      boards: Object.fromEntries(boards),
      stars: Object.fromEntries(stars),
      months: Object.fromEntries([...months].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      // A limit that all deals, or none, satisfy is not offered.
      upTo: Object.fromEntries(
        [...upTo].filter(([limit]) => cheapest <= Number(limit) * 100 && Number(limit) * 100 < dearest),
      ),
    }),
  };
}

function add(counts: Map<string, number>, value: string, counted: boolean): void {
  counts.set(value, (counts.get(value) ?? 0) + (counted ? 1 : 0));
}
