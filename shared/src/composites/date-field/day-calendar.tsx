import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';

import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import { monthAfter, monthName, monthOf } from '../../domain/dates/months';
import { IconButton } from '../../ui/icon-button';
import { family, text } from '../../ui/tokens';
import { DayCell } from '../month-grid/day-cell';
import { MonthGrid, type CellState } from '../month-grid/month-grid';

export interface DayCalendarProps {
  readonly label: string;
  readonly value: IsoDate;
  /** First and last selectable day. */
  readonly min: IsoDate;
  readonly max: IsoDate;
  readonly onSelect: (date: IsoDate) => void;
}

/** Renders one month without prices, and buttons for the previous and the next month. The selected day has the focus. */
export function DayCalendar({ label, value, min, max, onSelect }: DayCalendarProps) {
  const [month, setMonth] = useState(monthOf(value));
  const isFirst = month <= monthOf(min);
  const isLast = month >= monthOf(max);

  return (
    <div>
      <div css={headStyles}>
        {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus. */}
        <IconButton
          label="Previous month"
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={24} aria-hidden />
        </IconButton>
        <span aria-live="polite">{monthName(month)}</span>
        <IconButton
          label="Next month"
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && setMonth(monthAfter(month, 1))}
        >
          <ChevronRight size={24} aria-hidden />
        </IconButton>
      </div>
      <MonthGrid
        {...{ label, month, onSelect }}
        onMonthChange={setMonth}
        limits={{ first: min, last: max }}
        selected={value}
        renderDay={(date, cell) => <PlainDay date={date} {...cell} />}
        startsFocused
      />
    </div>
  );
}

const PlainDay = memo(function PlainDay({ date, ...cell }: CellState & { readonly date: IsoDate }) {
  const day = formatDayWithYear(date);
  return <DayCell {...cell} date={date} label={cell.outside === null ? day : `${day}, ${cell.outside}`} />;
});

const headStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font: 700 ${text.body} ${family.heading};
`;
