import type { IndexedDeal } from './deal-index';
import type { FilterGroup } from './list-view';

/** How many deals each value would leave, the other filters as they are; no value that no deal has. */
export interface FilterCounts {
  readonly types: Readonly<Record<string, number>>;
  readonly boards: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  readonly months: Readonly<Record<string, number>>;
  /** By whole pounds. */
  readonly upTo: Readonly<Record<string, number>>;
}

/** The prices that are offered as a limit, in pounds. */
const LIMITS = [200, 300, 400, 500, 600, 800, 1_000, 1_250, 1_500, 2_000, 3_000, 5_000];

/** Counts deal by deal, each with the groups whose filter it fails. */
export function createFilterCounter() {
  const types = new Map<string, number>();
  const boards = new Map<string, number>();
  const stars = new Map<string, number>();
  const months = new Map<string, number>();
  const upTo = new Map<string, number>();
  let [cheapest, dearest] = [Infinity, 0];

  return {
    /** @param failed how many groups it fails @param lastFailed the only one, where it is one */
    count(deal: IndexedDeal, failed: number, lastFailed: FilterGroup | null): void {
      const left = (group: FilterGroup) => failed === 0 || (failed === 1 && lastFailed === group);
      add(types, deal.type, left('type'));
      if (deal.board !== null) add(boards, deal.board, left('boards'));
      if (deal.stars >= 1 && deal.stars <= 5) add(stars, String(deal.stars), left('stars'));
      add(months, deal.month, left('month'));
      const within = left('upTo');
      for (const limit of LIMITS) add(upTo, String(limit), within && deal.price <= limit * 100);
      cheapest = Math.min(cheapest, deal.price);
      dearest = Math.max(dearest, deal.price);
    },
    counts: (): FilterCounts => ({
      types: Object.fromEntries(types),
      boards: Object.fromEntries(boards),
      stars: Object.fromEntries(stars),
      months: Object.fromEntries([...months].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      // A limit that divides nothing is no choice.
      upTo: Object.fromEntries(
        [...upTo].filter(([limit]) => cheapest <= Number(limit) * 100 && Number(limit) * 100 < dearest),
      ),
    }),
  };
}

function add(counts: Map<string, number>, value: string, counted: boolean): void {
  counts.set(value, (counts.get(value) ?? 0) + (counted ? 1 : 0));
}
