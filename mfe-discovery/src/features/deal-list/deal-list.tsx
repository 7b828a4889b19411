import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { use } from 'react';
import { useRevalidator } from 'react-router-dom';

import type { DealListKind } from '../../domain/deal-list/list-view';
import type { ListView } from './filters/use-list-view';

import { FilteredDeals } from './filtered-deals';
import type { DealListOutcome } from './load-deal-list';

interface DealListProps {
  readonly kind: DealListKind;
  readonly list: ListView;
  readonly outcome: Promise<DealListOutcome>;
}

/** Renders the deals, or the reason why there are none. */
export function DealList({ kind, list, outcome }: DealListProps) {
  const loaded = use(outcome);
  if (loaded.kind === 'failed') return <DealListError />;
  if (loaded.result.unfilteredTotal === 0) {
    return (
      <EmptyState title="No deals at the moment" action={<ButtonLink to="/">Search holidays</ButtonLink>}>
        New ones come in every week.
      </EmptyState>
    );
  }
  return <FilteredDeals kind={kind} list={list} result={loaded.result} />;
}

/** Renders an empty list with Retry, without dialog or alert (ERR-20). */
function DealListError() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      title="We could not load the deals"
      action={
        <Button look="call" loading={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      Nothing is lost. Try again in a moment.
    </EmptyState>
  );
}
