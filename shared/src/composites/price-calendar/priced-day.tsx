import { memo } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';
import { formatPounds, type Pence } from '../../domain/pricing/pence';
import { DayCell } from '../month-grid/day-cell';
import type { CellState } from '../month-grid/month-grid';

import { dayLabel, type DayState, type Rank } from './day-state';

interface PricedDayProps extends CellState, DayState {
  readonly date: IsoDate;
}

/** Renders a day of the price calendar. A day without a price stays focusable and has `aria-disabled`. */
export const PricedDay = memo(function PricedDay({ date, ...day }: PricedDayProps) {
  const { price, rank, loading, hasOtherChoices, selectable, isSelected, isTabStop, outside } = day;
  return (
    <DayCell
      {...{ date, isSelected, isTabStop, outside, selectable }}
      label={dayLabel(date, day)}
      kind={rank ?? (hasOtherChoices ? 'other' : undefined)}
    >
      {loading && outside === null ? <span className="day-loading" /> : <DayPrice price={price} />}
      {rank !== null && <RankTag rank={rank} />}
    </DayCell>
  );
});

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
