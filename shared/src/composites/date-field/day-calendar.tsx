import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';

import { toLocalDate, toIsoDate } from '../../domain/dates/calendar-dates';
import { calendarStyles } from '../../ui/calendar.styles';
import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';

export interface DayCalendarProps {
  readonly label: string;
  readonly value: IsoDate;
  /** First and last selectable day. */
  readonly min: IsoDate;
  readonly max: IsoDate;
  readonly onSelect: (date: IsoDate) => void;
}

/** Renders one month, Monday first, with the keys of an ARIA date grid (arrows for days and weeks, Page Up/Down for months). */
export function DayCalendar({ label, value, min, max, onSelect }: DayCalendarProps) {
  return (
    <div css={calendarStyles}>
      <DayPicker
        mode="single"
        required
        // The popover opens on a click, and the ARIA date picker pattern moves the focus to the selected day.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        locale={enGB}
        weekStartsOn={1}
        showOutsideDays={false}
        defaultMonth={toLocalDate(value)}
        startMonth={toLocalDate(min)}
        endMonth={toLocalDate(max)}
        selected={toLocalDate(value)}
        onSelect={(day) => onSelect(toIsoDate(day))}
        disabled={{ before: toLocalDate(min), after: toLocalDate(max) }}
        labels={{
          labelDayButton: (day) => formatDayWithYear(toIsoDate(day)),
          labelGrid: () => label,
        }}
      />
    </div>
  );
}
