import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { DEPARTURE_AIRPORTS } from '@storefront/shared/domain/catalogue/airports';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import { dateOnSale, searchFromPage } from '../../parts/search-link/search-from-page';

import type { BestEntry } from './month-blocks';

/** Values of the booking form of a destination page. */
export interface BookingChoice {
  readonly departureId: number;
  /** Empty after the shopper cleared it. */
  readonly date: IsoDate | '';
  /** `3`, `4`, `5`, or empty for any. */
  readonly stars: string;
  readonly nights: number;
  /** Search id of the board, empty for any. */
  readonly boardType: string;
  readonly rooms: Occupancy;
}

/** Maximum number of nights that the form offers (LAND-08). */
export const MOST_NIGHTS = 14;

/** Returns the initial values of the form (LAND-ST-01 to LAND-ST-04, DEC-78). */
export function firstChoice(page: HolidayPage, best: BestEntry | null, today: IsoDate): BookingChoice {
  return {
    departureId: isAirport(page.fromId) ? page.fromId : ANY_LONDON,
    date: best ? dateOnSale(best.entry.date, today) : addDays(today, 1),
    stars: best?.stars ?? '',
    nights: Math.min(page.nights, MOST_NIGHTS),
    boardType: page.boardBasisId,
    rooms: DEFAULT_OCCUPANCY,
  };
}

/** An id that is not in the list would be shown with the label of another airport. */
function isAirport(departureId: number): boolean {
  return DEPARTURE_AIRPORTS.some(({ id }) => id === departureId);
}

const ANY_LONDON = -1;

/** Returns the path that Book Now opens (DEC-79); `null` without a date (LAND-ST-07). */
export function bookingPath(choice: BookingChoice, destinationId: number, today: IsoDate): string | null {
  const { date, stars, ...rest } = choice;
  if (date === '') return null;
  const search = { ...rest, date, destinationId, stars: stars === '' ? null : Number(stars), giata: null };
  return searchFromPage(search, today);
}
