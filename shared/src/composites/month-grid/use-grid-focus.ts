import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';
import { monthOf } from '../../domain/dates/months';

import { dayAfterKey, type DayLimits } from './grid-keys';

interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly limits: DayLimits;
  readonly selected: IsoDate | null;
  readonly onEscape?: (() => void) | undefined;
  /** Focuses the selected day when the grid is mounted. */
  readonly startsFocused: boolean;
}

/** Focus state of the days, and the event handlers of the grid. */
interface GridFocus {
  /** The only day in the tab order (roving tabindex). */
  readonly tabStop: IsoDate;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Manages the focus of a date grid: it reaches every day within the limits, also without a price (usability rule 33). */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { grid, month, onMonthChange, limits, selected, onEscape, startsFocused } = options;
  const [active, setActive] = useState<IsoDate | null>(null);
  // Day to focus when its month has rendered; the page may change the month asynchronously.
  const [pendingDay, setPendingDay] = useState(startsFocused ? selected : null);

  useEffect(() => {
    if (pendingDay === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${pendingDay}"]`)?.focus();
  }, [grid, pendingDay, month]);

  return {
    tabStop:
      [active, selected].find((day) => day !== null && isWithin(day, month, limits)) ??
      firstDay(month, limits),
    onFocus: ({ target }) => {
      setActive(dateOf(target));
      setPendingDay(null);
    },
    onBlur: () => setPendingDay(null),
    onKeyDown: (event) => {
      const date = dateOf(event.target);
      if (date === null || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        onEscape?.();
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

/** Returns the date of the day button that contains the target of an event; `null` outside the days. */
export function dateOf(target: EventTarget): IsoDate | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null;
}

function isWithin(day: IsoDate, month: string, { first, last }: DayLimits): boolean {
  return monthOf(day) === month && day >= first && day <= last;
}

function firstDay(month: string, { first }: DayLimits): IsoDate {
  const start = monthBounds(month).first;
  return start < first ? first : start;
}
