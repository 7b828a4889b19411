import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

export const SCHOOL_HOLIDAYS = ['october', 'christmas', 'february', 'easter', 'may', 'summer'] as const;
export type SchoolHoliday = (typeof SCHOOL_HOLIDAYS)[number];

/** First and last day without school, weekends included. */
type Period = readonly [first: IsoDate, last: IsoDate];

/**
 * The holidays of most schools in England by the calendars that councils publish. Councils and academies differ by days:
 * each period is one that nearly all of them share. A year is added when its calendars are published; until then the
 * holiday has no departures.
 */
const PERIODS: Readonly<Record<SchoolHoliday, readonly Period[]>> = {
  october: [
    ['2026-10-24', '2026-11-01'],
    ['2027-10-23', '2027-10-31'],
  ],
  christmas: [
    ['2026-12-19', '2027-01-03'],
    ['2027-12-18', '2028-01-03'],
  ],
  february: [
    ['2027-02-13', '2027-02-21'],
    ['2028-02-12', '2028-02-20'],
  ],
  easter: [
    ['2027-03-26', '2027-04-11'],
    ['2028-04-08', '2028-04-17'],
  ],
  may: [
    ['2027-05-29', '2027-06-06'],
    ['2028-05-27', '2028-06-04'],
  ],
  summer: [
    ['2027-07-24', '2027-08-31'],
    ['2028-07-26', '2028-08-31'],
  ],
};

/**
 * Returns the departures of a stay that is within school holidays of the next twelve months: pupils leave on the first
 * day at the earliest and are back on the last (DEC-144).
 *
 * @param nights of the stay; a holiday that is shorter has no departure
 * @returns first and last day of departure of each holiday, in the order of the calendar
 */
export function schoolHolidayDepartures(
  holidays: readonly SchoolHoliday[],
  nights: number,
  today: IsoDate,
): readonly Period[] {
  const soonest = addDays(today, 1);
  const latest = addDays(today, 365);
  return holidays
    .flatMap((holiday) => PERIODS[holiday])
    .map(([first, last]): Period => [first < soonest ? soonest : first, addDays(last, -nights)])
    .filter(([first, last]) => first <= last && first <= latest)
    .toSorted(([one], [other]) => one.localeCompare(other));
}
