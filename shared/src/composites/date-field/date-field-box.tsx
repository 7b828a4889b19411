import { Popover } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';

import { formatDayWithYear } from '../../domain/dates/format-day';
import { PickerField } from '../../ui/picker-field';
import { pickerBoxStyles, pickerButtonStyles, pickerPositionerStyles } from '../../ui/picker.styles';

import { DayCalendar, type DayCalendarProps } from './day-calendar';

export interface DateFieldProps extends Omit<DayCalendarProps, 'onSelect'> {
  readonly onValueChange: (date: DayCalendarProps['value']) => void;
}

/** Renders the field of `DateField`, which loads this module at the first use. It starts open. */
export function DateFieldBox({ label, value, min, max, onValueChange }: DateFieldProps) {
  const [open, setOpen] = useState(true);

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <PickerField
        label={label}
        text={formatDayWithYear(value)}
        icon={<CalendarDays size={20} aria-hidden />}
        button={(content) => <Popover.Trigger {...content} css={pickerButtonStyles} />}
      />
      <Popover.Portal>
        <Popover.Positioner css={pickerPositionerStyles} sideOffset={4} align="start" collisionPadding={8}>
          <Popover.Popup css={[pickerBoxStyles, monthStyles]} aria-label={label} initialFocus={false}>
            <DayCalendar
              label={label}
              value={value}
              min={min}
              max={max}
              onSelect={(date) => {
                onValueChange(date);
                setOpen(false);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const monthStyles = css`
  width: min(368px, calc(100vw - 16px));
`;
