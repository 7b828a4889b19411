import { addDays, isoDateSchema, monthBounds, type IsoDate } from '../dates/iso-date';

import { defaultChoice, selectedDate, type SearchQuery } from './search-query';
import { impossibleDateParam } from './url-params';

/** Latest departure on sale, in days from today. */
const LAST_DEPARTURE_DAYS = 548;

/** Returns the first and the last departure date that the shop offers. */
export function saleWindow(today: IsoDate): { readonly first: IsoDate; readonly last: IsoDate } {
  return { first: addDays(today, 1), last: addDays(today, LAST_DEPARTURE_DAYS) };
}

/** Dates that cannot be searched, and what can be searched instead (DEC-113). */
export type UnsearchableDates = (
  | { readonly reason: 'past' | 'not-on-sale-yet'; readonly requested: IsoDate }
  /** The text of the URL is no date of the calendar. */
  | { readonly reason: 'impossible'; readonly text: string }
) & {
  /** The last departure date on sale. */
  readonly last: IsoDate;
  /** The nearest date on sale, for dates of the calendar with the same day and month; then the default date of the form. */
  readonly suggestions: readonly [IsoDate, ...IsoDate[]];
};

/** Returns why no date of a URL can be searched, or `null` when at least one can. */
export function unsearchableDates(
  params: URLSearchParams,
  query: SearchQuery,
  today: IsoDate,
): UnsearchableDates | null {
  const text = impossibleDateParam(params, 'dateMin');
  if (text === null) return datesNotOnSale(query, today);
  const { first, last } = saleWindow(today);
  const usual = defaultChoice(today).departureDate;
  const nearest = nearestInCalendar(text);
  const suggestion = nearest === null ? usual : later(earlier(nearest, last), first);
  return {
    reason: 'impossible',
    text,
    last,
    suggestions: suggestion === usual ? [usual] : [suggestion, usual],
  };
}

/** Returns the last day of the month for `2027-02-30`; `null` for a text without a year, a month and a day. */
function nearestInCalendar(text: string): IsoDate | null {
  const {
    year = '',
    month = '',
    day = '',
  } = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text)?.groups ?? {};
  if (year === '' || Number(year) < 1) return null;
  const inYear = `${year}-${month < '01' ? '01' : month > '12' ? '12' : month}`;
  const { first, last } = monthBounds(inYear);
  return later(earlier(`${inYear}-${day}`, last), first);
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

function datesNotOnSale(query: SearchQuery, today: IsoDate): UnsearchableDates | null {
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
