import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import { formatPounds, type Pence } from '../../domain/pricing/pence';

/** What the cheapest days are called (DEC-14). */
export type Rank = 'Best value' | 'Monthly best';

/** Everything a day of the calendar shows and says. */
export interface DayState {
  /** `null` where none is known. */
  readonly price: Pence | null;
  /** Sold only with another board, from another airport or for other nights. */
  readonly other: boolean;
  readonly rank: Rank | null;
  readonly loading: boolean;
  readonly canChoose: boolean;
}

/** What all days of the calendar are judged by. */
export interface CalendarData {
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  readonly otherPrices: ReadonlyMap<IsoDate, Pence>;
  readonly unpriced: 'disabled' | 'selectable';
  readonly bestValue: IsoDate | null;
  readonly monthlyBest: IsoDate | null;
  readonly loading: boolean;
}

/** A day that is both the best of all months and of its own is the best of all (DEC-14). */
function rankOf(
  date: IsoDate,
  { bestValue, monthlyBest }: Pick<CalendarData, 'bestValue' | 'monthlyBest'>,
): Rank | null {
  if (date === bestValue) return 'Best value';
  return date === monthlyBest ? 'Monthly best' : null;
}

/** While prices are fetched none is shown: those at hand may belong to the choices before. */
export function dayState(date: IsoDate, calendar: CalendarData): DayState {
  const { prices, otherPrices, unpriced, loading } = calendar;
  const own = loading ? undefined : prices.get(date);
  const price = loading ? null : (own ?? otherPrices.get(date) ?? null);
  return {
    price,
    other: price !== null && own === undefined,
    rank: own === undefined ? null : rankOf(date, calendar),
    loading,
    canChoose: price !== null || unpriced === 'selectable',
  };
}

/** `Sat 12 Jun 2027, £412 per person, Best value`: the accessible name of a day (usability rule 34). */
export function dayLabel(date: IsoDate, state: DayState, selected: boolean): string {
  return [
    formatDayWithYear(date),
    priceLabel(state),
    state.rank,
    state.other ? 'with other choices' : null,
    selected ? 'selected' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function priceLabel({ price, loading }: DayState): string {
  if (loading) return 'price loading';
  return price === null ? 'no price' : `${formatPounds(price)} per person`;
}
