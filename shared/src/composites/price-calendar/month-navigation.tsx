import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';

import { IconButton } from '../../ui/icon-button';
import { SelectField } from '../../ui/select-field';
import { space } from '../../ui/tokens';

import { monthAfter, monthName, monthsBetween } from '../../domain/dates/months';

interface MonthNavigationProps {
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly months: { readonly first: string; readonly last: string };
  readonly nextRef: Ref<HTMLButtonElement>;
}

/**
 * Renders buttons for the previous and the next month and a select with all months. At the ends the buttons use
 * `aria-disabled` instead of `disabled`, so that they keep the focus.
 */
export function MonthNavigation({ month, onMonthChange, months, nextRef }: MonthNavigationProps) {
  const isFirst = month <= months.first;
  const isLast = month >= months.last;

  return (
    <div css={barStyles}>
      <IconButton
        label="Previous month"
        look="outline"
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMonthChange(monthAfter(month, -1))}
      >
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <div css={selectStyles}>
        <SelectField
          label="Month"
          value={month}
          onValueChange={onMonthChange}
          options={monthsBetween(months.first, months.last).map((value) => ({
            value,
            label: monthName(value),
          }))}
        />
      </div>
      <IconButton
        label="Next month"
        look="outline"
        ref={nextRef}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMonthChange(monthAfter(month, 1))}
      >
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  );
}

const barStyles = css`
  display: flex;
  flex: 1 1 260px;
  align-items: end;
  gap: ${space.xs};
  max-width: 400px;

  & > button {
    margin-bottom: 2px;
  }
`;

const selectStyles = css`
  flex: 1;
  min-width: 0;
`;
