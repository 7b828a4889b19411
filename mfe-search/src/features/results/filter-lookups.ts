import { filterHotels, filterTexts, type HotelFilters } from '@storefront/shared/api/hotels/filter-hotels';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import type { HotelLookupResults } from '../../domain/build-results-view';
import type { FilterResult } from '../../domain/failed-filters';
import { isApplied, LOOKUP_GROUPS, withoutGroup, type FilterGroup } from '../../domain/filter-groups';
import type { FilterChoice } from '../../domain/view-choice';

/** State of the filters that need a hotel lookup. */
export type FilterState = 'none' | 'pending' | 'applied' | 'failed';

const NO_HOTELS: ReadonlySet<number> = new Set();

/** Creates the filter lookups of one search. Results are cached per set of filters. */
export function createFilterLookups(endpoints: Endpoints, signal: AbortSignal, changed: () => void) {
  const cache = createFilterCache(endpoints, signal, changed);
  let lastResult: FilterResult = null;
  let current: { readonly key: string; readonly abort: AbortController } | null = null;

  /** The result for the visible list. Aborts the request for filters that are no longer selected. */
  function resultFor(filters: FilterChoice) {
    const key = keyOf(filters);
    if (current?.key !== key) {
      current?.abort.abort();
      current = { key, abort: new AbortController() };
    }
    if (key !== '') cache.request(filters, key, current.abort.signal);
    return key === '' ? null : (cache.get(key) ?? 'pending');
  }

  function cachedWithout(filters: FilterChoice): ReadonlyMap<FilterGroup, FilterResult> {
    const cached = new Map<FilterGroup, FilterResult>();
    for (const group of LOOKUP_GROUPS.filter((one) => isApplied(filters, one))) {
      const key = keyOf({ ...filters, ...withoutGroup(group) });
      const result = key === '' ? null : cache.get(key);
      if (result === null || result instanceof Set) cached.set(group, result);
    }
    return cached;
  }

  return {
    start: cache.start,
    stateFor: (filters: FilterChoice): FilterState => {
      const result = resultFor(filters);
      if (result === null) return 'none';
      return result === 'pending' || result === 'failed' ? result : 'applied';
    },
    resultsFor: (filters: FilterChoice): Pick<HotelLookupResults, 'passing' | 'without'> => {
      const result = resultFor(filters);
      // The list keeps the previous result while the request is pending.
      const passing = result === 'pending' ? lastResult : result === 'failed' ? NO_HOTELS : result;
      if (result !== 'failed') lastResult = passing;
      return { passing, without: cachedWithout(filters) };
    },
    requestWithout: (filters: FilterChoice, groups: readonly FilterGroup[]): void => {
      if (!current) return;
      for (const group of groups) {
        const fewer = { ...filters, ...withoutGroup(group) };
        const key = keyOf(fewer);
        if (isApplied(filters, group) && key !== '') cache.request(fewer, key, current.abort.signal);
      }
    },
    dropFailed: cache.dropFailed,
  };
}

function createFilterCache(endpoints: Endpoints, signal: AbortSignal, changed: () => void) {
  const results = new Map<string, ReadonlySet<number> | 'pending' | 'failed'>();
  let hotels: readonly number[] | null = null;

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

  return {
    start: (giataIds: readonly number[]): void => {
      hotels = giataIds;
    },
    request,
    get: (key: string) => results.get(key),
    dropFailed: (): void => {
      for (const [key, result] of results) if (result === 'failed') results.delete(key);
    },
  };
}

function hotelFiltersOf({ ratingBand, styles, amenities, resorts, awards }: FilterChoice): HotelFilters {
  return { ratingBand, styles, amenities, resorts, awards };
}

function keyOf(filters: FilterChoice): string {
  return filterTexts(hotelFiltersOf(filters)).toSorted().join('\n');
}
