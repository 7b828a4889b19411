import { fetchResorts } from '@storefront/shared/api/hotels/fetch-resorts';
import { sortByReviews } from '@storefront/shared/api/hotels/sort-by-reviews';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import type { FilterGroup } from '../../domain/filter-groups';
import type { HotelLookupResults } from '../../domain/build-results-view';
import type { FilterChoice } from '../../domain/view-choice';

import { createFilterLookups, type FilterState } from './filter-lookups';

/** `null` while the request is pending. */
export type Resorts = readonly string[] | null;

interface HotelLookups {
  /** Receives the complete list of hotels and requests their order and their resorts. */
  readonly start: (giataIds: readonly number[]) => void;
  readonly stateFor: (filters: FilterChoice) => FilterState;
  /** Results available for these filters. Requests what is missing and calls `changed` when it arrives. */
  readonly resultsFor: (filters: FilterChoice) => HotelLookupResults;
  /** Requests the results with each of these groups left out. */
  readonly requestWithout: (filters: FilterChoice, groups: readonly FilterGroup[]) => void;
  readonly resorts: () => Resorts;
  /** Whether the order by reviews has arrived, or there is no hotel to order. */
  readonly isOrdered: () => boolean;
  /** Repeats the requests that failed. */
  readonly retry: () => void;
}

/**
 * The lookups for the hotels of one search: order by reviews, resorts, and which hotels pass the filters. Results
 * are cached per set of filters; a failed filter request hides every hotel (API-FILTER-03).
 */
export function createHotelLookups(
  endpoints: Endpoints,
  signal: AbortSignal,
  changed: () => void,
): HotelLookups {
  const filterLookups = createFilterLookups(endpoints, signal, changed);
  let hotels: readonly number[] | null = null;
  let places: ReadonlyMap<number, number> | null = null;
  let resorts: Resorts = null;

  return {
    start(giataIds) {
      hotels = giataIds;
      filterLookups.start(giataIds);
      if (hotels.length === 0) {
        resorts = [];
        return;
      }
      void sortByReviews(endpoints, giataIds, 'desc', signal).then((sorted) => {
        // The identical array means that the request failed: each date keeps the order of arrival (API-SORT-02).
        if (sorted === giataIds || signal.aborted) return;
        places = new Map(sorted.map((giataId, place) => [giataId, place]));
        changed();
      });
      void fetchResorts(endpoints, giataIds, signal).then((names) => {
        resorts = names;
        if (!signal.aborted) changed();
      });
    },
    stateFor: filterLookups.stateFor,
    resultsFor: (filters) => ({ ...filterLookups.resultsFor(filters), places }),
    requestWithout: filterLookups.requestWithout,
    resorts: () => resorts,
    isOrdered: () => hotels?.length === 0 || places !== null,
    retry() {
      filterLookups.dropFailed();
      changed();
    },
  };
}
