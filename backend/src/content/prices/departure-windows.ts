import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { Departures } from '../documents/departures.schema';
import { schoolHolidayDepartures } from '../school-holidays/school-holidays';

import { monthsFrom } from './month-codes';

type Window = readonly [first: IsoDate, last: IsoDate];

/** Returns the first and last day of each period in which stays of a group or a deal depart, from tomorrow. */
export function departureWindows(
  { departures }: { readonly departures: Departures },
  nights: number,
  today: IsoDate,
): readonly Window[] {
  if ('schoolHolidays' in departures)
    return schoolHolidayDepartures(departures.schoolHolidays, nights, today);
  if ('fromDays' in departures)
    return [[addDays(today, departures.fromDays), addDays(today, departures.toDays)]];
  const soonest = addDays(today, 1);
  const windows: Window[] = [];
  for (const month of monthsFrom(today, 12)) {
    const { first, last } = monthBounds(month);
    if (!departures.months.includes(Number(month.slice(5, 7))) || last < soonest) continue;
    const previous = windows.at(-1);
    // Months in a row are one window, and need one search.
    if (previous && addDays(previous[1], 1) === first) windows.splice(-1, 1, [previous[0], last]);
    else windows.push([first < soonest ? soonest : first, last]);
  }
  return windows;
}
