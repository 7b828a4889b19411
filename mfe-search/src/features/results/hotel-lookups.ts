import { fetchHotelFacets } from '@storefront/shared/api/hotels/fetch-hotel-facets';
import { fetchHotelPlaces } from '@storefront/shared/api/hotels/fetch-hotel-places';
import { fetchResorts } from '@storefront/shared/api/hotels/fetch-resorts';
import { sortByReviews } from '@storefront/shared/api/hotels/sort-by-reviews';
import { ok } from '@storefront/shared/domain/result/result';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import type { FilterGroup } from '../../domain/filter-groups';
import type { HotelLookupResults } from '../../domain/build-results-view';
import type { HotelFacets } from '../../domain/record-counts';
import type { FilterChoice, ViewChoice } from '../../domain/view-choice';

import { createFilterLookups, type FilterState } from './filter-lookups';
import { createRecordLookups, type RecordState } from './record-lookups';

/** `null` while the request is pending. */
export type Resorts = readonly string[] | null;

interface HotelLookups {
  /** Receives the complete list of hotels and requests their order and their resorts. */
  readonly start: (giataIds: readonly number[]) => void;
  readonly stateFor: (choice: ViewChoice) => FilterState;
  /** State of the coordinates, which only a map and an area of it need. */
  readonly coordinateState: () => RecordState;
  /** Requests what the counts of ratings, styles, awards and amenities need, again if that has failed. */
  readonly requestFacets: () => void;
  /** Results available for these filters. Requests what is missing and calls `changed` when it arrives. */
  readonly resultsFor: (choice: ViewChoice) => HotelLookupResults;
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
  const coordinateLookups = createCoordinateLookups(endpoints, signal, changed);
  const facetLookups = createFacetLookups(endpoints, signal, changed);
  let hotels: readonly number[] | null = null;
  let places: ReadonlyMap<number, number> | null = null;
  let resorts: Resorts = null;

  return {
    start(giataIds) {
      hotels = giataIds;
      filterLookups.start(giataIds);
      coordinateLookups.start(giataIds);
      facetLookups.start(giataIds);
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
    stateFor: (choice) => withArea(filterLookups.stateFor(choice), choice, coordinateLookups.state()),
    coordinateState: coordinateLookups.state,
    requestFacets() {
      facetLookups.request();
      facetLookups.retry();
    },
    resultsFor: (choice) => {
      if (choice.showsMap || choice.area) coordinateLookups.request();
      return {
        ...filterLookups.resultsFor(choice),
        places,
        coordinates: coordinateLookups.received(),
        // Counts of a part of the hotels would be false.
        facets: facetLookups.state() === 'complete' ? facetLookups.received() : null,
      };
    },
    requestWithout: filterLookups.requestWithout,
    resorts: () => resorts,
    isOrdered: () => hotels?.length === 0 || places !== null,
    retry() {
      filterLookups.dropFailed();
      coordinateLookups.retry();
      changed();
    },
  };
}

function createCoordinateLookups(endpoints: Endpoints, signal: AbortSignal, changed: () => void) {
  return createRecordLookups({
    async request(giataIds) {
      const response = await fetchHotelPlaces(endpoints, giataIds, signal);
      if (!response.ok) return response;
      const { places, pending } = response.value;
      return ok({ entries: places.map((place) => [place.giataId, place] as const), pending });
    },
    signal,
    changed,
  });
}

function createFacetLookups(endpoints: Endpoints, signal: AbortSignal, changed: () => void) {
  return createRecordLookups<HotelFacets>({
    async request(giataIds) {
      const response = await fetchHotelFacets(endpoints, giataIds, signal);
      if (!response.ok) return response;
      const { names, facets, pending } = response.value;
      const namesAt = (indexes: readonly number[]) => new Set(indexes.flatMap((index) => names[index] ?? []));
      const entries = facets.map(
        ({ giataId, reviewScore, styles, awards, amenities }) =>
          [
            giataId,
            { reviewScore, styles: namesAt(styles), awards: namesAt(awards), amenities: namesAt(amenities) },
          ] as const,
      );
      return ok({ entries, pending });
    },
    signal,
    changed,
  });
}

/** The state of the lookup filters and of the area together. */
function withArea(filters: FilterState, { area }: ViewChoice, coordinates: RecordState): FilterState {
  if (area === null || filters === 'failed') return filters;
  if (coordinates === 'failed') return 'failed';
  if (coordinates !== 'complete') return 'pending';
  return filters === 'none' ? 'applied' : filters;
}
