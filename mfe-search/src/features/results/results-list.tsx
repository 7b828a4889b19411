import { destinationName } from '@storefront/shared/catalogue/destinations';
import type { SearchQuery } from '@storefront/shared/search-query/search-query';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Pagination } from '@storefront/shared/ui/pagination';
import { Stack } from '@storefront/shared/ui/stack';
import { Fragment } from 'react';

import type { ResultsView } from '../../domain/results-view';
import { CallBanner } from '../card/call-banner';
import { CardSkeletons } from '../card/card-skeletons';
import { ResultCard } from '../card/result-card';

import type { ResultsState } from './use-results';

interface ResultsListProps {
  readonly state: ResultsState;
  readonly query: SearchQuery;
  readonly showTotal: boolean;
  readonly onPageChange: (page: number) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Cards, or why there are none. */
export function ResultsList({ state, query, showTotal, onPageChange, onClear, onRetry }: ResultsListProps) {
  if (state.kind === 'loading') return <CardSkeletons />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        title={state.message}
        action={
          <Button look="call" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Your search is kept. Nothing is lost.
      </EmptyState>
    );
  }
  if (state.view.total === 0) {
    if (!state.complete) return <CardSkeletons />;
    return (
      <EmptyState
        title="No results found"
        action={
          <Button look="call" onClick={onClear}>
            Clear Filters
          </Button>
        }
      >
        Try another date above, another airport, or fewer filters.
      </EmptyState>
    );
  }
  return (
    <Stack gap="m">
      <Cards view={state.view} query={query} showTotal={showTotal} />
      <Pagination
        page={state.view.page}
        pageCount={state.view.pageCount}
        onPageChange={onPageChange}
        label="Pages of results"
      />
    </Stack>
  );
}

function Cards({
  view,
  query,
  showTotal,
}: {
  readonly view: ResultsView;
  readonly query: SearchQuery;
  readonly showTotal: boolean;
}) {
  return view.cards.map((deal, index) => (
    <Fragment key={`${deal.giataId}-${deal.departureDate}`}>
      <ResultCard
        deal={deal}
        query={query}
        showTotal={showTotal}
        highlighted={deal.giataId === query.giata}
      />
      {index % 3 === 2 && <CallBanner destination={destinationName(query.destinationId)} />}
    </Fragment>
  ));
}
