import { addDays, dayNumber, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { searchPath } from '@storefront/shared/domain/search-query/search-query';

/** The holiday that a card or a form of a landing or group page offers. */
export interface PageChoice {
  readonly destinationId: number;
  /** Airport id, or the negative id of an airport group. */
  readonly departureId: number;
  readonly date: IsoDate;
  readonly nights: number;
  /** Search id of the board, empty for any. */
  readonly boardType: string;
  /** `null` for any star class; the parameter is then omitted (DEC-79). */
  readonly stars: number | null;
  readonly giata: number | null;
  readonly rooms: Occupancy;
}

/** Limit for landing and group pages; the search form requests more (API-DPSEARCH-02). */
const MAX_RESULTS = 5_000;
const DAYS_BEFORE = 3;

/** Returns the path of the search results for a holiday of a landing or group page (NAV-01, NAV-02, NAV-03, DEC-02). */
export function searchFromPage(choice: PageChoice, today: IsoDate): string {
  const date = dateOnSale(choice.date, today);
  return searchPath({
    destinationId: choice.destinationId,
    departureId: choice.departureId,
    // Not shifted, even if it is in the past (DEC-04).
    dateMin: addDays(date, -DAYS_BEFORE),
    dateMax: date,
    durationMin: choice.nights,
    durationMax: choice.nights,
    boardType: choice.boardType,
    rooms: choice.rooms,
    rating: '2345',
    selectedStars: choice.stars,
    giata: choice.giata,
    maxResults: MAX_RESULTS,
    flexibility: DAYS_BEFORE,
  });
}

/** Returns the date if it is between today and one year ahead, otherwise tomorrow (DEC-78). */
export function dateOnSale(date: IsoDate, today: IsoDate): IsoDate {
  return today <= date && date <= oneYearAfter(today) ? date : addDays(today, 1);
}

/** Returns the same day of the next year; 28 February for 29 February. */
export function oneYearAfter(today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4)) + 1;
  const sameDay = `${year}${today.slice(4)}`;
  return Number.isNaN(dayNumber(sameDay)) || addDays(sameDay, 0) !== sameDay ? `${year}-02-28` : sameDay;
}
