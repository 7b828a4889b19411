import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';

import { appliedCount } from '../../domain/applied-filters';

import { ClearFilters } from './clear-filters';
import type { FiltersProps } from './filter-props';
import { FilterGroups } from './filter-groups';

/** The filter panel beside the list (SRCH-03). */
export function Filters({ onClear, ...groups }: FiltersProps) {
  return (
    <div>
      <Row justify="space-between">
        <SectionHeading size="card">Filters</SectionHeading>
        <ClearFilters applied={appliedCount(groups.choice)} onClear={onClear} />
      </Row>
      <FilterGroups {...groups} />
    </div>
  );
}
