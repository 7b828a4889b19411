import type { ReactNode } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';

import type { CellState } from './month-grid';

interface DayCellProps extends CellState {
  readonly date: IsoDate;
  /** Accessible name. It must contain the reason why a day cannot be selected. */
  readonly label: string;
  /** A day that is not selectable stays focusable (`aria-disabled`), unlike a day outside the limits. */
  readonly selectable?: boolean;
  /** Value of `data-kind`, for the styles. */
  readonly kind?: string | undefined;
  /** Content below the number of the day. */
  readonly children?: ReactNode;
}

/** Renders a day of `MonthGrid`, which handles its events. */
export function DayCell(props: DayCellProps) {
  const { date, label, selectable = true, kind, isSelected, isTabStop, outside, children } = props;
  return (
    // Explicit, because test tools do not derive the role of a cell from its grid.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <td role="gridcell" aria-selected={isSelected || undefined}>
      <button
        type="button"
        data-date={date}
        data-kind={kind}
        data-selected={isSelected || undefined}
        aria-label={label}
        disabled={outside !== null}
        aria-disabled={(outside === null && !selectable) || undefined}
        tabIndex={isTabStop ? 0 : -1}
      >
        <span>{Number(date.slice(8, 10))}</span>
        {children}
      </button>
    </td>
  );
}
