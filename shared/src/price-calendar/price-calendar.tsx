import { css } from '@emotion/react';
import { useMemo, type ButtonHTMLAttributes } from 'react';
import { DayPicker, type CalendarDay, type Modifiers } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';

import { asDate, asIso } from '../calendar/calendar-dates';
import { calendarStyles } from '../calendar/calendar.styles';
import { formatDayWithYear } from '../dates/format-day';
import { monthBounds, type IsoDate } from '../dates/iso-date';
import { formatPounds, type Pence } from '../pricing/pence';
import { savingPercent } from '../pricing/saving-percent';
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
  const saving = savingPercent(prices.values());
  const Day = useMemo(() => dayButton(prices, best), [prices, best]);

  return (
    <div css={[calendarStyles, pricedStyles]} aria-busy={loading}>
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
        {saving !== null && <strong>Save {saving}% vs the highest price</strong>}
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

const pricedStyles = css`
  & .rdp-day button {
    min-height: 60px;
  }

  & .rdp-day button[data-best]:not([data-selected]) {
    background: ${color.tint};
  }

  & .day-price {
    font: ${text.caption} ${family.body};
  }

  & .day-best {
    position: absolute;
    top: -9px;
    padding: 0 6px;
    border-radius: ${radius.pill};
    background: ${color.ink};
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
  background: ${color.tint};
  border: 1px solid ${color.action};
`;
