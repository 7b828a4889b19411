import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';

/** Focus state and event handlers for the bars of the chart. */
export interface WeekFocus {
  /** The only week in the tab order (roving tabindex). */
  readonly tabStop: IsoDate | undefined;
  readonly onWeekFocus: (week: IsoDate) => void;
  readonly onWeekKeyDown: (week: IsoDate, event: KeyboardEvent) => void;
}

interface WeekFocusOptions {
  readonly box: RefObject<HTMLElement | null>;
  /** The Mondays that have a price, in order. */
  readonly weeks: readonly IsoDate[];
  readonly selected: IsoDate | null;
}

/** Manages the focus of a row of weeks: arrow keys, Home and End, and scrolling to the selected week. */
export function useWeekFocus({ box, weeks, selected }: WeekFocusOptions): WeekFocus {
  const [active, setActive] = useState<IsoDate | null>(null);

  // The bar of the selected week may appear later, when its price has loaded.
  const pricedWeek = weeks.find((week) => week === selected);

  useEffect(() => {
    const element = box.current;
    if (element === null || pricedWeek === undefined) return undefined;
    // In the next frame, because measuring now would force the layout of the whole page.
    const frame = requestAnimationFrame(() => scrollIntoBox(element, buttonOf(element, pricedWeek)));
    return () => cancelAnimationFrame(frame);
  }, [box, pricedWeek]);

  return {
    tabStop: [active, selected].find((week) => week !== null && weeks.includes(week)) ?? weeks[0],
    onWeekFocus: setActive,
    onWeekKeyDown: (week, event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = weeks[indexAfterKey(event.key, weeks.indexOf(week), weeks.length - 1)];
      if (next === undefined) return;
      event.preventDefault();
      buttonOf(box.current, next)?.focus();
    },
  };
}

/** Returns -1 for keys without a function. */
function indexAfterKey(key: string, index: number, last: number): number {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return -1;
  }
}

function buttonOf(box: HTMLElement | null, week: IsoDate): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`button[data-week="${week}"]`) ?? null;
}

/** Scrolls only the container; `scrollIntoView` would scroll the page as well. */
function scrollIntoBox(box: HTMLElement, button: HTMLElement | null) {
  if (button === null) return;
  const left = button.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft;
  const isVisible = left >= box.scrollLeft && left + button.clientWidth <= box.scrollLeft + box.clientWidth;
  if (!isVisible) box.scrollLeft = left - box.clientWidth / 2;
}
