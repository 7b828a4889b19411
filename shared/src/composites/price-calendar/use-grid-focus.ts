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

/** What a day of the grid needs to take part in its keys. */
export interface GridFocus {
  /** The one day that Tab reaches. */
  readonly tabStop: IsoDate;
  readonly onDayFocus: (date: IsoDate) => void;
  readonly onDayBlur: (event: FocusEvent) => void;
  readonly onDayKeyDown: (date: IsoDate, event: KeyboardEvent) => void;
}

/**
 * The focus of a date grid. The library's own passes over days that cannot be chosen and loses its place when
 * the month follows later; this one reaches every day that can be travelled on (usability rule 33).
 */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { grid, month, onMonthChange, limits, selected, onEscape } = options;
  const [active, setActive] = useState<IsoDate | null>(null);
  // Where a key leads, until its month is drawn: the page may need a moment to change the month.
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
