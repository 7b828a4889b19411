import { fetchResorts } from '@storefront/shared/api/hotels/fetch-resorts';
import { filterHotels, filterTexts, type HotelFilters } from '@storefront/shared/api/hotels/filter-hotels';
import { sortByReviews } from '@storefront/shared/api/hotels/sort-by-reviews';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import { isApplied, LOOKED_UP_GROUPS, withoutGroup, type FilterGroup } from '../../domain/filter-groups';
import type { Passing } from '../../domain/failed-filters';
import type { LookedUp } from '../../domain/build-results-view';
import type { FilterChoice } from '../../domain/view-choice';

/** What became of the filters that only the hotel look-ups can judge. */
export type FilterState = 'none' | 'asking' | 'applied' | 'failed';

/** `null` while they are asked for. */
export type Resorts = readonly string[] | null;

interface HotelLookUps {
  /** Says which hotels there are, once all are known: order and resorts are asked for. */
  readonly begin: (giataIds: readonly number[]) => void;
  readonly stateFor: (filters: FilterChoice) => FilterState;
  /** What is known for these filters by now; what is missing is asked for, and `changed` told of it. */
  readonly lookedUpFor: (filters: FilterChoice) => LookedUp;
  /** What the list would be with one group less: asked for only where somebody is shown it. */
  readonly askWithout: (filters: FilterChoice, groups: readonly FilterGroup[]) => void;
  readonly resorts: () => Resorts;
  /** Whether the order of the hotels is known, or given up. */
  readonly ordered: () => boolean;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

const NO_HOTEL: ReadonlySet<number> = new Set();

/**
 * The look-ups over the hotels of one search: their order by reviews, their resorts, and which of them pass
 * the filters. Each question is asked once; a failed filter hides every hotel (API-FILTER-03).
 */
export function createHotelLookUps(
  endpoints: Endpoints,
  signal: AbortSignal,
  changed: () => void,
): HotelLookUps {
  const answers = new Map<string, ReadonlySet<number> | 'asking' | 'failed'>();
  let hotels: readonly number[] | null = null;
  let places: ReadonlyMap<number, number> | null = null;
  let resorts: Resorts = null;
  let last: Passing = null;
  let wanted: { readonly key: string; readonly abort: AbortController } | null = null;

  function ask(filters: FilterChoice, key: string, abort: AbortSignal): void {
    if (hotels === null || answers.has(key)) return;
    // Of no hotels there is nothing to ask.
    answers.set(key, hotels.length === 0 ? NO_HOTEL : 'asking');
    if (hotels.length === 0) return;
    void filterHotels(endpoints, hotels, asked(filters), AbortSignal.any([signal, abort])).then((answer) => {
      if (answer.ok) answers.set(key, new Set(answer.value));
      else if (answer.error.kind === 'aborted') answers.delete(key);
      else answers.set(key, 'failed');
      if (!signal.aborted) changed();
    });
  }

  /** The answer that the list waits for; a question that nobody waits for any more is taken back. */
  function answerFor(filters: FilterChoice) {
    const key = keyOf(filters);
    if (wanted?.key !== key) {
      wanted?.abort.abort();
      wanted = { key, abort: new AbortController() };
    }
    if (key !== '') ask(filters, key, wanted.abort.signal);
    return key === '' ? null : (answers.get(key) ?? 'asking');
  }

  function knownWithout(filters: FilterChoice): ReadonlyMap<FilterGroup, Passing> {
    const known = new Map<FilterGroup, Passing>();
    for (const group of LOOKED_UP_GROUPS.filter((one) => isApplied(filters, one))) {
      const key = keyOf({ ...filters, ...withoutGroup(group) });
      const answer = key === '' ? null : answers.get(key);
      if (answer === null || answer instanceof Set) known.set(group, answer);
    }
    return known;
  }

  return {
    begin(giataIds) {
      hotels = giataIds;
      if (hotels.length === 0) {
        resorts = [];
        return;
      }
      void sortByReviews(endpoints, giataIds, 'desc', signal).then((sorted) => {
        // The very list that was asked about: there is no order, and each date keeps its own (API-SORT-02).
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
      const answer = answerFor(filters);
      if (answer === null) return 'none';
      return answer === 'asking' || answer === 'failed' ? answer : 'applied';
    },
    lookedUpFor(filters) {
      const answer = answerFor(filters);
      // Until it has answered the list stays as it was.
      const passing = answer === 'asking' ? last : answer === 'failed' ? NO_HOTEL : answer;
      if (answer !== 'failed') last = passing;
      return { passing, without: knownWithout(filters), places };
    },
    askWithout(filters, groups) {
      if (!wanted) return;
      for (const group of groups) {
        const fewer = { ...filters, ...withoutGroup(group) };
        const key = keyOf(fewer);
        if (isApplied(filters, group) && key !== '') ask(fewer, key, wanted.abort.signal);
      }
    },
    resorts: () => resorts,
    ordered: () => hotels?.length === 0 || places !== null,
    retry() {
      for (const [key, answer] of answers) if (answer === 'failed') answers.delete(key);
      changed();
    },
  };
}

function asked({ ratingBand, styles, amenities, resorts, awards }: FilterChoice): HotelFilters {
  return { ratingBand, styles, amenities, resorts, awards };
}

function keyOf(filters: FilterChoice): string {
  return filterTexts(asked(filters)).toSorted().join('\n');
}
