import { dayNumber, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { PlaceKind } from './places';

/** Price factors from January to December, relative to the average of the year. */
const MONTH_FACTORS: Readonly<Record<PlaceKind, readonly number[]>> = {
  beach: [0.68, 0.7, 0.76, 0.9, 1, 1.14, 1.35, 1.42, 1.12, 0.9, 0.7, 0.72],
  'winter-sun': [1, 1.06, 1.04, 1.02, 0.92, 0.96, 1.16, 1.22, 1, 1.02, 0.96, 1.1],
  city: [0.8, 0.84, 0.95, 1.05, 1.12, 1.1, 1.06, 1.02, 1.1, 1.04, 0.9, 1.06],
  'long-haul': [1.02, 1.08, 1.04, 1.02, 0.9, 0.9, 1.12, 1.14, 0.9, 0.96, 0.98, 1.2],
};

/** School holidays in England as `MM-dd`, the same for every year; Easter is computed. */
const SCHOOL_HOLIDAYS: readonly (readonly [from: string, to: string, factor: number])[] = [
  ['02-13', '02-21', 1.18],
  ['05-22', '05-31', 1.2],
  ['07-19', '08-31', 1.18],
  ['10-22', '10-31', 1.16],
  ['12-18', '12-31', 1.3],
  ['01-01', '01-03', 1.2],
];

/** By kind and date. A key of both would be a new text for each of the thousands of calls of a search. */
const factors = new Map<PlaceKind, Map<IsoDate, number>>();

/** Returns the price factor of a departure date for a kind of place. The result is cached per kind and date. */
export function seasonFactor(kind: PlaceKind, date: IsoDate): number {
  let ofKind = factors.get(kind);
  if (!ofKind) factors.set(kind, (ofKind = new Map()));
  const cached = ofKind.get(date);
  if (cached !== undefined) return cached;
  const factor = computeSeasonFactor(kind, date);
  if (ofKind.size > 5_000) ofKind.clear();
  ofKind.set(date, factor);
  return factor;
}

function computeSeasonFactor(kind: PlaceKind, date: IsoDate): number {
  const month = Number(date.slice(5, 7)) - 1;
  const day = Number(date.slice(8, 10));
  const curve = MONTH_FACTORS[kind];
  const here = curve[month] ?? 1;
  const next = curve[(month + 1) % 12] ?? 1;
  const smooth = here + (next - here) * Math.max(0, (day - 15) / 31);
  return smooth * schoolHolidayFactor(date);
}

function schoolHolidayFactor(date: IsoDate): number {
  const monthDay = date.slice(5);
  const listed = SCHOOL_HOLIDAYS.find(([from, to]) => monthDay >= from && monthDay <= to);
  if (listed) return listed[2];
  const fromEaster = dayNumber(date) - easterDay(Number(date.slice(0, 4)));
  return fromEaster >= -10 && fromEaster <= 7 ? 1.2 : 1;
}

/** Returns Easter Sunday (Gregorian computus) as a day number. */
function easterDay(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const epact = skipped % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** Returns the price factor of the booking lead time: late flights cost more, late hotels less. `days` to departure. */
export function leadFactor(of: 'flight' | 'hotel', days: number): number {
  if (of === 'hotel') return days < 14 ? 0.92 : days < 45 ? 0.97 : 1;
  if (days < 7) return 1.35;
  if (days < 21) return 1.2;
  return days < 60 ? 1.06 : days < 180 ? 1 : 0.95;
}
