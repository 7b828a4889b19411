import { useMemo } from 'react';

import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';
import { MonthGrid } from '../month-grid/month-grid';

import { dayState, type CalendarData } from './day-state';
import { PricedDay } from './priced-day';
import { priceGridStyles } from './priced-day.styles';

interface PriceGridProps {
  readonly label: string;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly months: { readonly first: string; readonly last: string };
  readonly earliest: IsoDate;
  readonly calendar: CalendarData;
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
  /** Called when Escape is pressed on a day. */
  readonly onEscape: () => void;
}

/** Renders a month of priced days (HD-06). */
export function PriceGrid({ months, earliest, calendar, ...grid }: PriceGridProps) {
  const limits = useMemo(() => {
    const { first } = monthBounds(months.first);
    return { first: first < earliest ? earliest : first, last: monthBounds(months.last).last };
  }, [months.first, months.last, earliest]);

  return (
    <MonthGrid
      {...grid}
      limits={limits}
      renderDay={(date, cell) => <PricedDay date={date} {...cell} {...dayState(date, calendar)} />}
      busy={calendar.loading}
      styles={priceGridStyles}
    />
  );
}
