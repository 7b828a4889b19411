import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { FilterGroup } from './filter-groups';

/** Results on a page (SRCH-12). */
export const PAGE_SIZE = 20;

/** How many hotels a value would leave, the other groups of filters held. */
export type Counts = Readonly<Record<string, number>>;

/** A filter to take off, and how many hotels there would be without it. */
export interface WayOut {
  readonly group: FilterGroup;
  readonly count: number;
}

/** One page of an answer as it is chosen, and the figures around it. */
export interface ResultsView {
  readonly cards: readonly GroupedDeal[];
  /** Every hotel of the selected date, before any filter. */
  readonly giataIds: readonly number[];
  /** Hotels of the next page: their details are fetched before they are asked for (CONST-13). */
  readonly nextGiataIds: readonly number[];
  readonly total: number;
  /** How many hotels the selected date has before any filter. */
  readonly unfiltered: number;
  /** Held to what there is: a filter may leave fewer pages (SRCH-ST-06). */
  readonly page: number;
  readonly pageCount: number;
  readonly starCounts: Counts;
  readonly boardCounts: Counts;
  readonly resortCounts: Counts;
  /** Lowest and highest price of the date before filters, whole pounds in the price mode. */
  readonly prices: { readonly from: number; readonly to: number };
  /** For an emptied list: what would bring hotels back, most first, three at most (usability rule 27). */
  readonly waysOut: readonly WayOut[];
  /** The compared hotels that are to be had on the selected date, in the order asked for. */
  readonly compared: readonly GroupedDeal[];
}

/** What is known of the five dates, whatever is filtered (DEC-88). */
export interface DateFigures {
  readonly departureDate: IsoDate;
  readonly lowestPrice: Pence;
  readonly hotels: number;
}
