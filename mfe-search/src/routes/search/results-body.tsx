import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { space } from '@storefront/shared/ui/tokens';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { isApplied, LOOKUP_GROUPS, withoutGroup } from '../../domain/filter-groups';
import type { FilterChoice } from '../../domain/view-choice';
import { CardSkeletons } from '../../features/result-cards/card-skeletons';
import { FilterFailed } from '../../features/results/filter-failed';
import { NoResults } from '../../features/results/no-results';
import { ResultsList } from '../../features/result-cards/results-list';
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
  const boards = useStable(choice.boards);
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const wasFiltered = useWasFiltered(state, searchKey);

  if (state.kind === 'loading') return <CardSkeletons />;
  if (state.kind === 'failed') return <SearchFailed message={state.message} onRetry={retry} />;

  const { view, dates, complete, filter } = state;
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
        otherDates={dates.filter(
          ({ departureDate }) => departureDate !== choice.departureDate && departureDate >= today,
        )}
        onChange={change}
        onSelectDate={(departureDate) => change({ departureDate })}
        onClear={() => clear()}
      />
    );
  }
  return (
    <div aria-busy={isPending} css={isPending && pendingStyles}>
      {isPending && (
        <p role="status" css={pendingTextStyles}>
          Applying your filters…
        </p>
      )}
      <ResultsList
        view={view}
        settled={state.settled}
        bags={state.bags}
        boards={boards}
        showTotal={choice.priceMode === 'total'}
        query={query}
        onPageChange={onPageChange}
        onOpen={onOpen}
        pictureOverlay={pictureOverlay}
        onHover={onHover}
      />
    </div>
  );
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

/** The change that clears all lookup filters. */
function withoutLookupFilters(choice: FilterChoice): Partial<FilterChoice> {
  return LOOKUP_GROUPS.filter((group) => isApplied(choice, group)).reduce<Partial<FilterChoice>>(
    (change, group) => ({ ...change, ...withoutGroup(group) }),
    {},
  );
}

const pendingStyles = css`
  & article {
    opacity: 0.5;
  }
`;

const pendingTextStyles = css`
  margin-bottom: ${space.m};
`;
