import { css } from '@emotion/react';
import { Popover } from '@storefront/shared/ui/popover';
import { Row } from '@storefront/shared/ui/stack';
import type { ReactNode } from 'react';

import { BoardGroup } from './board-group';
import type { FilterGroupProps, FiltersProps } from './filter-props';
import { QuickPill } from './quick-pill';
import { RatingGroup } from './rating-group';
import { StarGroup } from './star-group';

interface QuickFiltersProps extends FilterGroupProps, Pick<FiltersProps, 'onCountsNeeded'> {}

/** The three most used filters, above the list (usability rule 21). */
export function QuickFilters({ choice, stats, onChange, onCountsNeeded }: QuickFiltersProps) {
  const group = { choice, stats, onChange };
  return (
    <Row gap="xs" wrap role="group" aria-label="Most used filters">
      <QuickFilter label="Board" applied={choice.boards.length}>
        <BoardGroup {...group} />
      </QuickFilter>
      <QuickFilter label="Stars" applied={choice.stars.length}>
        <StarGroup {...group} />
      </QuickFilter>
      <QuickFilter label="Guest rating" applied={choice.ratingBand === null ? 0 : 1}>
        <RatingGroup {...group} onCountsNeeded={onCountsNeeded} />
      </QuickFilter>
    </Row>
  );
}

interface QuickFilterProps {
  readonly label: string;
  readonly applied: number;
  readonly children: ReactNode;
}

function QuickFilter({ label, applied, children }: QuickFilterProps) {
  return (
    <Popover trigger={<QuickPill label={label} applied={applied} />}>
      <div css={groupStyles}>{children}</div>
    </Popover>
  );
}

const groupStyles = css`
  width: min(260px, 100%);
  min-width: 220px;
`;
