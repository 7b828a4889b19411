import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';

import { asDate, asIso } from '../../domain/dates/calendar-dates';
import { calendarStyles } from '../../ui/calendar.styles';
import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';

export interface DayCalendarProps {
  readonly label: string;
  readonly value: IsoDate;
  /** First and last day that can be chosen. */
  readonly min: IsoDate;
  readonly max: IsoDate;
  readonly onSelect: (date: IsoDate) => void;
}

/** One month at a time, Monday first; the keys are those of a date grid (days, weeks, Page keys for months). */
export function DayCalendar({ label, value, min, max, onSelect }: DayCalendarProps) {
  return (
    <div css={calendarStyles}>
      <DayPicker
        mode="single"
        required
        // It opens on a press of the shopper: the focus belongs on its day, as in every date grid.
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
