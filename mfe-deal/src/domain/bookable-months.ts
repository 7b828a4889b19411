import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { monthsBetween } from '@storefront/shared/domain/dates/months';

/** How far ahead holidays are sold, in days. */
const HORIZON_DAYS = 548;
/** Months in the price chart. */
const CHART_MONTHS = 12;
/** Months of the chart before the displayed one. */
const MONTHS_BEFORE = 2;

export interface MonthRange {
  /** `yyyy-MM` */
  readonly first: string;
  readonly last: string;
}

/** Returns the months in which holidays are sold: from tomorrow to the horizon. */
export function bookableMonths(today: IsoDate): MonthRange {
  return { first: addDays(today, 1).slice(0, 7), last: addDays(today, HORIZON_DAYS).slice(0, 7) };
}

/** Returns the twelve bookable months around the displayed one. */
export function monthsAround(displayed: string, { first, last }: MonthRange): readonly string[] {
  const all = monthsBetween(first, last);
  const position = Math.max(0, all.indexOf(displayed));
  const start = Math.max(0, Math.min(position - MONTHS_BEFORE, all.length - CHART_MONTHS));
  return all.slice(start, start + CHART_MONTHS);
}

/** Sorts months by their distance to the displayed one, because shoppers open neighbouring months next. */
export function nearestFirst<M extends { readonly month: string }>(
  months: readonly M[],
  displayed: string,
): readonly M[] {
  const position = months.findIndex(({ month }) => month === displayed);
  return months
    .map((month, index) => ({ month, distance: Math.abs(index - position) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ month }) => month);
}
