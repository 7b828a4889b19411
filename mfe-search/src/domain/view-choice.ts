import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { FlightFilters } from './flight-filters';
import type { MapBounds } from './map-bounds';

export type SortOrder = 'recommended' | 'price-asc' | 'price-desc';
export type PriceMode = 'person' | 'total';

/** Guest rating, one at a time (SRCH-FLT-08, SRCH-FLT-09), as the filter call spells it (DEC-91). */
export const RATING_BANDS = ['4.5-5', '4+', '3+', '2+'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/** The boards of SRCH-FLT-13, and full board, which cards show too (DEC-116). */
export const BOARDS = ['AI', 'FB', 'HB', 'BB', 'RO', 'SC'] as const;
/** SRCH-FLT-01 */
export const STARS = [5, 4, 3, 2, 1] as const;
/** The resort filter lists at most twelve (SRCH-FLT-15), so a link cannot apply more. */
export const MAX_RESORTS = 12;

/** The selected filters. Empty lists and `null` match everything. */
export interface FilterChoice extends FlightFilters {
  /** Whole star classes, 1 to 5. */
  readonly stars: readonly number[];
  /** Board codes. */
  readonly boards: readonly string[];
  /** Whole pounds in the price mode of the view; `null` is 0 for the lower and unlimited for the upper limit (SRCH-FLT-05, SRCH-FLT-06). */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly hotelName: string;
  readonly ratingBand: RatingBand | null;
  readonly awards: readonly string[];
  readonly styles: readonly string[];
  readonly resorts: readonly string[];
  readonly amenities: readonly string[];
  /** The part of the map that the list is limited to. */
  readonly area: MapBounds | null;
}

export const NO_FILTERS: FilterChoice = {
  stars: [],
  boards: [],
  priceFrom: null,
  priceTo: null,
  hotelName: '',
  ratingBand: null,
  awards: [],
  styles: [],
  resorts: [],
  amenities: [],
  airports: [],
  outboundTimes: [],
  bags: [],
  area: null,
};

/** The filters, order and page of the results. Stored in the URL, so that back and reload keep it. */
export interface ViewChoice extends FilterChoice {
  readonly departureDate: IsoDate;
  readonly sort: SortOrder;
  readonly priceMode: PriceMode;
  /** Counted from 1. */
  readonly page: number;
  /** Ids of the hotels in the comparison; empty while the list is shown. */
  readonly compared: readonly number[];
  /** The map is shown, which needs the places of all hotels. */
  readonly showsMap: boolean;
}
