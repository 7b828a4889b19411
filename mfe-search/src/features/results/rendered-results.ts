import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { resultsCacheKey, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';

import type { ViewChoice } from '../../domain/view-choice';

import type { ResultsSnapshot } from './results-engine';

/** The view of a search that the server rendered: what the browser shows until its own search is complete. */
export interface RenderedResults {
  /** Identifies the search, see `searchKeyOf`. */
  readonly searchKey: string;
  /** Complete and in the final order. */
  readonly snapshot: ResultsSnapshot;
  /** Records of the hotels in the view; a hotel is absent when its record did not arrive in time. */
  readonly hotels: readonly HotelEntry[];
}

/** `null`: the back office has no record of the hotel. */
export type HotelEntry = readonly [giataId: number, record: HotelRecord | null];

/** Identifies a search and the hotel that it shows first. */
export function searchKeyOf(query: SearchQuery): string {
  return resultsCacheKey(query) + (query.giata ?? '');
}

/** Returns the snapshot if it shows this choice of this search. */
export function snapshotFor(
  rendered: RenderedResults | null,
  searchKey: string,
  choice: ViewChoice,
): ResultsSnapshot | null {
  const isSame =
    rendered?.searchKey === searchKey && JSON.stringify(rendered.snapshot.choice) === JSON.stringify(choice);
  return isSame ? rendered.snapshot : null;
}
