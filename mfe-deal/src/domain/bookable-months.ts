import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { monthsBetween } from '@storefront/shared/composites/price-calendar/months';

/** How far ahead holidays are sold. */
const HORIZON_DAYS = 548;
/** Months on the line of prices. */
const LINE_MONTHS = 12;
/** Months before the shown one that stand on the line. */
const MONTHS_BEFORE = 2;

export interface MonthSpan {
  /** `yyyy-MM` */
  readonly first: string;
  readonly last: string;
}

/** The months in which holidays are sold: from tomorrow to the horizon. */
export function soldMonths(today: IsoDate): MonthSpan {
  return { first: addDays(today, 1).slice(0, 7), last: addDays(today, HORIZON_DAYS).slice(0, 7) };
}

/** A year of months around the shown one, none outside the months that are sold. */
export function lineMonths(shown: string, { first, last }: MonthSpan): readonly string[] {
  const all = monthsBetween(first, last);
  const at = Math.max(0, all.indexOf(shown));
  const start = Math.max(0, Math.min(at - MONTHS_BEFORE, all.length - LINE_MONTHS));
  return all.slice(start, start + LINE_MONTHS);
}

/** The shown month first, then its neighbours outwards: what a shopper is likely to look at next. */
export function nearestFirst<M extends { readonly month: string }>(
  months: readonly M[],
  shown: string,
): readonly M[] {
  const at = months.findIndex(({ month }) => month === shown);
  return months
    .map((month, index) => ({ month, distance: Math.abs(index - at) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ month }) => month);
}
