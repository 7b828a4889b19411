import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { FilterGroup } from './filter-groups';

/** Results on a page (SRCH-12). */
export const PAGE_SIZE = 20;

/** Number of hotels by filter value, with the other filter groups applied. */
export type Counts = Readonly<Record<string, number>>;

/** An applied filter group, and the number of hotels without it. */
export interface RemovableFilter {
  readonly group: FilterGroup;
  readonly count: number;
}

/** One page of results for a choice, with totals and counts. */
export interface ResultsView {
  readonly cards: readonly GroupedDeal[];
  /** Every hotel of the selected date, before any filter. */
  readonly giataIds: readonly number[];
  /** Hotels of the next page, whose records are prefetched (CONST-13). */
  readonly nextGiataIds: readonly number[];
  readonly total: number;
  /** Number of hotels on the selected date, before any filter. */
  readonly unfiltered: number;
  /** Limited to `pageCount`: a filter may leave fewer pages (SRCH-ST-06). */
  readonly page: number;
  readonly pageCount: number;
  readonly starCounts: Counts;
  readonly boardCounts: Counts;
  readonly resortCounts: Counts;
  /** Lowest and highest price of the date before filters, whole pounds in the price mode. */
  readonly prices: { readonly from: number; readonly to: number };
  /** For an empty list: at most three groups whose removal brings hotels, most hotels first (usability rule 27). */
  readonly removableFilters: readonly RemovableFilter[];
  /** The compared hotels available on the selected date, in the order of the choice. */
  readonly compared: readonly GroupedDeal[];
}

/** Lowest price and hotel count of one of the five dates, before any filter (DEC-88). */
export interface DateSummary {
  readonly departureDate: IsoDate;
  readonly lowestPrice: Pence;
  readonly hotels: number;
}
