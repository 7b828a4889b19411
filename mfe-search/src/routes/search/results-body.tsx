import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { space } from '@storefront/shared/ui/tokens';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { isApplied, LOOKUP_GROUPS, withoutGroup } from '../../domain/filter-groups';
import type { FlightFilters } from '../../domain/flight-filters';
import type { FilterChoice, ViewChoice } from '../../domain/view-choice';
import { CardSkeletons, SKELETON_COUNT } from '../../features/result-cards/card-skeletons';
import { FilterFailed } from '../../features/results/filter-failed';
import { NoResults } from '../../features/results/no-results';
import { ResultsList } from '../../features/result-cards/results-list';
import type { ResultsSnapshot } from '../../features/results/results-engine';
import { SearchFailed } from '../../features/results/search-failed';
import type { ResultsState } from '../../features/results/use-results';

import type { SearchPage } from './use-search-page';
import { useStable } from './use-stable';

interface ResultsBodyProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
  readonly pictureOverlay: (deal: GroupedDeal) => ReactNode;
  readonly onHover: (giataId: number | null) => void;
}

/** The cards, or the reason why there are none. */
export function ResultsBody({ page, onOpen, pictureOverlay, onHover }: ResultsBodyProps) {
  const { state, choice, query, today, searchKey, change, clear, retry, retryFilter } = page;
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const wasFiltered = useWasFiltered(state, searchKey);
  const flightFilters = useFlightFilters(state, choice);

  if (state.kind === 'loading') return <CardSkeletons />;
  if (state.kind === 'failed') return <SearchFailed message={state.message} onRetry={retry} />;

  const { view, dates, complete, filter, choice: applied } = state;
  const isPending = filter === 'pending';
  if (filter === 'failed') {
    return (
      <FilterFailed
        onRetry={retryFilter}
        onRemove={() => change(withoutLookupFilters(choice), { stay: true })}
      />
    );
  }
  // Do not show the unfiltered list before the first filter result of a search.
  if (isPending && !wasFiltered) return <CardSkeletons label="Searching, and applying your filters" />;
  if (view.total === 0) {
    if (!complete || isPending) return <CardSkeletons />;
    return (
      <NoResults
        view={view}
        departureDate={choice.departureDate}
        today={today}
        otherDates={dates.filter(
          ({ departureDate }) => departureDate !== choice.departureDate && departureDate >= today,
        )}
        onChange={change}
        onSelectDate={(departureDate) => change({ departureDate })}
        onClear={() => clear()}
      />
    );
  }
  // The list keeps the choice that it was made for until the next one is ready: no card has the board of another view.
  return (
    <div aria-busy={isPending || !isSame(applied, choice)} css={isPending && pendingStyles}>
      {isPending && (
        <p role="status" css={pendingTextStyles}>
          Applying your filters…
        </p>
      )}
      <ResultsList
        view={view}
        settled={state.settled}
        skeletons={skeletonsBelow(state)}
        flights={state.flights}
        boards={applied.boards}
        flightFilters={flightFilters}
        showTotal={applied.priceMode === 'total'}
        query={query}
        onPageChange={onPageChange}
        onOpen={onOpen}
        pictureOverlay={pictureOverlay}
        onHover={onHover}
      />
    </div>
  );
}

/** Skeletons take the places of cards that have not arrived, so that few cards do not move what is below them. */
function skeletonsBelow({ complete, view }: ResultsSnapshot): number {
  return complete ? 0 : Math.max(0, SKELETON_COUNT - view.cards.length);
}

/** The flight filters of the visible list. */
function useFlightFilters(state: ResultsState, choice: ViewChoice): FlightFilters {
  const { airports, outboundTimes, bags } = state.kind === 'ready' ? state.choice : choice;
  return useStable({ airports, outboundTimes, bags });
}

function isSame(one: ViewChoice, other: ViewChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the filters have been applied to the complete list of this search at least once. */
function useWasFiltered(state: ResultsState, searchKey: string): boolean {
  const [filteredFor, setFilteredFor] = useState<string | null>(null);
  const isFiltered = state.kind === 'ready' && state.complete && state.filter !== 'pending';
  useEffect(() => {
    if (isFiltered) setFilteredFor(searchKey);
  }, [isFiltered, searchKey]);
  return filteredFor === searchKey;
}

/** The change that clears all filters that need a request. */
function withoutLookupFilters(choice: FilterChoice): Partial<FilterChoice> {
  return [...LOOKUP_GROUPS, 'area' as const]
    .filter((group) => isApplied(choice, group))
    .reduce<Partial<FilterChoice>>((change, group) => ({ ...change, ...withoutGroup(group) }), {});
}

const pendingStyles = css`
  & article {
    opacity: 0.5;
  }
`;

const pendingTextStyles = css`
  margin-bottom: ${space.m};
`;
