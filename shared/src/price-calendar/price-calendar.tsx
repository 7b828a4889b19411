import { css } from '@emotion/react';
import { useMemo, type ButtonHTMLAttributes } from 'react';
import { DayPicker, type CalendarDay, type Modifiers } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';

import { formatDayWithYear } from '../dates/format-day';
import { monthBounds, type IsoDate } from '../dates/iso-date';
import { formatPounds, type Pence } from '../pricing/pence';
import { color, family, radius, space, text } from '../ui/tokens';

interface PriceCalendarProps {
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** First and last month that can be shown, `yyyy-MM`. */
  readonly months: { readonly first: string; readonly last: string };
  /** The best price of each day that has one; the other days cannot be chosen. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
  readonly loading?: boolean;
}

/** A month of prices, Monday first. Arrow keys move by day and week, Page keys by month (APG date grid). */
export function PriceCalendar(props: PriceCalendarProps) {
  const { month, onMonthChange, months, prices, selected, onSelect, loading = false } = props;
  const best = useMemo(() => bestOf(prices), [prices]);
  const Day = useMemo(() => dayButton(prices, best), [prices, best]);

  return (
    <div css={calendarStyles} aria-busy={loading}>
      <DayPicker
        mode="single"
        locale={enGB}
        weekStartsOn={1}
        showOutsideDays={false}
        month={asDate(`${month}-01`)}
        onMonthChange={(next) => onMonthChange(asIso(next).slice(0, 7))}
        startMonth={asDate(`${months.first}-01`)}
        endMonth={asDate(monthBounds(months.last).first)}
        selected={selected === null ? undefined : asDate(selected)}
        onSelect={(day) => day && onSelect(asIso(day))}
        disabled={(day) => !prices.has(asIso(day))}
        components={{ DayButton: Day }}
        labels={{
          labelDayButton: (day) => labelOf(asIso(day), prices, best),
          labelGrid: () => 'Departure dates',
        }}
      />
      <p css={legendStyles}>
        <span css={[keyStyles, bestKeyStyles]} aria-hidden /> Monthly best
      </p>
    </div>
  );
}

function dayButton(prices: ReadonlyMap<IsoDate, Pence>, best: ReadonlySet<IsoDate>) {
  return function PricedDay({
    day,
    modifiers,
    ...rest
  }: { day: CalendarDay; modifiers: Modifiers } & ButtonHTMLAttributes<HTMLButtonElement>) {
    const date = asIso(day.date);
    const price = prices.get(date);
    return (
      <button
        {...rest}
        type="button"
        data-best={best.has(date) || undefined}
        data-selected={modifiers['selected'] || undefined}
      >
        <span>{day.date.getDate()}</span>
        <span className="day-price">{price === undefined ? '' : formatPounds(price)}</span>
        {best.has(date) && <span className="day-best">Best</span>}
      </button>
    );
  };
}

/** The days with the lowest price of the month. */
function bestOf(prices: ReadonlyMap<IsoDate, Pence>): ReadonlySet<IsoDate> {
  const lowest = Math.min(...prices.values());
  return new Set([...prices].filter(([, price]) => price === lowest).map(([date]) => date));
}

/** Price and rank are in the name of the day, never in its colour alone. */
function labelOf(date: IsoDate, prices: ReadonlyMap<IsoDate, Pence>, best: ReadonlySet<IsoDate>): string {
  const price = prices.get(date);
  const words = price === undefined ? 'no price' : `${formatPounds(price)} per person`;
  return `${formatDayWithYear(date)}, ${words}${best.has(date) ? ', best value' : ''}`;
}

// The library counts in local dates; a calendar date becomes local noon and back, so no zone can shift it.
function asDate(date: IsoDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)), 12);
}

function asIso(day: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const calendarStyles = css`
  position: relative;

  & .rdp-months {
    position: relative;
  }

  & .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
  }

  & .rdp-button_previous,
  & .rdp-button_next {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: ${radius.pill};
    background: transparent;
    color: ${color.ink};
    cursor: pointer;
  }

  & .rdp-button_previous[aria-disabled='true'],
  & .rdp-button_next[aria-disabled='true'] {
    color: ${color.lineSoft};
    cursor: not-allowed;
  }

  & .rdp-chevron {
    fill: currentcolor;
  }

  & .rdp-month_caption {
    display: grid;
    place-items: center;
    height: 44px;
    font: 700 ${text.body} ${family.heading};
  }

  & .rdp-month_grid {
    width: 100%;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }

  & .rdp-weekday {
    font: 600 ${text.small} ${family.body};
    color: ${color.inkFaint};
  }

  & .rdp-day {
    padding: 0;
  }

  & .rdp-day button {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    width: 100%;
    min-height: 52px;
    padding: 0;
    border: 0;
    border-radius: ${radius.field};
    background: ${color.surfaceAlt};
    color: ${color.ink};
    font: 600 ${text.body} ${family.body};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  & .rdp-day button:disabled {
    background: transparent;
    color: ${color.inkFaint};
    cursor: default;
  }

  & .rdp-day button[data-best] {
    background: ${color.successSoft};
  }

  & .rdp-day button[data-selected] {
    background: ${color.action};
    color: ${color.onAction};
  }

  & .day-price {
    font: ${text.caption} ${family.body};
  }

  & .day-best {
    position: absolute;
    top: -6px;
    padding: 0 6px;
    border-radius: ${radius.pill};
    background: ${color.success};
    color: ${color.onAction};
    font: 600 ${text.caption} ${family.body};
  }
`;

const legendStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-top: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const keyStyles = css`
  width: 16px;
  height: 16px;
  border-radius: ${radius.field};
`;

const bestKeyStyles = css`
  background: ${color.successSoft};
  border: 1px solid ${color.success};
`;
