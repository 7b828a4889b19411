import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';

import { dayAfterKey, type DayLimits } from './grid-keys';
import { monthOf } from './months';

interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly limits: DayLimits;
  readonly selected: IsoDate | null;
  readonly onEscape: () => void;
}

/** Focus state and event handlers for the days of the grid. */
export interface GridFocus {
  /** The only day in the tab order (roving tabindex). */
  readonly tabStop: IsoDate;
  readonly onDayFocus: (date: IsoDate) => void;
  readonly onDayBlur: (event: FocusEvent) => void;
  readonly onDayKeyDown: (date: IsoDate, event: KeyboardEvent) => void;
}

/**
 * Manages the focus of a date grid. The focus management of react-day-picker skips disabled days and loses the focus
 * when the month changes asynchronously; this one reaches every possible departure date (usability rule 33).
 */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { grid, month, onMonthChange, limits, selected, onEscape } = options;
  const [active, setActive] = useState<IsoDate | null>(null);
  // Day to focus when its month has rendered; the page may change the month asynchronously.
  const [pendingDay, setPendingDay] = useState<IsoDate | null>(null);

  useEffect(() => {
    if (pendingDay === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${pendingDay}"] button`)?.focus();
  }, [grid, pendingDay, month]);

  return {
    tabStop:
      [active, selected].find((day) => day !== null && isWithin(day, month, limits)) ??
      firstDay(month, limits),
    onDayFocus: (date) => {
      setActive(date);
      setPendingDay(null);
    },
    onDayBlur: () => setPendingDay(null),
    onDayKeyDown: (date, event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        onEscape();
        return;
      }
      const next = dayAfterKey(event.key, event.shiftKey, pendingDay ?? date, limits);
      if (next === null) return;
      event.preventDefault();
      setPendingDay(next === date ? null : next);
      if (monthOf(next) !== month) onMonthChange(monthOf(next));
    },
  };
}

function isWithin(day: IsoDate, month: string, { first, last }: DayLimits): boolean {
  return monthOf(day) === month && day >= first && day <= last;
}

function firstDay(month: string, { first }: DayLimits): IsoDate {
  const start = monthBounds(month).first;
  return start < first ? first : start;
}
