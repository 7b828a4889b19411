import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Row } from '@storefront/shared/ui/stack';

import { appliedDealFilters } from './applied-deal-filters';
import type { EmptyingFilter } from '../../../domain/deal-list/deal-list-page';
import { NO_FILTERS, type DealFilters, type FilterGroup } from '../../../domain/deal-list/list-view';

interface NoDealsMatchProps {
  readonly filters: DealFilters;
  readonly waysOut: readonly EmptyingFilter[];
  readonly onChange: (part: Partial<DealFilters>) => void;
  readonly onClear: () => void;
}

const MOST_WAYS = 3;

/** Renders an empty list with the filters that emptied it, each removable (usability rule 27). */
export function NoDealsMatch({ filters, waysOut, onChange, onClear }: NoDealsMatchProps) {
  const ways = waysOut.slice(0, MOST_WAYS);
  const [first] = ways;
  return (
    <EmptyState
      title="No deals match"
      action={
        ways.length > 0 && (
          <Row wrap>
            {ways.map(({ group, count }) => (
              <Button
                key={group}
                look="outline"
                onClick={() => onChange({ [group]: NO_FILTERS[group] })}
              >{`Without ${namesOf(filters, group)} (${formatCount(count)})`}</Button>
            ))}
          </Row>
        )
      }
      alternative={
        <Button look="quiet" onClick={onClear}>
          Clear all filters
        </Button>
      }
    >
      {first
        ? `Nothing is left with ${namesOf(filters, first.group)}.`
        : 'No deal fits all of these filters at once.'}
    </EmptyState>
  );
}

/** Returns the values as part of a sentence, such as `Half Board or 5 stars`. */
function namesOf(filters: DealFilters, group: FilterGroup): string {
  const names = appliedDealFilters(filters)
    .filter((applied) => applied.group === group)
    .map(({ name }) => name);
  return names.join(' or ').replace(/^Up to/, 'up to');
}
