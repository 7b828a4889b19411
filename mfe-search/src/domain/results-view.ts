import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import type { FilterGroup } from './filter-groups';
import type { FlightGroup } from './flight-filters';
import type { Coordinates } from './map-bounds';

/** Results on a page (SRCH-12). */
export const PAGE_SIZE = 20;

/** Number of hotels by filter value, with the other filter groups applied. */
export type Counts = Readonly<Record<string, number>>;

export type FlightCounts = Readonly<Record<FlightGroup, Counts>>;

/** Counts that need the hotel records. */
export interface RecordCounts {
  /** By the value of the band, such as `4+`. */
  readonly ratingBand: Counts;
  readonly styles: Counts;
  readonly awards: Counts;
  /** Names without a hotel are missing. */
  readonly amenities: Counts;
}

/** An applied filter group, and the number of hotels without it. */
export interface RemovableFilter {
  readonly group: FilterGroup;
  readonly count: number;
}

/** A hotel on the map, with the package of the list. */
export interface MappedHotel extends Coordinates {
  readonly giataId: number;
  readonly title: string;
  /** `Side, Antalya`. */
  readonly location: string;
  readonly starClass: number;
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
  readonly boardBasis: string;
  readonly pricePerPerson: Pence;
  /** In the list, counted from 0. */
  readonly position: number;
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
  /** Of each departure airport, time of the outbound flight and bag of the date. */
  readonly flightCounts: FlightCounts;
  /** `null` until the records are requested and complete. */
  readonly recordCounts: RecordCounts | null;
  /** Lowest and highest price of the date before filters, whole pounds in the price mode. */
  readonly prices: { readonly from: number; readonly to: number };
  /** For an empty list: at most three groups whose removal brings hotels, most hotels first (usability rule 27). */
  readonly removableFilters: readonly RemovableFilter[];
  /** Every hotel that passes the filters and has coordinates, in the order of the list; empty while no map is shown. */
  readonly mapped: readonly MappedHotel[];
  /** The compared hotels available on the selected date, in the order of the choice. */
  readonly compared: readonly GroupedDeal[];
}

/**
 * Lowest price and hotel count of one of the five dates, before any filter (DEC-88). Both are those of the whole search
 * where the supplier sends them, even if the response contains only some of its hotels.
 */
export interface DateSummary {
  readonly departureDate: IsoDate;
  readonly lowestPrice: Pence;
  readonly hotels: number;
}

/** A response that was truncated at the limit of results (ADR 66): it does not have every hotel of the selected date. */
export interface Truncation {
  /** Hotels of the whole search on the selected date; `null` where the supplier does not send it. */
  readonly hotels: number | null;
}
