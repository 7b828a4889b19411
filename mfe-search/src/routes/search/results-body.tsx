import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { space } from '@storefront/shared/ui/tokens';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { isApplied, LOOKED_UP_GROUPS, withoutGroup } from '../../domain/filter-groups';
import type { FilterChoice } from '../../domain/view-choice';
import { CardSkeletons } from '../../features/result-cards/card-skeletons';
import { FilterFailed } from '../../features/results/filter-failed';
import { NoResults } from '../../features/results/no-results';
import { ResultsList } from '../../features/result-cards/results-list';
import { SearchFailed } from '../../features/results/search-failed';

import type { SearchPage } from './use-search-page';
import { useStable } from './use-stable';

interface ResultsBodyProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
  readonly corner: (deal: GroupedDeal) => ReactNode;
  readonly onRaise: (giataId: number | null) => void;
}

/** Cards, or why there are none. */
export function ResultsBody({ page, onOpen, corner, onRaise }: ResultsBodyProps) {
  const { state, choice, query, today, searchKey, change, clear, retry, retryFilter } = page;
  const boards = useStable(choice.boards);
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const [judgedFor, setJudgedFor] = useState<string | null>(null);
  const judged = state.kind === 'shown' && state.complete && state.filter !== 'asking';
  useEffect(() => {
    if (judged) setJudgedFor(searchKey);
  }, [judged, searchKey]);

  if (state.kind === 'loading') return <CardSkeletons />;
  if (state.kind === 'failed') return <SearchFailed message={state.message} onRetry={retry} />;

  const { view, dates, complete, filter } = state;
  const asking = filter === 'asking';
  if (filter === 'failed') {
    return (
      <FilterFailed onRetry={retryFilter} onRemove={() => change(withoutLookedUp(choice), { stay: true })} />
    );
  }
  // A list that was never shown without the filter is not shown for a moment without it.
  if (asking && judgedFor !== searchKey)
    return <CardSkeletons words="Searching, and applying your filters" />;
  if (view.total === 0) {
    if (!complete || asking) return <CardSkeletons />;
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
    <div aria-busy={asking} css={asking && askingStyles}>
      {asking && (
        <p role="status" css={askingWordsStyles}>
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
        corner={corner}
        onRaise={onRaise}
      />
    </div>
  );
}

/** All that the failed look-up was asked about, off again. */
function withoutLookedUp(choice: FilterChoice): Partial<FilterChoice> {
  return LOOKED_UP_GROUPS.filter((group) => isApplied(choice, group)).reduce<Partial<FilterChoice>>(
    (change, group) => ({ ...change, ...withoutGroup(group) }),
    {},
  );
}

const askingStyles = css`
  & article {
    opacity: 0.5;
  }
`;

const askingWordsStyles = css`
  margin-bottom: ${space.m};
`;
