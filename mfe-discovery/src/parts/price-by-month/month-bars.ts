import { monthsBetween } from '@storefront/shared/domain/dates/months';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** The cheapest price of a month; `null` without a price online. */
export interface MonthPrice {
  /** `yyyy-MM` */
  readonly month: string;
  readonly lowest: Pence | null;
}

export interface MonthBar extends MonthPrice {
  /** Length in percent of the longest bar. */
  readonly share: number;
  readonly cheapest: boolean;
}

/** A wrong year in the content must not render bars for decades. */
const MAX_MONTHS = 24;

/** Returns a bar for every calendar month from the first to the last; months without data are gaps. */
export function monthBars(prices: readonly MonthPrice[]): readonly MonthBar[] {
  const byMonth = new Map(prices.map(({ month, lowest }) => [month, lowest]));
  const onlinePrices = prices.flatMap(({ lowest }) => (lowest === null ? [] : [lowest]));
  const longest = Math.max(...onlinePrices);
  const least = Math.min(...onlinePrices);
  const months = calendarMonths([...byMonth.keys()].sort());
  const winner = months.find((month) => byMonth.get(month) === least);
  return months.map((month) => {
    const lowest = byMonth.get(month) ?? null;
    return {
      month,
      lowest,
      share: lowest === null ? 0 : Math.max(1, Math.round((lowest / longest) * 100)),
      cheapest: month === winner,
    };
  });
}

function calendarMonths(sorted: readonly string[]): readonly string[] {
  const all = monthsBetween(sorted[0] ?? '', sorted.at(-1) ?? '');
  // Too many months to fill the gaps.
  return sorted.length === 0 || all.length > MAX_MONTHS ? sorted : all;
}
