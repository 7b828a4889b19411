import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { SelectField, type SelectOption } from '@storefront/shared/ui/select-field';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { SORTS, type DealSort } from '../../../domain/deal-list/list-view';

interface ListBarProps {
  /** Form that submits the sort order without scripts. */
  readonly formId: string;
  readonly total: number;
  readonly listed: number;
  readonly sort: DealSort;
  readonly onSortChange: (sort: DealSort) => void;
  /** The filter button of narrow screens. */
  readonly children: ReactNode;
}

const SORT_NAMES: Readonly<Record<DealSort, string>> = {
  newest: 'Newest first',
  'price-low': 'Price low to high',
  'price-high': 'Price high to low',
  rating: 'Guest rating',
};
const SORT_OPTIONS: readonly SelectOption[] = SORTS.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }));

/** Renders the number of deals and the sort order; announces a new number. */
export function ListBar({ formId, total, listed, sort, onSortChange, children }: ListBarProps) {
  return (
    <div css={barStyles}>
      <p role="status" css={countStyles}>
        {countText(total, listed)}
      </p>
      <div css={controlsStyles}>
        {children}
        <SelectField
          label="Sort by"
          name="sort"
          form={formId}
          options={SORT_OPTIONS}
          value={sort}
          onValueChange={(value) => onSortChange(SORTS.find((one) => one === value) ?? 'newest')}
        />
      </div>
    </div>
  );
}

function countText(total: number, listed: number): string {
  const all = `${formatCount(listed)} ${listed === 1 ? 'deal' : 'deals'}`;
  return total === listed ? all : `${formatCount(total)} of ${all}`;
}

const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
`;

const countStyles = css`
  ${from.desktop} {
    padding-block: ${space.s};
  }

  color: ${color.ink};
  font: 600 ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const controlsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
`;
