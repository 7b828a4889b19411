import { fetchResorts } from '@storefront/shared/api/hotels/fetch-resorts';
import { filterHotels, filterTexts, type HotelFilters } from '@storefront/shared/api/hotels/filter-hotels';
import { sortByReviews } from '@storefront/shared/api/hotels/sort-by-reviews';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import { isApplied, LOOKUP_GROUPS, withoutGroup, type FilterGroup } from '../../domain/filter-groups';
import type { FilterResult } from '../../domain/failed-filters';
import type { HotelLookupResults } from '../../domain/build-results-view';
import type { FilterChoice } from '../../domain/view-choice';

/** State of the filters that need a hotel lookup. */
export type FilterState = 'none' | 'pending' | 'applied' | 'failed';

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

const NO_HOTELS: ReadonlySet<number> = new Set();

/**
 * The lookups for the hotels of one search: order by reviews, resorts, and which hotels pass the filters. Results
 * are cached per set of filters; a failed filter request hides every hotel (API-FILTER-03).
 */
export function createHotelLookups(
  endpoints: Endpoints,
  signal: AbortSignal,
  changed: () => void,
): HotelLookups {
  const results = new Map<string, ReadonlySet<number> | 'pending' | 'failed'>();
  let hotels: readonly number[] | null = null;
  let places: ReadonlyMap<number, number> | null = null;
  let resorts: Resorts = null;
  let lastResult: FilterResult = null;
  let current: { readonly key: string; readonly abort: AbortController } | null = null;

  function request(filters: FilterChoice, key: string, abort: AbortSignal): void {
    if (hotels === null || results.has(key)) return;
    // Without hotels no request is needed.
    results.set(key, hotels.length === 0 ? NO_HOTELS : 'pending');
    if (hotels.length === 0) return;
    void filterHotels(endpoints, hotels, hotelFiltersOf(filters), AbortSignal.any([signal, abort])).then(
      (result) => {
        if (result.ok) results.set(key, new Set(result.value));
        else if (result.error.kind === 'aborted') results.delete(key);
        else results.set(key, 'failed');
        if (!signal.aborted) changed();
      },
    );
  }

  /** The result for the visible list. Aborts the request for filters that are no longer selected. */
  function resultFor(filters: FilterChoice) {
    const key = keyOf(filters);
    if (current?.key !== key) {
      current?.abort.abort();
      current = { key, abort: new AbortController() };
    }
    if (key !== '') request(filters, key, current.abort.signal);
    return key === '' ? null : (results.get(key) ?? 'pending');
  }

  function cachedWithout(filters: FilterChoice): ReadonlyMap<FilterGroup, FilterResult> {
    const cached = new Map<FilterGroup, FilterResult>();
    for (const group of LOOKUP_GROUPS.filter((one) => isApplied(filters, one))) {
      const key = keyOf({ ...filters, ...withoutGroup(group) });
      const result = key === '' ? null : results.get(key);
      if (result === null || result instanceof Set) cached.set(group, result);
    }
    return cached;
  }

  return {
    start(giataIds) {
      hotels = giataIds;
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
    stateFor(filters) {
      const result = resultFor(filters);
      if (result === null) return 'none';
      return result === 'pending' || result === 'failed' ? result : 'applied';
    },
    resultsFor(filters) {
      const result = resultFor(filters);
      // The list keeps the previous result while the request is pending.
      const passing = result === 'pending' ? lastResult : result === 'failed' ? NO_HOTELS : result;
      if (result !== 'failed') lastResult = passing;
      return { passing, without: cachedWithout(filters), places };
    },
    requestWithout(filters, groups) {
      if (!current) return;
      for (const group of groups) {
        const fewer = { ...filters, ...withoutGroup(group) };
        const key = keyOf(fewer);
        if (isApplied(filters, group) && key !== '') request(fewer, key, current.abort.signal);
      }
    },
    resorts: () => resorts,
    isOrdered: () => hotels?.length === 0 || places !== null,
    retry() {
      for (const [key, result] of results) if (result === 'failed') results.delete(key);
      changed();
    },
  };
}

function hotelFiltersOf({ ratingBand, styles, amenities, resorts, awards }: FilterChoice): HotelFilters {
  return { ratingBand, styles, amenities, resorts, awards };
}

function keyOf(filters: FilterChoice): string {
  return filterTexts(hotelFiltersOf(filters)).toSorted().join('\n');
}
