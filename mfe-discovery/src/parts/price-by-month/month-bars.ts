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
  const months = monthsBetween([...byMonth.keys()].sort());
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

function monthsBetween(sorted: readonly string[]): readonly string[] {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const count = monthNumber(last) - monthNumber(first) + 1;
  // Too many months to fill the gaps.
  if (count > MAX_MONTHS) return sorted;
  return Array.from({ length: count }, (_, index) => monthOfNumber(monthNumber(first) + index));
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function monthOfNumber(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
