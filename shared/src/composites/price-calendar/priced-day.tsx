import { createContext, use, type ButtonHTMLAttributes } from 'react';
import type { CalendarDay, Modifiers } from 'react-day-picker';

import { toIsoDate } from '../../domain/dates/calendar-dates';
import type { IsoDate } from '../../domain/dates/iso-date';
import { formatPounds, type Pence } from '../../domain/pricing/pence';

import { dayLabel, type DayState, type Rank } from './day-state';
import type { GridFocus } from './use-grid-focus';

interface PricedDays {
  readonly stateOf: (date: IsoDate) => DayState;
  readonly selected: IsoDate | null;
  readonly focus: GridFocus;
}

// react-day-picker renders the days. Their data comes through a context, because a new `DayButton` component per
// render would remount the buttons and lose the focus.
const PricedDaysContext = createContext<PricedDays | null>(null);
export const PricedDaysProvider = PricedDaysContext.Provider;

type PricedDayProps = { readonly day: CalendarDay; readonly modifiers: Modifiers } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'onClick' | 'disabled'
>;

/** Renders a day of the price calendar. A day without a price stays focusable and has `aria-disabled`. */
export function PricedDay({ day, modifiers, className, onClick }: PricedDayProps) {
  const days = use(PricedDaysContext);
  if (days === null) throw new Error('PricedDay must be rendered inside PricedDaysProvider');
  const date = toIsoDate(day.date);
  const state = days.stateOf(date);
  const isSelected = days.selected === date;
  const isPast = modifiers['disabled'] === true;

  return (
    <button
      type="button"
      className={className}
      aria-label={dayLabel(date, state, isSelected)}
      disabled={isPast}
      aria-disabled={(!isPast && !state.selectable) || undefined}
      tabIndex={days.focus.tabStop === date ? 0 : -1}
      data-selected={isSelected || undefined}
      data-other={state.hasOtherChoices || undefined}
      data-rank={state.rank ?? undefined}
      onClick={state.selectable ? onClick : undefined}
      onFocus={() => days.focus.onDayFocus(date)}
      onBlur={days.focus.onDayBlur}
      onKeyDown={(event) => days.focus.onDayKeyDown(date, event)}
    >
      <span>{day.date.getDate()}</span>
      {state.loading && !isPast ? <span className="day-loading" /> : <DayPrice price={state.price} />}
      {state.rank !== null && <RankTag rank={state.rank} />}
    </button>
  );
}

/** Longer prices hide the pound sign in narrow calendars. */
const MAX_LENGTH_WITH_SIGN = '£1,234'.length;

function DayPrice({ price }: { readonly price: Pence | null }) {
  const label = price === null ? '' : formatPounds(price);
  return (
    <span className="day-price" data-long={label.length > MAX_LENGTH_WITH_SIGN || undefined}>
      <span className="day-sign">{label.slice(0, 1)}</span>
      {label.slice(1)}
    </span>
  );
}

/** Renders a rank as `Best` or `Month`, in full where there is space. */
export function RankTag({ rank }: { readonly rank: Rank }) {
  const [short, rest] = rank === 'Best value' ? ['Best', ' value'] : ['Month', 'ly best'];
  return (
    <span className="day-tag" data-rank={rank}>
      {short}
      <span className="day-tag-rest">{rest}</span>
    </span>
  );
}
