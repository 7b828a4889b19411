import type { SerializedStyles } from '@emotion/react';
import { Fragment, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';
import { monthWeeks } from '../../domain/dates/month-weeks';
import { monthName } from '../../domain/dates/months';
import { VisuallyHidden } from '../../ui/visually-hidden';

import type { DayLimits } from './grid-keys';
import { monthGridStyles } from './month-grid.styles';
import { dateOf, useGridFocus } from './use-grid-focus';

/** State of a day that the grid determines. */
export interface CellState {
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  /** Why the day is disabled; `null` within the limits. */
  readonly outside: 'too soon' | 'too far ahead' | null;
}

interface MonthGridProps {
  /** Accessible name of the grid; its caption is the month. */
  readonly label: string;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** Days outside are disabled. */
  readonly limits: DayLimits;
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
  /**
   * Renders a day with `DayCell`. Return a memoized component with flat props, so that a selection renders only two
   * days again.
   */
  readonly renderDay: (date: IsoDate, cell: CellState) => ReactNode;
  /** Called when Escape is pressed on a day. */
  readonly onEscape?: () => void;
  /** Focuses the selected day when the grid is mounted. */
  readonly startsFocused?: boolean;
  readonly busy?: boolean;
  /** Must include `monthGridStyles`. A module constant: Emotion then serializes it only once. */
  readonly styles?: SerializedStyles;
}

/** Renders a month, Monday first, as a grid of the ARIA date picker pattern: one tab stop, arrow keys, Home, End, Page Up and Down. */
export function MonthGrid(props: MonthGridProps) {
  const { label, month, onMonthChange, limits, selected, onSelect, renderDay, onEscape } = props;
  const { startsFocused = false, busy = false, styles = monthGridStyles } = props;
  const grid = useRef<HTMLTableElement>(null);
  const focusOptions = { grid, month, onMonthChange, limits, selected, onEscape, startsFocused };
  const { tabStop, onFocus, onBlur, onKeyDown } = useGridFocus(focusOptions);
  const weeks = useMemo(() => monthWeeks(month), [month]);

  const cellOf = (date: IsoDate): CellState => ({
    isSelected: date === selected,
    isTabStop: date === tabStop,
    outside: outsideReason(date, limits),
  });
  const select = ({ target }: MouseEvent) => {
    const date = dateOf(target);
    if (date !== null && isSelectable(target)) onSelect(date);
  };

  return (
    <div css={styles} aria-busy={busy}>
      <table
        ref={grid}
        // The date grid of the ARIA practices is a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={select}
        onKeyDown={onKeyDown}
      >
        <caption>
          <VisuallyHidden>{monthName(month)}</VisuallyHidden>
        </caption>
        {WEEKDAYS}
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) =>
                date === null ? (
                  // Days of other months are left empty.
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={weekday} />
                ) : (
                  <Fragment key={weekday}>{renderDay(date, cellOf(date))}</Fragment>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function outsideReason(date: IsoDate, { first, last }: DayLimits): CellState['outside'] {
  if (date < first) return 'too soon';
  return date > last ? 'too far ahead' : null;
}

function isSelectable(target: EventTarget): boolean {
  return target instanceof Element && target.closest(':disabled, [aria-disabled="true"]') === null;
}

// A constant element: React skips it when the grid renders again.
const WEEKDAYS = (
  <thead>
    <tr>
      {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => (
        <th key={name} scope="col" aria-label={name}>
          {name.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);
