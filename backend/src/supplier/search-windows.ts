import { addDays, daysBetween } from '@storefront/shared/domain/dates/iso-date';

import type { PackageQuery } from './supplier';

/** The supplier searches at most a month for one hotel, and in practice a fortnight for a destination. */
const HOTEL_WINDOW_DAYS = 31;
const DESTINATION_WINDOW_DAYS = 14;

/** Splits the dates of a query into windows that one search covers. */
export function searchWindows(query: PackageQuery): readonly PackageQuery[] {
  const days = query.hotelKey === undefined ? DESTINATION_WINDOW_DAYS : HOTEL_WINDOW_DAYS;
  const windows: PackageQuery[] = [];
  for (let dateMin = query.dateMin; dateMin <= query.dateMax; dateMin = addDays(dateMin, days)) {
    const last = addDays(dateMin, days - 1);
    windows.push({ ...query, dateMin, dateMax: last < query.dateMax ? last : query.dateMax });
  }
  return windows;
}

/** Splits a query with too many results: by dates, then by star class; `null` when neither is possible. */
export function halve(query: PackageQuery): readonly PackageQuery[] | null {
  const days = daysBetween(query.dateMin, query.dateMax) + 1;
  if (days > 1) {
    const middle = addDays(query.dateMin, Math.floor(days / 2));
    return [
      { ...query, dateMax: addDays(middle, -1) },
      { ...query, dateMin: middle },
    ];
  }
  const stars = query.rating.split('');
  return stars.length > 1 ? stars.map((rating) => ({ ...query, rating })) : null;
}
