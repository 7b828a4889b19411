import { addDays, isoDateSchema, type IsoDate } from '../dates/iso-date';

import { defaultChoice, selectedDate, type SearchQuery } from './search-query';

/** Latest departure on sale, in days from today. */
const LAST_DEPARTURE_DAYS = 548;

/** Returns the first and the last departure date that the shop offers. */
export function saleWindow(today: IsoDate): { readonly first: IsoDate; readonly last: IsoDate } {
  return { first: addDays(today, 1), last: addDays(today, LAST_DEPARTURE_DAYS) };
}

/** Dates that cannot be searched, and what can be searched instead (DEC-113). */
export interface UnsearchableDates {
  readonly reason: 'past' | 'not-on-sale-yet';
  readonly requested: IsoDate;
  /** The last departure date on sale. */
  readonly last: IsoDate;
  /** The nearest date on sale with the same day and month, then the default date of the form. */
  readonly suggestions: readonly [IsoDate, ...IsoDate[]];
}

/** Returns why no date of a search can be searched, or `null` when at least one can. */
export function unsearchableDates(query: SearchQuery, today: IsoDate): UnsearchableDates | null {
  const { first, last } = saleWindow(today);
  const isPast = addDays(query.dateMin, 5) < today;
  if (!isPast && addDays(query.dateMin, 1) <= last) return null;
  const requested = selectedDate(query);
  const sameDay = sameDayInYears(requested, first, last);
  const nearest = isPast ? sameDay[0] : sameDay.at(-1);
  const usual = defaultChoice(today).departureDate;
  return {
    reason: isPast ? 'past' : 'not-on-sale-yet',
    requested,
    last,
    suggestions: nearest === undefined || nearest === usual ? [usual] : [nearest, usual],
  };
}

/** 29 February becomes 28 February in other years. */
function sameDayInYears(date: IsoDate, first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const dates: IsoDate[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    const day = `${year}${date.slice(4)}`;
    const valid = isoDateSchema.safeParse(day).success ? day : `${year}-02-28`;
    if (valid >= first && valid <= last) dates.push(valid);
  }
  return dates;
}
