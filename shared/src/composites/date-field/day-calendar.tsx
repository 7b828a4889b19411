import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';

import { asDate, asIso } from '../../domain/dates/calendar-dates';
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
        defaultMonth={asDate(value)}
        startMonth={asDate(min)}
        endMonth={asDate(max)}
        selected={asDate(value)}
        onSelect={(day) => onSelect(asIso(day))}
        disabled={{ before: asDate(min), after: asDate(max) }}
        labels={{
          labelDayButton: (day) => formatDayWithYear(asIso(day)),
          labelGrid: () => label,
        }}
      />
    </div>
  );
}
