import { Popover } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';

import { formatDayWithYear } from '../dates/format-day';
import { controlStyles, labelStyles } from '../ui/field';
import { Skeleton } from '../ui/skeleton';
import { color, radius, shadow, space } from '../ui/tokens';

import type { DayCalendarProps } from './day-calendar';

// Nobody needs a calendar before they open one: its code comes then.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar')).DayCalendar }));

interface DateFieldProps extends Omit<DayCalendarProps, 'onSelect'> {
  readonly onValueChange: (date: DayCalendarProps['value']) => void;
}

/** A date in words, the same in every browser; pressed, it opens a month to choose from. */
export function DateField({ label, value, min, max, onValueChange }: DateFieldProps) {
  const labelId = useId();
  const valueId = useId();
  const [open, setOpen] = useState(false);

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div css={fieldStyles}>
        <span id={labelId} css={labelStyles}>
          {label}
        </span>
        <Popover.Trigger css={[controlStyles, triggerStyles]} aria-labelledby={`${labelId} ${valueId}`}>
          <span id={valueId} css={valueStyles}>
            {formatDayWithYear(value)}
          </span>
          <CalendarDays size={20} aria-hidden />
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Positioner css={positionerStyles} sideOffset={4} align="start" collisionPadding={8}>
          <Popover.Popup css={popupStyles} aria-label={label} initialFocus={false}>
            <Suspense fallback={<Skeleton height="344px" />}>
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
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const fieldStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  min-width: 0;
`;

const triggerStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  text-align: left;
  cursor: pointer;
`;

const valueStyles = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const positionerStyles = css`
  z-index: 55;
`;

const popupStyles = css`
  width: min(368px, calc(100vw - 16px));
  max-height: var(--available-height);
  padding: ${space.m};
  overflow-y: auto;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
`;
