import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import { formatPounds, type Pence } from '../../domain/pricing/pence';
import type { CellState } from '../month-grid/month-grid';

/** Label of the cheapest day of all months, and of the cheapest day of a month (DEC-14). */
export type Rank = 'Best value' | 'Monthly best';

/** Content of a day in the calendar. */
export interface DayState {
  /** Price per person; `null` if there is none. */
  readonly price: Pence | null;
  /** Available only with another board basis, airport or number of nights. */
  readonly hasOtherChoices: boolean;
  readonly rank: Rank | null;
  readonly loading: boolean;
  readonly selectable: boolean;
}

/** Data from which the state of every day is derived. */
export interface CalendarData {
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  readonly otherPrices: ReadonlyMap<IsoDate, Pence>;
  readonly unpriced: 'disabled' | 'selectable';
  readonly bestValue: IsoDate | null;
  readonly monthlyBest: IsoDate | null;
  readonly loading: boolean;
}

/** A day that is the cheapest of all months and of its own month is only "Best value" (DEC-14). */
function rankOf(
  date: IsoDate,
  { bestValue, monthlyBest }: Pick<CalendarData, 'bestValue' | 'monthlyBest'>,
): Rank | null {
  if (date === bestValue) return 'Best value';
  return date === monthlyBest ? 'Monthly best' : null;
}

/** Returns the state of a day. No price is shown while loading: the current prices may belong to other choices. */
export function dayState(date: IsoDate, calendar: CalendarData): DayState {
  const { prices, otherPrices, unpriced, loading } = calendar;
  const own = loading ? undefined : prices.get(date);
  const price = loading ? null : (own ?? otherPrices.get(date) ?? null);
  return {
    price,
    hasOtherChoices: price !== null && own === undefined,
    rank: own === undefined ? null : rankOf(date, calendar),
    loading,
    selectable: price !== null || unpriced === 'selectable',
  };
}

/** Returns the accessible name of a day, such as `Sat 12 Jun 2027, £412 per person, Best value` (usability rule 34). */
export function dayLabel(date: IsoDate, day: DayState & CellState): string {
  return [
    formatDayWithYear(date),
    day.outside ?? priceLabel(day),
    day.rank,
    day.hasOtherChoices ? 'with other choices' : null,
    day.isSelected ? 'selected' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function priceLabel({ price, loading }: DayState): string {
  if (loading) return 'price loading';
  return price === null ? 'no price' : `${formatPounds(price)} per person`;
}
