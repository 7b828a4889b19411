import type { streamSearch } from '@storefront/shared/api/search/stream-search';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { createDealGrouper, type GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import { indexDeals, type DealIndex } from '../../domain/deal-index';
import type { HoldBag } from '../../domain/hold-bag';
import type { DateSummary } from '../../domain/results-view';

type SearchBatch = Parameters<Parameters<typeof streamSearch>[2]>[0];

export type SearchRows = ReturnType<typeof createSearchRows>;

/** Creates the store of the rows received so far, grouped into deals per date. */
export function createSearchRows() {
  const grouper = createDealGrouper();
  const indexes = new Map<IsoDate, DealIndex>();
  const bags = new Map<string, HoldBag>();

  function add({ results, flights }: SearchBatch): void {
    for (const { flightId, bagWeightKg, adultBagPrice } of flights)
      bags.set(flightId, { kilograms: bagWeightKg, price: adultBagPrice });
    if (results.length === 0) return;
    grouper.add(results);
    indexes.clear();
  }

  function indexOf(date: IsoDate): DealIndex {
    const cached = indexes.get(date);
    if (cached) return cached;
    const created = indexDeals(grouper.dealsOn(date));
    indexes.set(date, created);
    return created;
  }

  function bagsOf(deals: readonly GroupedDeal[]): Readonly<Record<string, HoldBag>> {
    const flightIds = deals.flatMap(({ boards }) => boards.map(({ flightId }) => flightId));
    return Object.fromEntries(
      flightIds.flatMap((flightId) => {
        const bag = bags.get(flightId);
        return bag ? [[flightId, bag]] : [];
      }),
    );
  }

  function dateSummaries(): readonly DateSummary[] {
    return [...grouper.lowestPrices()].map(([departureDate, lowestPrice]) => ({
      departureDate,
      lowestPrice,
      hotels: grouper.hotelsOn(departureDate),
    }));
  }

  function allHotels(): readonly number[] {
    const dates = [...grouper.lowestPrices().keys()];
    return [...new Set(dates.flatMap((date) => grouper.dealsOn(date).map(({ giataId }) => giataId)))];
  }

  return {
    add,
    indexOf,
    bagsOf,
    dateSummaries,
    allHotels,
    isEmpty: () => grouper.lowestPrices().size === 0,
  };
}
