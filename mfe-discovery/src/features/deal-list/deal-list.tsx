import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { use } from 'react';
import { useRevalidator } from 'react-router';

import type { DealListKind } from '../../domain/deal-list/list-view';
import type { ListView } from './filters/use-list-view';

import { FilteredDeals } from './filtered-deals';
import type { DealListOutcome } from './load-deal-list';

interface DealListProps {
  readonly kind: DealListKind;
  readonly list: ListView;
  readonly outcome: Promise<DealListOutcome>;
}

/** The deals, or why there are none. */
export function DealList({ kind, list, outcome }: DealListProps) {
  const loaded = use(outcome);
  if (loaded.kind === 'failed') return <DealsNotHere />;
  if (loaded.answer.listed === 0) {
    return (
      <EmptyState title="No deals at the moment" action={<ButtonLink to="/">Search holidays</ButtonLink>}>
        New ones come in every week.
      </EmptyState>
    );
  }
  return <FilteredDeals kind={kind} list={list} answer={loaded.answer} />;
}

/** No dialog and no alarm: the list is empty, and can be asked for again (ERR-20). */
function DealsNotHere() {
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
