import { useMemo, type RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';

import { toLocalDate, toIsoDate } from '../../domain/dates/calendar-dates';
import { calendarStyles } from '../../ui/calendar.styles';
import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';

import { dayState, type CalendarData } from './day-state';
import { PricedDay, PricedDaysProvider } from './priced-day';
import { pricedDayStyles } from './priced-day.styles';
import { useGridFocus } from './use-grid-focus';

interface MonthGridProps {
  readonly label: string;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly months: { readonly first: string; readonly last: string };
  readonly earliest: IsoDate;
  readonly calendar: CalendarData;
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Called when Escape is pressed on a day. */
  readonly onEscape: () => void;
}

// Stable references: new components would remount the buttons and lose the focus.
const COMPONENTS = { DayButton: PricedDay, MonthCaption: () => <></> };

/** Renders a month of priced days, Monday first (HD-06), as an ARIA date grid. */
export function MonthGrid(props: MonthGridProps) {
  const { label, month, onMonthChange, months, earliest, calendar, selected, onSelect, grid, onEscape } =
    props;
  const first = monthBounds(months.first).first;
  const limits = {
    first: first < earliest ? earliest : first,
    last: monthBounds(months.last).last,
  };
  const focus = useGridFocus({ grid, month, onMonthChange, limits, selected, onEscape });
  const labels = useMemo(() => ({ labelGrid: () => label }), [label]);

  return (
    <div ref={grid} css={[calendarStyles, ...pricedDayStyles]} aria-busy={calendar.loading}>
      <PricedDaysProvider value={{ stateOf: (date) => dayState(date, calendar), selected, focus }}>
        <DayPicker
          mode="single"
          required
          locale={enGB}
          weekStartsOn={1}
          showOutsideDays={false}
          hideNavigation
          month={toLocalDate(`${month}-01`)}
          // Otherwise the library reads the system clock; the first travel day serves as "today".
          today={toLocalDate(earliest)}
          selected={selected === null ? undefined : toLocalDate(selected)}
          onSelect={(day) => onSelect(toIsoDate(day))}
          disabled={{ before: toLocalDate(earliest) }}
          components={COMPONENTS}
          labels={labels}
        />
      </PricedDaysProvider>
    </div>
  );
}
